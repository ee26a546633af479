import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Readiness } from './health.ts'

/** How long a load balancer gets to see that this process is leaving, before it stops to listen. */
const NOTICE_MS = 500
const LONGEST_MS = 8_000

/** Says not ready first, then lets requests under way finish, then closes: in time for all to be over in ten seconds. */
export async function drain(app: FastifyInstance, readiness: Readiness): Promise<void> {
  readiness.isDraining = true
  await wait(NOTICE_MS)
  const closed = app.close()
  // A connection whose last request was under way when we closed would be kept open for another one.
  const hangUp = setInterval(() => app.server.closeIdleConnections(), 50)
  await Promise.race([closed, wait(LONGEST_MS).then(() => app.server.closeAllConnections())])
  await closed
  clearInterval(hangUp)
}
