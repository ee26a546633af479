import type { FastifyRequest } from 'fastify'
import { dayIn } from '#contract/fields.ts'
import type { Answered } from '#server/http/documents.ts'
import { countedPage } from './counted-page.ts'
import { isPerson } from './is-person.ts'
import type { View } from './open-traffic.ts'
import { sourceOf } from './source-of.ts'

/** What there is to count when a page was answered: a visitor who looks at a page of ours that exists; or null. */
export function viewOf(
  request: FastifyRequest,
  { url, boot, status }: Answered,
  now: Date,
): View | null {
  const isVisit = status === 200 && boot.user === null && request.method === 'GET'
  const page =
    isVisit && !isAhead(request) && isPerson(agentOf(request)) && countedPage(url.pathname)
  if (!page) return null
  return {
    siteId: request.site.id,
    day: dayIn(boot.settings.time_zone, now),
    page,
    source: sourceOf({ query: url.searchParams, cookie: request.cookies['source'] }),
    isWatched: url.searchParams.has('lb'),
  }
}

/** Whether a browser fetches what its owner may never look at. */
function isAhead({ headers }: FastifyRequest): boolean {
  return [headers['sec-purpose'], headers['purpose'], headers['x-moz']].some(
    (purpose) => purpose !== undefined && /prefetch|prerender|preview/i.test(String(purpose)),
  )
}

function agentOf({ headers }: FastifyRequest): string {
  return headers['user-agent'] ?? ''
}
