import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { deadline } from '#server/kernel/deadline.ts'
import type { Readiness } from './health.ts'

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
