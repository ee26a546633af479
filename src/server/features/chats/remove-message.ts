import type { Tx } from '#server/db/connect.ts'
import type { Notify } from '#server/events/telling.ts'
import { emptyMessage } from './empty-message.ts'
import { notifyChatChanged } from './tell-changed.ts'

type Removal = { readonly id: string; readonly senderId: string; readonly now: Date }

/** Takes a message away that somebody was not allowed to write, and tells both. One that is gone already stays so. */
export async function removeMessage(
  tx: Tx,
  notify: Notify,
  { id, senderId, now }: Removal,
): Promise<void> {
  const message = await tx
    .selectFrom('message')
    .select(['id', 'conversation_id', 'seq', 'filename'])
    .where('id', '=', id)
    .where('sender_id', '=', senderId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!message) return
  await emptyMessage(tx, message, now)
  await notifyChatChanged(tx, notify, { conversationId: message.conversation_id, seq: message.seq })
}
