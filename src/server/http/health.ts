import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#server/db/connect.ts'
import { inTime } from './in-time.ts'

export type Readiness = { isDraining: boolean }

/** /health/live: the process answers. /health/ready: it can work, so traffic may be sent to it. */
export function healthRoutes(app: FastifyInstance, db: Db, readiness: Readiness): void {
  app.get('/health/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  )
  app.get('/health/ready', async (_request, reply) => {
    const state = readiness.isDraining ? 'draining' : await databaseState(db)
    return reply
      .code(state === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: state })
  })
}

async function databaseState(db: Db): Promise<'ready' | 'database_away'> {
  try {
    await inTime(sql`select 1`.execute(db))
    return 'ready'
  } catch {
    return 'database_away'
  }
}
