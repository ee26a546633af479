import type { Tx } from '#server/db/connect.ts'
import type { Notify } from '#server/events/telling.ts'

type Place = { readonly conversationId: string; readonly seq: number }

/** Tells both sides that a message is not as it was; a side that it was held back from learns nothing. */
export async function notifyChatChanged(
  tx: Tx,
  notify: Notify,
  { conversationId, seq }: Place,
): Promise<void> {
  const sides = await tx
    .selectFrom('conversation_side')
    .select(['member_id', 'other_id'])
    .where('conversation_id', '=', conversationId)
    .where('last_seq', '>=', seq)
    .where('removed_seq', '<', seq)
    .execute()
  const place = { conversation_id: conversationId, seq }
  for (const { member_id: memberId, other_id: otherId } of sides) {
    if (memberId === null) continue
    if (otherId === null) notify([memberId], { kind: 'chats_changed' })
    else notify([memberId], { kind: 'message_changed', profile_id: otherId, ...place })
  }
}
