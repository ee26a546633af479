import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'
import type { Notify } from '#server/events/with-events.ts'
import { emptied, notifyChatChanged } from './change-message.ts'

type Taking = { readonly id: string; readonly senderId: string; readonly now: Date }

/** A message as the database had it, whole. */
export type TakenMessage = {
  readonly id: string
  readonly conversation_id: string
  readonly seq: number
  readonly text: string
  readonly filename: string | null
}

/**
 * Takes away what a message says, and tells both. Its place is left, and the files of its photo stay where they are. Null when
 * there is nothing of it any more.
 */
export async function takeMessage(
  tx: Tx,
  notify: Notify,
  { id, senderId, now }: Taking,
): Promise<TakenMessage | null> {
  const message = await tx
    .selectFrom('message')
    .select(sql<TakenMessage>`to_jsonb(message)`.as('row'))
    .where('id', '=', id)
    .where('sender_id', '=', senderId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!message) return null
  await tx.updateTable('message').set(emptied(now)).where('id', '=', id).execute()
  await tellOf(tx, notify, message.row)
  return message.row
}

/** Lets a message say again what it said, and tells both. False where it went with its conversation. */
export async function giveBackMessage(
  tx: Tx,
  notify: Notify,
  message: TakenMessage,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update message set (text, filename, blurred_filename, width, height, client_hash, reply_to, reaction, deleted_at) = (
      select text, filename, blurred_filename, width, height, client_hash, reply_to, reaction, deleted_at
      from jsonb_populate_record(null::message, ${JSON.stringify(message)}::jsonb))
    where id = ${message.id} and sender_id is not null and deleted_at is not null`.execute(tx)
  const isBack = numAffectedRows > 0n
  if (isBack) await tellOf(tx, notify, message)
  return isBack
}

function tellOf(tx: Tx, notify: Notify, message: TakenMessage): Promise<void> {
  const { conversation_id: conversationId, seq } = message
  return notifyChatChanged(tx, notify, { conversationId, seq })
}
