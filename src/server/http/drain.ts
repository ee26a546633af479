import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Readiness } from './health.ts'

/** How long a load balancer gets to see that this process is leaving, before it stops to listen. */
const NOTICE_MS = 500
const LONGEST_MS = 9_000

/** Says not ready first, then lets requests under way finish, then closes. At most ten seconds. */
export async function drain(app: FastifyInstance, readiness: Readiness): Promise<void> {
  readiness.isDraining = true
  await wait(NOTICE_MS)
  const closed = app.close()
  await Promise.race([closed, wait(LONGEST_MS).then(() => app.server.closeAllConnections())])
  await closed
}
