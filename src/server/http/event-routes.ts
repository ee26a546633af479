import type { FastifyReply, FastifyRequest } from 'fastify'
import { EVENTS_PATH } from '#contract/events.ts'
import { Refusal } from '#contract/refusals.ts'
import { openStreams } from '#server/events/open-streams.ts'
import type { Visibility } from '#server/events/shown-among.ts'
import type { Log } from '#server/kernel/log.ts'
import { withTimeout } from './timeout.ts'
import type { App } from './route.ts'
import { type Visit, visitOf } from './visit.ts'

const RETRY_MS = 2_000

type Deps = Visibility & { readonly log: Log }

/** Where a member listens to what happens. The answer does not end by itself, so it is written by hand. */
export function eventRoutes(app: App, deps: Deps): void {
  const { fastify, db, clock, events } = app
  const streams = openStreams({ db, clock, events, ...deps })
  fastify.addHook('preClose', async () => streams.close())
  fastify.route({
    method: 'GET',
    url: EVENTS_PATH,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const visit = await withTimeout(visitOf(db, clock(), request, reply))
      const { member, site } = visit
      if (!member) throw new Refusal('LOGIN_REQUIRED')
      await app.limiter.take('api_by_member', member.id, visit.now)
      const { id: memberId, sessionId } = member
      const owner = { siteId: site.id, memberId, sessionId }
      begin(reply)
      streams.open({ owner, raw: reply.raw, after: lastHeard(request, visit) })
    },
  })
}

/** Takes the answer over from the framework, with the headers that it would have sent. */
function begin(reply: FastifyReply): void {
  reply.hijack()
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  reply.raw.write(`retry: ${RETRY_MS}\n\n`)
}

/** The number of the event that the browser heard last. One that we never gave is older than all that is kept. */
function lastHeard({ headers }: FastifyRequest, { query }: Visit): number | null {
  const given = headers['last-event-id'] ?? query['after']
  if (given === undefined || given === '') return null
  return /^\d{1,15}$/.test(String(given)) ? Number(given) : -1
}
