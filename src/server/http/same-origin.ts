import type { FastifyRequest } from 'fastify'
import { Refusal } from '#contract/refusals.ts'

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
    (origin === undefined || origin === `${request.protocol}://${request.host}`)
  if (!isOurs) throw new Refusal('FOREIGN_ORIGIN')
}
