import type { z } from 'zod/mini'
import type { Message, Reaction } from '#contract/chats.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#server/db/connect.ts'
import { withEvents } from '#server/events/telling.ts'
import type { App } from '#server/http/route.ts'
import type { Asking } from './asking.ts'
import { requirePartner } from './demand-partner.ts'
import { floorOf } from './floor-of.ts'
import { ownSide } from './own-side.ts'
import { readMessage } from './read-messages.ts'
import { notifyChatChanged } from './tell-changed.ts'

type Reacting = Asking & {
  readonly conversationId: string
  readonly seq: number
  readonly reaction: Reaction | null
}

/** Answers what the other one wrote with a sign, or takes it back. Whom one cannot write to one cannot answer either. */
export async function reactToMessage(
  { db, events }: Pick<App, 'db' | 'events'>,
  reacting: Reacting,
): Promise<z.input<typeof Message>> {
  const { viewer, conversationId, seq, now } = reacting
  await withEvents({ db, events, now }, async (tx, notify) => {
    const side = await ownSide(tx, reacting)
    const isShown = seq > floorOf(side) && seq <= side.last_seq
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
    .forUpdate()
    .executeTakeFirst()
  if (!message) throw new Refusal('NOT_FOUND')
  if (message.reaction === reaction) return false
  await tx.updateTable('message').set({ reaction }).where('id', '=', message.id).execute()
  return true
}
