import type { z } from 'zod/mini'
import { DELETE_MINUTES, type Message, type Reaction } from '#contract/chats.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#server/db/connect.ts'
import { type Notify, withEvents } from '#server/events/with-events.ts'
import { scheduleMessagePhotosDeletion } from '#server/features/media/media.ts'
import type { App } from '#server/http/route.ts'
import { type Caller, ownSide } from './caller.ts'
import { hiddenUpTo } from './conversation.ts'
import { readMessage } from './message.ts'
import { requirePartner } from './send-message.ts'

type Reacting = Caller & {
  readonly conversationId: string
  readonly seq: number
  readonly reaction: Reaction | null
}

/**
 * Answers a message of the partner with a sign, or takes the sign back. A partner who cannot be written to cannot be
 * answered so either.
 */
export async function reactToMessage(
  { db, events }: Pick<App, 'db' | 'events'>,
  reacting: Reacting,
): Promise<z.input<typeof Message>> {
  const { viewer, conversationId, seq, now } = reacting
  await withEvents({ db, events, now }, async (tx, notify) => {
    const side = await ownSide(tx, reacting)
    const isShown = seq > hiddenUpTo(side) && seq <= side.last_seq
    if (!isShown || side.other_id === null) throw new Refusal('NOT_FOUND')
    await requirePartner(tx, { viewer, profileId: side.other_id })
    if (await isNews(tx, reacting, side.other_id)) await notifyChatChanged(tx, notify, reacting)
  })
  return readMessage(db, { memberId: viewer.memberId, conversationId, seq })
}

/** Sets the sign, and says whether it was another one before. */
async function isNews(
  tx: Tx,
  { conversationId, seq, reaction }: Reacting,
  senderId: string,
): Promise<boolean> {
  const message = await tx
    .selectFrom('message')
    .select(['id', 'reaction'])
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', seq)
    .where('sender_id', '=', senderId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!message) throw new Refusal('NOT_FOUND')
  if (message.reaction === reaction) return false
  await tx.updateTable('message').set({ reaction }).where('id', '=', message.id).execute()
  return true
}

type Deletion = Caller & { readonly conversationId: string; readonly seq: number }

/** Deletes a message its sender wrote a moment ago: only its place is left. */
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
    .forNoKeyUpdate()
    .executeTakeFirst()
}

function minutesBefore(now: Date): Date {
  return new Date(now.getTime() - DELETE_MINUTES * 60_000)
}

type Stored = { readonly id: string; readonly filename: string | null }

/** Leaves nothing of a message but its place; the files of its photo go a little later. */
async function emptyMessage(tx: Tx, { id, filename }: Stored, now: Date): Promise<void> {
  await scheduleMessagePhotosDeletion(tx, [{ filename }], now)
  await tx.updateTable('message').set(emptied(now)).where('id', '=', id).execute()
}

/** What is left of a message when it says nothing any more. */
export function emptied(now: Date) {
  return {
    text: '',
    filename: null,
    blurred_filename: null,
    width: null,
    height: null,
    client_hash: null,
    reply_to: null,
    reaction: null,
    deleted_at: now,
  }
}

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
