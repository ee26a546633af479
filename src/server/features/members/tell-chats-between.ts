import type { Tx } from '#server/db/connect.ts'
import type { Notify } from '#server/events/telling.ts'

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
