import { sql } from 'kysely'
import { Refusal } from '#contract/refusals.ts'
import { SWIPE_LIKES_PER_DAY } from '#contract/swipe-game.ts'
import type { Tx } from '#server/db/connect.ts'
import { withEvents } from '#server/events/with-events.ts'
import { likeIn } from '#server/features/likes/likes.ts'
import { isVisibleTo, type Viewer } from '#server/features/members/members.ts'
import type { App } from '#server/http/route.ts'

type Like = {
  readonly viewer: Viewer & { readonly memberId: string }
  readonly profileId: string
  /** The day of the site that it counts for, as yyyy-mm-dd. */
  readonly day: string
  readonly now: Date
}

/**
 * Likes the member on a card: an ordinary like that is also one of the day's. All of it happens or nothing; a like that
 * is there already, from the game or not, costs nothing.
 */
export function likeCard({ db, events }: Pick<App, 'db' | 'events'>, like: Like) {
  return withEvents({ db, events, now: like.now }, async (tx, notify) => {
    if (await isNewLike(tx, like)) await countLike(tx, like)
    return likeIn(tx, notify, like)
  })
}

/** Notes the choice. The same one at the same time waits here for the first, and then is not new. */
async function isNewLike(tx: Tx, { viewer, profileId, now }: Like): Promise<boolean> {
  const { memberId } = viewer
  const target = tx
    .selectFrom('member')
    .where('member.id', '=', profileId)
    .where(isVisibleTo(viewer))
  const noted = await tx
    .insertInto('swipe')
    .columns(['member_id', 'target_id', 'choice', 'created_at'])
    .expression(
      target.select((swipe) => [
        swipe.cast<string>(swipe.val(memberId), 'uuid').as('member_id'),
        'member.id',
        sql.lit('like').as('choice'),
        swipe.cast<Date>(swipe.val(now), 'timestamptz').as('created_at'),
      ]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'target_id'])
        .doUpdateSet({ choice: 'like', created_at: now })
        .where('swipe.choice', '<>', 'like'),
    )
    .returning(
      sql<boolean>`not exists (
        select from member_like where from_id = ${memberId} and to_id = swipe.target_id)`.as(
        'is_new',
      ),
    )
    .executeTakeFirst()
  return noted?.is_new ?? false
}

/** Counts and checks in one step; the counts of days gone by are forgotten on the way. */
async function countLike(tx: Tx, { viewer: { memberId }, day }: Like): Promise<void> {
  const counted = await tx
    .with('forgotten', (step) =>
      step.deleteFrom('swipe_day').where('member_id', '=', memberId).where('day', '<', day),
    )
    .insertInto('swipe_day')
    .values({ member_id: memberId, day, likes: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'day'])
        .doUpdateSet({ likes: sql`swipe_day.likes + 1` })
        .where('swipe_day.likes', '<', SWIPE_LIKES_PER_DAY),
    )
    .returning('likes')
    .executeTakeFirst()
  if (!counted) throw new Refusal('SWIPE_LIMIT')
}
