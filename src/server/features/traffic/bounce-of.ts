import { dayIn } from '#contract/fields.ts'
import type { Visit } from '#server/http/visit.ts'
import { countedPage } from './counted-page.ts'
import { isPerson } from './is-person.ts'
import type { View } from './open-traffic.ts'
import { sourceOf } from './source-of.ts'

type Left = { readonly path: string; readonly timeZone: string }

/** What there is to count when a page was left at once: a visitor who left a page that is counted; or null. */
export function bounceOf(
  visit: Pick<Visit, 'site' | 'member' | 'query' | 'cookies' | 'userAgent' | 'now'>,
  { path, timeZone }: Left,
): Omit<View, 'isWatched'> | null {
  const page = visit.member === null && isPerson(visit.userAgent) && countedPage(path)
  if (!page) return null
  const query = new URLSearchParams(visit.query)
  return {
    siteId: visit.site.id,
    day: dayIn(timeZone, visit.now),
    page,
    source: sourceOf({ query, cookie: visit.cookies.all()['source'] }),
  }
}
