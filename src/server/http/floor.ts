import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import cookie from '@fastify/cookie'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { Refusal } from '#contract/refusals.ts'
import type { Config } from '#server/kernel/config.ts'
import type { Log } from '#server/kernel/log.ts'
import { refusalOf, sendRefusal } from './refusal-answer.ts'
import { SECURITY_HEADERS } from './security-headers.ts'
import type { SiteRef } from './visit.ts'

const BODY_LIMIT = 64 * 1024
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']

type Floor = {
  readonly config: Pick<Config, 'TRUSTED_PROXIES'>
  readonly log: Log
  /** The site that answers to this host name, or null. */
  readonly findSite: (host: string) => Promise<SiteRef | null>
}

/** A Fastify instance that is safe before any route exists: time-outs, limits, headers, host, errors, logs. */
export async function openFloor({ config, log, findSite }: Floor): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
    bodyLimit: BODY_LIMIT,
    connectionTimeout: 30_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 10_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    http: { maxHeaderSize: 16 * 1024, headersTimeout: 10_000, insecureHTTPParser: false },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => {
      void sendRefusal(reply, refusalOf(error, request))
    },
  })
  app.server.maxHeadersCount = 100
  readJsonStrictly(app)
  await app.register(cookie)
  app.decorateRequest('site', null as unknown as SiteRef)
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({ ...SECURITY_HEADERS, 'x-request-id': request.id })
    if (!METHODS.includes(request.method)) throw new Refusal('METHOD_NOT_ALLOWED')
    if (request.url.startsWith('/health/')) return
    const site = await findSite(request.host)
    if (!site) throw new Refusal('UNKNOWN_SITE')
    request.site = site
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
  app.setErrorHandler((error, request, reply) => sendRefusal(reply, refusalOf(error, request)))
  return app
}

/** Only JSON in UTF-8 is read; anything else is refused before a handler sees it. */
function readJsonStrictly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(body as Buffer)
      void parse(request, text, done)
    } catch {
      done(new Refusal('INVALID_INPUT', { field: 'body' }))
    }
  })
}

/** What the HTTP parser itself refuses never becomes a request: answered by hand, with the same headers. */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = STATUS_OF_BROKEN[error.code ?? ''] ?? '400 Bad Request'
  const body = JSON.stringify({ error: { code: 'INVALID_INPUT', params: { field: 'request' } } })
  const headers = Object.entries({
    ...SECURITY_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  })
  socket.end(
    `HTTP/1.1 ${status}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
  )
}

const STATUS_OF_BROKEN: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}
