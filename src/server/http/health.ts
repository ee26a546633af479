import { Server } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { deadline } from '#server/kernel/time.ts'
import { withTimeout } from './timeout.ts'

export type Readiness = { isDraining: boolean }

/** /health/live: the process answers. /health/ready: it can work, so traffic may be sent to it. */
export function healthRoutes(app: FastifyInstance, db: Db, readiness: Readiness): void {
  app.get('/health/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  )
  const askDatabase = sharedWhileAsked(() => databaseState(db))
  app.get('/health/ready', async (_request, reply) => {
    const state = readiness.isDraining ? 'draining' : await askDatabase()
    return reply
      .code(state === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: state })
  })
}

async function databaseState(db: Db): Promise<'ready' | 'database_away'> {
  try {
    await withTimeout(sql`select 1`.execute(db))
    return 'ready'
  } catch {
    return 'database_away'
  }
}

/** However many ask at once, the question is put once: the call is open to every stranger. */
function sharedWhileAsked<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  const current: { asked: Promise<Answer> | null } = { asked: null }
  return () =>
    (current.asked ??= ask().finally(() => {
      current.asked = null
    }))
}

/** Within so long a client that keeps its connection open mostly asks once more. */
const HAND_OVER_MS = 2_000

/**
 * Leaves the port to a process that serves there already: new connections go to that one, and with its next answer each open
 * connection is told to end. What is still open then is idle, or a stream, which is told when to come back.
 */
export async function handOver(app: FastifyInstance): Promise<void> {
  app.server.prependListener('request', (_request, reply) => reply.setHeader('connection', 'close'))
  // Not as an HTTP server closes: that one hangs up at once on whoever is about to ask.
  const closed = new Promise<void>(
    (done) => void Server.prototype.close.call(app.server, () => done()),
  )
  await Promise.race([closed, wait(deadline(HAND_OVER_MS))])
}

const LONGEST_MS = 8_000

/**
 * Says not ready first, for as long as a load balancer takes to notice, then lets requests under way finish, then closes:
 * eight seconds after the notice at the latest.
 */
export async function drain(
  app: FastifyInstance,
  readiness: Readiness,
  noticeMs: number,
): Promise<void> {
  readiness.isDraining = true
  await wait(noticeMs)
  const closed = app.close()
  // A connection whose last request was under way when we closed would be kept open for another one.
  const hangUp = setInterval(() => app.server.closeIdleConnections(), 50)
  await Promise.race([
    closed,
    wait(deadline(LONGEST_MS)).then(() => app.server.closeAllConnections()),
  ])
  await closed
  clearInterval(hangUp)
}
