import type { Tx } from '#server/db/connect.ts'
import type { Notify } from '#server/events/telling.ts'

/** Tells two members that their likes are not as they were, if there is one between them; else nobody learns a thing. */
export async function tellLikesBetween(
  tx: Tx,
  notify: Notify,
  pair: readonly [string, string],
): Promise<void> {
  const like = await tx
    .selectFrom('member_like')
    .select('from_id')
    .where('from_id', 'in', pair)
    .where('to_id', 'in', pair)
    .executeTakeFirst()
  if (like) notify(pair, { kind: 'likes_changed' })
}
