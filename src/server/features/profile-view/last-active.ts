import type { z } from 'zod/mini'
import { dayIn } from '#contract/fields.ts'
import type { LastActive } from '#contract/members.ts'
import { onlineSince } from '#server/features/members/members.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Moment = { readonly now: Date; readonly timeZone: string }

/** When somebody was last here, by days of the site's calendar and no finer. */
export function lastActive(at: Date, { now, timeZone }: Moment): z.infer<typeof LastActive> {
  if (at >= onlineSince(now)) return 'online'
  const days = (Date.parse(dayIn(timeZone, now)) - Date.parse(dayIn(timeZone, at))) / DAY_MS
  if (days < 1) return 'today'
  if (days < 2) return 'yesterday'
  if (days < 7) return 'this_week'
  return days < 30 ? 'this_month' : 'longer_ago'
}
