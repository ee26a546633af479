import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Call, Endpoint } from '#contract/endpoint.ts'
import { COMMON_REFUSALS, Refusal, type RefusalCode } from '#contract/refusals.ts'
import type { Reads } from '#server/db/replica.ts'
import type { Bus } from '#server/events/bus.ts'
import type { Clock } from '#server/kernel/time.ts'
import type { Crowd } from './crowd.ts'
import { withTimeout } from './timeout.ts'
import type { Limiter, LimitName, Who } from './limiter.ts'
import { notingSecurity, type SecurityEvent } from './security-log.ts'
import type { SessionMember } from './session.ts'
import { originOf, type Visit, visitOf } from './visit.ts'

type Schema = z.core.$ZodType
type Member<E extends Endpoint> = E['access'] extends 'member' ? { member: SessionMember } : unknown
type Handler<E extends Endpoint> = (call: {
  input: z.output<E['input']>
  visit: Visit & Member<E>
}) => Promise<z.input<E['output']>>
type AnyHandler = (call: { input: unknown; visit: Visit }) => Promise<unknown>
type RouteOptions = {
  readonly limit?: LimitName
  /** What it is called in the security log, if it is noted there. */
  readonly event?: SecurityEvent
  /** How long it may take, where that is longer than for other calls. */
  readonly longestMs?: number
}

export type Registered = {
  readonly endpoint: Endpoint
  readonly handler: AnyHandler
  readonly options: RouteOptions
}

/** The application as features see it: a place to join endpoints to their handlers. */
export type App = Reads & {
  readonly fastify: FastifyInstance
  readonly clock: Clock
  readonly limiter: Limiter
  /** Refuses what comes on top of what can be worked on at once. */
  readonly crowd: Crowd
  /** Told which members have news. */
  readonly events: Bus
  /** Makes hashes and signatures that only this installation can make. */
  readonly secretKey: string
  readonly endpoints: Map<string, Registered>
}

/** Joins one endpoint of the contract to its handler: access, parse in, answer or refuse, parse out. */
export function route<E extends Endpoint>(
  app: App,
  endpoint: E,
  handler: Handler<E>,
  options: RouteOptions = {},
): void {
  const registered = { endpoint, handler: handler as AnyHandler, options }
  app.endpoints.set(nameOf(endpoint), registered)
  const [url = '', query] = endpoint.path.split('?')
  app.fastify.route({
    method: endpoint.method,
    url,
    ...(query === undefined ? {} : { constraints: { query } }),
    exposeHeadRoute: false,
    handler: (request, reply) =>
      withTimeout(
        app.crowd(() => answerHttp(app, registered, request, reply)),
        options.longestMs,
      ),
  })
}

async function answerHttp(
  app: App,
  registered: Registered,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { endpoint } = registered
  const visit = await receive(app, endpoint, request, reply)
  return answer(
    app,
    registered,
    visit,
    endpoint.method === 'GET' ? visit.query : (request.body ?? {}),
  )
}

/** The caller, unless the request comes from a page of another origin, or they call too often. */
export async function receive(
  app: App,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visit> {
  if (endpoint.writes && !endpoint.isOpen) requireSameOrigin(request)
  const visit = await visitOf(app.db, app.clock(), request, reply)
  await app.limiter.take(...callerLimit(visit), visit.now)
  void reply.header('cache-control', 'no-store')
  return visit
}

async function answer(app: App, registered: Registered, visit: Visit, given: unknown) {
  const { endpoint, handler, options } = registered
  const work = async () => {
    const input = await admit(app, registered, visit, given)
    return outputOf(endpoint, () => handler({ input, visit }))
  }
  const { event } = options
  return event === undefined ? work() : notingSecurity(app, visit, { event, given }, work)
}

/** The input of a call, if this caller may make it now. */
export async function admit(
  app: App,
  { endpoint, options }: Pick<Registered, 'endpoint' | 'options'>,
  visit: Visit,
  given: unknown,
): Promise<unknown> {
  if (endpoint.access === 'member' && !visit.member) throw new Refusal('LOGIN_REQUIRED')
  if (options.limit) await app.limiter.take(options.limit, whoOf(visit), visit.now)
  return inputOf(endpoint, given)
}

/** What was given, as the contract names it; else the refusal with the field that is wrong. */
export function inputOf(endpoint: Endpoint, given: unknown): unknown {
  const input = z.safeParse(endpoint.input, given)
  if (!input.success) throw new Refusal('INVALID_INPUT', wrongField(input.error.issues[0]))
  const field = nulField(input.data)
  if (field !== null) throw new Refusal('INVALID_INPUT', { field, why: 'invalid_format' })
  return input.data
}

/** What a handler answers, as the contract names it, or a refusal that the contract lists. */
export async function outputOf(endpoint: Endpoint, handle: () => Promise<unknown>) {
  try {
    return z.parse(endpoint.output, await handle())
  } catch (error) {
    if (error instanceof Refusal && !mayRefuseWith(endpoint, error.code)) {
      throw new Error(`${nameOf(endpoint)} does not list ${error.code}`, { cause: error })
    }
    throw error
  }
}

/** Calls endpoints in the process itself, for pages that are rendered here: the same rules, without the wire. */
export function callFor(app: App, visit: Visit): Call {
  return async <In extends Schema, Out extends Schema>(
    endpoint: Endpoint<In, Out>,
    input: z.input<In>,
  ) => {
    const registered = app.endpoints.get(nameOf(endpoint))
    if (!registered) throw new Error(`${nameOf(endpoint)} has no handler`)
    return (await answer(app, registered, visit, input)) as z.output<Out>
  }
}

function callerLimit(visit: Visit): [LimitName, Who] {
  return [visit.member ? 'api_by_member' : 'api_by_visitor', whoOf(visit)]
}

/** For what is not an endpoint: counts what a network asks for before anything is done for it. */
export function limitedTo(limit: LimitName, { limiter, clock }: App) {
  return { onRequest: async (request: FastifyRequest) => limiter.take(limit, request, clock()) }
}

function whoOf(visit: Visit): Who {
  return visit.member?.id ?? visit
}

function mayRefuseWith(endpoint: Endpoint, code: RefusalCode): boolean {
  const known: readonly RefusalCode[] = [...COMMON_REFUSALS, ...endpoint.refusals]
  return known.includes(code) || (code === 'LOGIN_REQUIRED' && endpoint.access === 'member')
}

function wrongField(issue: z.core.$ZodIssue | undefined): { field: string; why: string } {
  const unknownKey = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined
  const field = [...(issue?.path ?? []), ...(unknownKey === undefined ? [] : [unknownKey])].join(
    '.',
  )
  return { field: field.slice(0, 100) || 'body', why: issue?.code ?? 'invalid' }
}

export function nameOf(endpoint: Endpoint): string {
  return `${endpoint.method} ${endpoint.path}`
}

/** The field whose text the database cannot keep: with a NUL or half a character in it; null when there is none. */
function nulField(input: unknown): string | null {
  return pathToNul(input, [])?.join('.') ?? null
}

function pathToNul(value: unknown, path: readonly string[]): readonly string[] | null {
  if (typeof value === 'string') return isKeepable(value) ? null : path
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const found = pathToNul(inner, [...path, key])
    if (found) return found
  }
  return null
}

function isKeepable(text: string): boolean {
  return !text.includes('\0') && Buffer.from(text).toString() === text
}

/** Refuses a form that no page of this very site sent. A form cannot send the header that calls of our pages carry. */
export function requireOwnForm(request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': fetchSite = 'same-origin' } = request.headers
  const isOurs = origin === undefined || origin === originOf(request)
  if (!isOurs || fetchSite !== 'same-origin') throw new Refusal('FOREIGN_ORIGIN')
}

/**
 * Refuses a call that changes something unless a page of this very site made it. A foreign page cannot send
 * the X-Request-Type header without asking first, and we never answer such a question.
 */
export function requireSameOrigin(request: FastifyRequest): void {
  const fetchSite = request.headers['sec-fetch-site']
  const { origin } = request.headers
  const isOurs =
    request.headers['x-request-type'] === 'client' &&
    (fetchSite === undefined || fetchSite === 'same-origin') &&
    (origin === undefined || origin === originOf(request))
  if (!isOurs) throw new Refusal('FOREIGN_ORIGIN')
}
