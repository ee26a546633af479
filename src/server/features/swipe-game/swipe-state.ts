import { SWIPE_LIKES_PER_DAY } from '#contract/swipe-game.ts'
import type { Db } from '#server/db/connect.ts'
import type { Viewer } from '#server/features/members/members.ts'
import { lastPassOf } from './last-pass-of.ts'
import type { SiteDay } from './site-day.ts'

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
