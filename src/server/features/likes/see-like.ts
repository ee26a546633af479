import { withEvents } from '#server/events/telling.ts'
import type { App } from '#server/http/route.ts'
import { countNewLikes } from './count-new-likes.ts'
import type { Like } from './like.ts'

/** A like is news no more, on none of the member's devices. Answers how many others still are. */
export async function seeLike(
  { db, events }: Pick<App, 'db' | 'events'>,
  { viewer, profileId, now }: Like,
): Promise<number> {
  await withEvents({ db, events, now }, async (tx, notify) => {
    const seen = await tx
      .updateTable('member_like')
      .set({ is_new: false })
      .where('from_id', '=', profileId)
      .where('to_id', '=', viewer.memberId)
      .where('is_new', '=', true)
      .returning('from_id')
      .executeTakeFirst()
    if (seen) notify([viewer.memberId], { kind: 'likes_changed' })
  })
  return countNewLikes(db, viewer)
}
