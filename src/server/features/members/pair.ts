import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'
import type { Notify } from '#server/events/with-events.ts'

/** What is between two members is changed by one transaction at a time, whichever of the two began it. */
export async function lockPair(tx: Tx, one: string, other: string): Promise<void> {
  const pair = [one, other].toSorted().join()
  await sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`.execute(tx)
}

/** Tells two members that their likes have changed, if there is one between them; else neither is told anything. */
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

/** Tells two members that their conversations are not as they were, each if they know of one with the other. */
export async function tellChatsBetween(
  tx: Tx,
  notify: Notify,
  pair: readonly [string, string],
): Promise<void> {
  const sides = await tx
    .selectFrom('conversation_side')
    .select('member_id')
    .where('member_id', 'in', pair)
    .where('other_id', 'in', pair)
    .where('last_seq', '>', 0)
    .execute()
  for (const { member_id: memberId } of sides)
    if (memberId !== null) notify([memberId], { kind: 'chats_changed' })
}
