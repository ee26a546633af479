import type { z } from 'zod/mini'
import { DELETE_MINUTES, type Message } from '#contract/chats.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#server/db/connect.ts'
import { withEvents } from '#server/events/telling.ts'
import type { App } from '#server/http/route.ts'
import type { Asking } from './asking.ts'
import { emptyMessage } from './empty-message.ts'
import { ownSide } from './own-side.ts'
import { readMessage } from './read-messages.ts'
import { notifyChatChanged } from './tell-changed.ts'

type Deletion = Asking & { readonly conversationId: string; readonly seq: number }

/** Takes back what somebody wrote a moment ago: nothing of it is left but its place. */
export async function deleteMessage(
  { db, events }: Pick<App, 'db' | 'events'>,
  deletion: Deletion,
): Promise<z.input<typeof Message>> {
  const { viewer, conversationId, seq, now } = deletion
  await withEvents({ db, events, now }, async (tx, notify) => {
    const side = await ownSide(tx, deletion)
    const message = await ownMessage(tx, deletion)
    if (!message || seq <= side.removed_seq) throw new Refusal('NOT_FOUND')
    if (message.deleted_at !== null) return
    if (message.created_at <= minutesBefore(now)) throw new Refusal('TOO_LATE')
    await emptyMessage(tx, message, now)
    await notifyChatChanged(tx, notify, deletion)
  })
  return readMessage(db, { memberId: viewer.memberId, conversationId, seq })
}

function ownMessage(tx: Tx, { viewer, conversationId, seq }: Deletion) {
  return tx
    .selectFrom('message')
    .select(['id', 'created_at', 'deleted_at', 'filename'])
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', seq)
    .where('sender_id', '=', viewer.memberId)
    .forUpdate()
    .executeTakeFirst()
}

function minutesBefore(now: Date): Date {
  return new Date(now.getTime() - DELETE_MINUTES * 60_000)
}
