import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import cookie from '@fastify/cookie'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import type { Config } from '#server/kernel/config.ts'
import { deadline } from '#server/kernel/time.ts'
import type { Log } from '#server/kernel/log.ts'
import { answerNotOpen } from './not-open.ts'
import { isPagePath } from './page-path.ts'
import { isFromHere } from './network.ts'
import { refusalOf, sendRefusal } from './refusal-answer.ts'
import { SECURITY_HEADERS } from './security-headers.ts'
import type { SiteRef } from './visit.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the server of another host has it. */
    isElsewhere: boolean
  }
}

const BODY_LIMIT = 64 * 1024
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']
const MOST_HEADERS = 100
const MOST_RANGES = 5

type FoundSite = SiteRef & { readonly isLive: boolean }

type BaseServerInput = {
  readonly config: Pick<Config, 'TRUSTED_PROXIES' | 'isProduction'>
  readonly log: Log
  /** The site that answers to this host name, or null. */
  readonly findSite: (host: string) => Promise<FoundSite | null>
  /** The server of another host of this process: it answers by itself what is asked there, as if there were no other. */
  readonly elsewhere?: (host: string) => FastifyInstance | null
}

/** A Fastify instance that is safe before any route exists: time-outs, limits, headers, host, errors, logs. */
export async function openBaseServer({
  config,
  log,
  findSite,
  elsewhere = () => null,
}: BaseServerInput): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
    bodyLimit: BODY_LIMIT,
    connectionTimeout: deadline(30_000),
    requestTimeout: deadline(30_000),
    keepAliveTimeout: deadline(10_000),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    http: httpOptions(),
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (_error, request, reply) => {
      void reply.headers(headersOf(request))
      void sendRefusal(reply, new Refusal('INVALID_INPUT', { field: 'address' }))
    },
  })
  app.addConstraintStrategy(byQuery)
  // The parser would drop what is over its count and go on: we count ourselves and refuse.
  app.server.maxHeadersCount = 0
  ignoreExpectations(app)
  readJsonStrictly(app)
  await app.register(cookie)
  app.decorateRequest('site', null as unknown as SiteRef)
  app.decorateRequest('isElsewhere', false)
  app.decorateReply('refusal', undefined)
  app.addHook('onRequest', async (request, reply) => {
    const other = elsewhere(request.headers.host ?? '')
    if (other) {
      request.isElsewhere = true
      reply.hijack()
      return other.routing(request.raw, reply.raw)
    }
    void reply.headers(headersOf(request))
    if (!METHODS.includes(request.method)) {
      void reply.header('allow', METHODS.join(', '))
      throw new Refusal('METHOD_NOT_ALLOWED')
    }
    refuseExcess(request)
    if (request.routeOptions.url?.startsWith('/health/')) return
    const site = await findSite(request.headers.host ?? '')
    if (!site) throw new Refusal('UNKNOWN_SITE')
    request.site = site
    if (config.isProduction && isPlain(request)) return refusePlain(request, reply)
    if (!site.isLive) return answerNotOpen(request, reply)
  })
  logAnswers(app)
  app.setErrorHandler((error, request, reply) => sendRefusal(reply, refusalOf(error, request)))
  return app
}

function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.isElsewhere) return
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?')[0],
        status: reply.statusCode,
        // Of a call that was refused its code, such as LOGIN_REQUIRED: who tries what is not theirs can be found.
        refusal: reply.refusal,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
}

/** Whether a request crossed a network that others may listen to. */
function isPlain(request: FastifyRequest): boolean {
  return request.protocol !== 'https' && !isFromHere(request)
}

/**
 * A visitor who typed the address without https is sent there, if a proxy of ours says that it was so. Without such a proxy that
 * could go round for ever, and what was sent in the open is not to be believed. A call is refused, or its client would never
 * notice that it speaks in the open.
 */
function refusePlain(request: FastifyRequest, reply: FastifyReply) {
  const isProxied = (request.ips?.length ?? 0) > 1
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  const [path = ''] = request.url.split('?')
  const isPage = isReading && path.startsWith('/') && isPagePath(path)
  if (!isProxied || !isPage) throw new Refusal('HTTPS_REQUIRED')
  return reply.code(308).header('location', `https://${request.site.domain}${request.url}`).send()
}

function httpOptions() {
  return {
    maxHeaderSize: 16 * 1024,
    headersTimeout: deadline(10_000),
    // The server is made with this one, which may not be shorter, and is given Fastify's afterwards.
    requestTimeout: deadline(30_000),
    insecureHTTPParser: false,
    // Without a host we answer ourselves, as we do with an unknown one.
    requireHostHeader: false,
  }
}

function headersOf({ id }: FastifyRequest) {
  return { ...SECURITY_HEADERS, 'x-request-id': id }
}

/** Node answers an expectation that it does not know by itself, without our headers. */
function ignoreExpectations({ server }: FastifyInstance): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}

/** More headers than any browser sends, two hosts at once, or a file in crumbs. */
function refuseExcess({ raw, headers }: FastifyRequest): void {
  const ranges = headers.range?.split(',').length ?? 0
  const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name))
  if (raw.rawHeaders.length > 2 * MOST_HEADERS || ranges > MOST_RANGES || hosts.length > 1) {
    throw new Refusal('INVALID_INPUT', { field: 'headers' })
  }
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
  const [status, code] = ANSWERS[error.code ?? ''] ?? ['400 Bad Request', 'INVALID_INPUT']
  const params = code === 'INVALID_INPUT' ? { params: { field: 'request' } } : {}
  const body = JSON.stringify({ error: { code, ...params } })
  const headers = Object.entries({
    ...SECURITY_HEADERS,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  })
  socket.end(
    `HTTP/1.1 ${status}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
  )
}

const ANSWERS: Record<string, [status: string, code: RefusalCode]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'HEADERS_TOO_LARGE'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'REQUEST_TIMEOUT'],
}

/**
 * Lets an address with a certain part in its query, such as `/api/user.php?push=1`, have a handler of its own beside that
 * of the bare address.
 */
const byQuery = {
  name: 'query',
  storage: () => {
    const handlers = new Map<unknown, never>()
    return {
      get: (query: unknown) => {
        const known = (query as string).split('&').find((part) => handlers.has(part))
        return known === undefined ? null : handlers.get(known)!
      },
      set: (part: unknown, handler: never) => void handlers.set(part, handler),
    }
  },
  deriveConstraint: ({ url = '' }: IncomingMessage): string | undefined => {
    const at = url.indexOf('?')
    return at === -1 ? undefined : url.slice(at + 1)
  },
}
