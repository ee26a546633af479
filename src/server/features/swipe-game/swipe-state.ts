import { dayIn } from '#contract/fields.ts'
import { SWIPE_LIKES_PER_DAY } from '#contract/swipe-game.ts'
import type { Db } from '#server/db/connect.ts'
import type { Viewer } from '#server/features/members/members.ts'
import { lastPassOf } from './pass-member.ts'

type SwipeStateInput = {
  readonly viewer: Viewer & { readonly memberId: string }
  readonly siteDay: SiteDay
  readonly now: Date
}

/** How many likes are left today, until when, and whether there is a pass to take back. */
export async function swipeState(db: Db, { viewer, siteDay, now }: SwipeStateInput) {
  const { likes, last_pass: lastPass } = await db
    .selectNoFrom((state) => [
      state
        .selectFrom('swipe_day')
        .where('member_id', '=', viewer.memberId)
        .where('day', '=', siteDay.day)
        .select('likes')
        .as('likes'),
      lastPassOf(db, viewer).as('last_pass'),
    ])
    .executeTakeFirstOrThrow()
  return {
    likes_left: SWIPE_LIKES_PER_DAY - (likes ?? 0),
    resets_at: siteDay.endsAt.toISOString(),
    can_undo: lastPass !== null,
    now: now.toISOString(),
  }
}

const MINUTE_MS = 60 * 1000
/** No day is longer than 25 hours, and no zone changes its clock by more than an hour. */
const LONGEST_DAY_MINUTES = 27 * 60

type SiteDay = {
  /** As yyyy-mm-dd. */
  readonly day: string
  /** When the next day begins. */
  readonly endsAt: Date
}

/** The day it is in a time zone and the moment it ends: its midnight, after 23 or 25 hours when the clock changes. */
export function siteDay(timeZone: string, now: Date): SiteDay {
  const day = dayIn(timeZone, now)
  const start = Math.floor(now.getTime() / MINUTE_MS)
  const isOver = (minutes: number) => dayIn(timeZone, new Date((start + minutes) * MINUTE_MS)) > day
  const left = firstWhere(isOver, LONGEST_DAY_MINUTES)
  return { day, endsAt: new Date((start + left) * MINUTE_MS) }
}

/** The smallest number up to `most` that is true, where all above it are. */
function firstWhere(isTrue: (value: number) => boolean, most: number, least = 0): number {
  if (least >= most) return most
  const middle = Math.floor((least + most) / 2)
  return isTrue(middle) ? firstWhere(isTrue, middle, least) : firstWhere(isTrue, most, middle + 1)
}
