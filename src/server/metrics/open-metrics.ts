import cluster from 'node:cluster'
import { createServer } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Counter,
  Histogram,
  Registry,
} from 'prom-client'
import { EVENTS_PATH } from '#contract/events.ts'
import type { Db } from '#server/db/connect.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Clock } from '#server/kernel/time.ts'
import { measureSignals } from './measure-signals.ts'
import { measureStock } from './measure-stock.ts'

type MetricsPort = { readonly host: string; readonly port: number; readonly log: Log }

type MetricsInput = MetricsPort & {
  readonly fastify: FastifyInstance
  readonly db: Db
  readonly clock: Clock
  readonly version: string
}

/**
 * What this process does, in figures for Prometheus, at /metrics of a port of their own that members never reach, until the
 * application closes. One of several processes is asked by the one that leads them. No label has a value that a visitor chooses,
 * and none leads to a person.
 */
export async function openMetrics(given: MetricsInput): Promise<void> {
  const { fastify } = given
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureRequests(registry, fastify)
  const stopListening = measureSignals(registry)
  measureStock(registry, given)
  const stopServing = cluster.isWorker ? answerLeader(registry) : await serve(registry, given)
  fastify.addHook('onClose', async () => {
    stopListening()
    await stopServing()
  })
}

/** The same for all processes that this one leads, together; returns how to stop. */
export function openLeaderMetrics(given: MetricsPort): Promise<() => Promise<void>> {
  const registry = new AggregatorRegistry()
  return serve(
    { contentType: registry.contentType, metrics: () => registry.clusterMetrics() },
    given,
  )
}

/** The listener for its questions comes with the first such registry. */
function answerLeader(registry: Registry): () => Promise<void> {
  AggregatorRegistry.setRegistries([registry])
  new AggregatorRegistry()
  return async () => undefined
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counts what was answered, by the route as the code names it and never as a visitor wrote it. */
export function measureRequests(registry: Registry, fastify: FastifyInstance): void {
  const registers = [registry]
  const requests = new Counter({
    name: 'vonk_http_requests_total',
    help: 'Answered requests by route and class of status',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const refusals = new Counter({
    name: 'vonk_refusals_total',
    help: 'Refused requests by the code of the refusal',
    labelNames: ['code'],
    registers,
  })
  const seconds = new Histogram({
    name: 'vonk_http_request_seconds',
    help: 'How long requests took: calls of the API, pages, and files',
    labelNames: ['kind'],
    buckets: SECONDS,
    registers,
  })
  fastify.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    requests.inc({ method, route: routeOf(request), status })
    if (reply.refusal) refusals.inc({ code: reply.refusal })
    // A stream lasts as long as its reader stays.
    const kind = kindOf(routeOf(request))
    if (kind !== 'stream') seconds.observe({ kind }, reply.elapsedTime / 1000)
  })
}

/** Whatever has no route of its own counts together, or strangers could make as many as they like. */
function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? 'none'
}

function kindOf(route: string): 'call' | 'page' | 'stream' | 'file' {
  if (route === EVENTS_PATH) return 'stream'
  if (route.startsWith('/api/')) return 'call'
  return route === '/*' ? 'page' : 'file'
}

/** Answers at /metrics, and returns how to stop that. */
async function serve(
  registry: { readonly contentType: string; metrics(): Promise<string> },
  { host, port, log }: MetricsPort,
): Promise<() => Promise<void>> {
  const server = createServer((request, reply) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return reply.writeHead(404).end()
    registry.metrics().then(
      (text) => reply.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        log.warn({ err: error }, 'metrics could not be gathered')
        reply.writeHead(500).end()
      },
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return () =>
    new Promise((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
}
