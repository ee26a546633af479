import { Refusal } from '#contract/refusals.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import type { App } from '#server/http/route.ts'
import { beginConversation } from './begin-conversation.ts'
import { requirePartner, sideOf } from './demand-partner.ts'
import { knownMessage } from './known-message.ts'
import { sendAtOnce } from './send-at-once.ts'
import type { Sending, Sent } from './sending.ts'

/** Sends a message, once and paid for once however often it is said, or refuses it and changes nothing. */
export async function send(
  { db, events }: Pick<App, 'db' | 'events'>,
  sending: Sending,
): Promise<Sent> {
  const sent = (await sendAtOnce(db, sending)) ?? (await sendAfterLooking(db, sending))
  events.publish([sending.viewer.memberId, sending.profileId])
  return sent
}

/** Sends a message within a transaction that has more to do; whoever runs it publishes after the commit. */
export async function sendIn(tx: Tx, sending: Sending): Promise<Sent> {
  await requirePartner(tx, sending)
  const side = await sideOf(tx, sending)
  if (!side?.has_written) await beginConversation(tx, sending)
  const sent = await sendAtOnce(tx, sending)
  if (!sent) throw new Refusal('INSUFFICIENT_CREDITS')
  return sent
}

/** It did not go the short way: it was sent before, may not be sent, cannot be paid, or is the first in its conversation. */
async function sendAfterLooking(db: Db, sending: Sending): Promise<Sent> {
  const known = await knownMessage(db, sending)
  if (known) return known
  try {
    return await db.transaction().execute((tx) => sendIn(tx, sending))
  } catch (error) {
    // Another call may have sent the same message meanwhile.
    const same = await knownMessage(db, sending)
    if (same) return same
    throw error
  }
}
