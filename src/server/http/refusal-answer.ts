import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { OFFICE_REFUSALS } from '#contract/office/refusals.ts'
import { Refusal, type RefusalCode, REFUSALS } from '#contract/refusals.ts'
import { isCollision, isDatabaseAway } from '#server/db/errors.ts'
import type { App } from './route.ts'

const RETRY_SECONDS_WHEN_AWAY = 2

declare module 'fastify' {
  interface FastifyReply {
    /** What it was answered with, for the log. */
    refusal?: RefusalCode | undefined
  }
}

/** What went wrong, as the closed list of refusals names it. Whatever is not a refusal is logged and hidden. */
export function refusalOf(error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error
  if (isDatabaseAway(error)) {
    request.log.warn({ reason: (error as Error).message }, 'the database is away')
    return new Refusal('SERVICE_UNAVAILABLE', { retry_after: RETRY_SECONDS_WHEN_AWAY })
  }
  if (isCollision(error)) {
    request.log.warn(
      { reason: (error as Error).message },
      'the same rows were wanted too often at once',
    )
    return new Refusal('SERVICE_UNAVAILABLE', { retry_after: RETRY_SECONDS_WHEN_AWAY })
  }
  const status = (error as FastifyError).statusCode
  if (status === 413) return new Refusal('BODY_TOO_LARGE')
  if (status === 415) return new Refusal('UNSUPPORTED_MEDIA_TYPE')
  if (status !== undefined && status >= 400 && status < 500) {
    return new Refusal('INVALID_INPUT', { field: 'body' })
  }
  request.log.error({ err: error }, 'a request failed')
  return new Refusal('UNEXPECTED')
}

const STATUSES: Readonly<Record<RefusalCode, number>> = { ...REFUSALS, ...OFFICE_REFUSALS }

/** Answers a refusal: its status, its code and the number of the request, and nothing else. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal) {
  reply.refusal = refusal.code
  const retryAfter = refusal.params?.['retry_after']
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter))
  return reply
    .code(STATUSES[refusal.code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(refusalBody(refusal, reply.request.id))
}

function refusalBody(
  { code, params }: { code: RefusalCode; params?: Refusal['params'] },
  requestId: string,
) {
  return {
    error: { code, ...(params ? { params } : {}) },
    ...(code === 'LOGIN_REQUIRED' ? { authentication_required: true } : {}),
    request_id: requestId,
  }
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE']

/** Unknown calls: 405 where the path exists with another method, 404 otherwise. */
export function apiNotFound(
  app: Pick<App, 'fastify'> & { endpoints: Pick<App['endpoints'], 'has'> },
): void {
  app.fastify.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!
    const methods = METHODS.filter((method) => app.endpoints.has(`${method} ${path}`))
    const isPage =
      !path.startsWith('/api/') && request.method !== 'GET' && request.method !== 'HEAD'
    if (methods.length === 0 && !isPage) return sendRefusal(reply, new Refusal('NOT_FOUND'))
    void reply.header('allow', isPage ? 'GET, HEAD' : methods.join(', '))
    return sendRefusal(reply, new Refusal('METHOD_NOT_ALLOWED'))
  })
}
