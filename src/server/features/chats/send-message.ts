import { sql } from 'kysely'
import { FREE_CONVERSATIONS } from '#contract/chats.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Db, type Tx, transact } from '#server/db/connect.ts'
import { purseOf } from '#server/features/credits/credits.ts'
import { isThereFor, isVisibleTo } from '#server/features/members/members.ts'
import type { App } from '#server/http/route.ts'
import { beginConversation } from './begin-conversation.ts'
import { hiddenUpTo } from './conversation.ts'
import type { Sending, Sent } from './message.ts'
import { sendAtOnce } from './send-statement.ts'

/**
 * Sends a message within the sender's rate limit. A repetition of one that was sent before neither counts nor is
 * refused.
 */
export async function sendWithinLimit(app: App, sending: Sending): Promise<Sent> {
  const known = await takeTurn(app, sending)
  if (known) return known
  const sent = await send(app, sending)
  if (sent.newId === null) app.limiter.giveBack('send', sending.viewer.memberId, sending.now)
  return sent
}

/** Counts one more. Only when there may be no more is it worth asking whether it was sent before. */
async function takeTurn({ db, limiter }: App, sending: Sending): Promise<Sent | null> {
  try {
    await limiter.take('send', sending.viewer.memberId, sending.now)
    return null
  } catch (refusal) {
    const known = await knownMessage(db, sending)
    if (known) return known
    throw refusal
  }
}

/** Sends a message, once and paid for once however often it is said, or refuses it and changes nothing. */
export async function send(
  { db, events }: Pick<App, 'db' | 'events'>,
  sending: Sending,
): Promise<Sent> {
  const sent = (await sendAtOnce(db, sending)) ?? (await sendAfterLooking(db, sending))
  events.publish([sending.viewer.memberId, sending.profileId])
  return sent
}

/** Sends a message within a transaction that has more to do; the caller publishes its events after the commit. */
export async function sendIn(tx: Tx, sending: Sending): Promise<Sent> {
  await requirePartner(tx, sending)
  const side = await sideOf(tx, sending)
  if (!side?.has_written) {
    await requireConsent(tx, sending)
    await beginConversation(tx, sending)
  }
  const sent = await sendAtOnce(tx, sending)
  if (!sent) throw new Refusal('INSUFFICIENT_CREDITS')
  return sent
}

/** It did not go the short way: it was sent before, may not be sent, cannot be paid, or is the first in its conversation. */
async function sendAfterLooking(db: Db, sending: Sending): Promise<Sent> {
  const known = await knownMessage(db, sending)
  if (known) return known
  try {
    return await transact(db, (tx) => sendIn(tx, sending))
  } catch (error) {
    // Another call may have sent the same message meanwhile.
    const same = await knownMessage(db, sending)
    if (same) return same
    throw error
  }
}

/** What is sent: of a photo the hash of its upload is enough. */
type Saying = Omit<Sending, 'photo' | 'cost' | 'now'> & {
  readonly photo?: { readonly hash: Buffer } | undefined
}

/** The message that was sent under this client id before; another one under the same id is refused. */
export async function knownMessage(db: Db, sending: Saying): Promise<Sent | null> {
  const { viewer, profileId, clientId } = sending
  const known = await db
    .selectFrom('message')
    .innerJoin('member', 'member.id', 'message.sender_id')
    .leftJoin('conversation_side as side', (join) =>
      join
        .onRef('side.conversation_id', '=', 'message.conversation_id')
        .onRef('side.member_id', '=', 'message.sender_id'),
    )
    .selectAll('message')
    .select(['side.other_id', 'member.credit_account_id'])
    .where('message.sender_id', '=', viewer.memberId)
    .where('message.client_id', '=', clientId)
    .executeTakeFirst()
  if (!known) return null
  // What was taken back since has no text to compare.
  const isSame =
    known.other_id === profileId && (known.deleted_at !== null || isSaid(known, sending))
  if (!isSame) throw new Refusal('CLIENT_ID_REUSED')
  const purse = await purseOf(db, known.credit_account_id)
  return { conversationId: known.conversation_id, seq: known.seq, purse, newId: null }
}

type IsSaidInput = {
  readonly text: string
  readonly gift: string | null
  readonly client_hash: Buffer | null
  readonly reply_to: number | null
}

function isSaid(known: IsSaidInput, { text, gift, photo, replyTo }: Saying): boolean {
  const isSamePhoto = photo ? known.client_hash?.equals(photo.hash) === true : !known.client_hash
  return (
    known.text === text &&
    known.gift === (gift ?? null) &&
    known.reply_to === (replyTo ?? null) &&
    isSamePhoto
  )
}

type Recipient = Pick<Sending, 'viewer' | 'profileId' | 'replyTo' | 'isFarewell'>

/** Refuses to send to a recipient the sender cannot see, or while the sender cannot be seen. */
export async function requirePartner(
  db: Db,
  { viewer, profileId, isFarewell }: Recipient,
): Promise<void> {
  const partner = await db
    .selectFrom('member')
    .where('member.id', '=', profileId)
    .where(isFarewell ? isThereFor(viewer) : isVisibleTo(viewer))
    .select('member.id')
    .executeTakeFirst()
  if (!partner) throw new Refusal('NOT_FOUND')
  const self = await db
    .selectFrom('member')
    .where('id', '=', viewer.memberId)
    .select('is_invisible')
    .executeTakeFirst()
  if (self?.is_invisible && !isFarewell) throw new Refusal('INVISIBLE')
}

/** The sender's side of the conversation, if there is one; what is quoted must be there to see. */
async function sideOf(db: Db, { viewer, profileId, replyTo }: Recipient) {
  const side = await db
    .selectFrom('conversation_side')
    .innerJoin('member', 'member.id', 'member_id')
    .select(['has_written', 'removed_seq', 'last_seq', 'paid_user as is_premium'])
    .where('member_id', '=', viewer.memberId)
    .where('other_id', '=', profileId)
    .executeTakeFirst()
  const isQuotable =
    replyTo === undefined || (side && replyTo > hiddenUpTo(side) && replyTo <= side.last_seq)
  if (!isQuotable) throw new Refusal('INVALID_INPUT', { field: 'reply_to', why: 'not_found' })
  return side
}

type FirstWords = Pick<Sending, 'viewer' | 'profileId' | 'acceptsFictional' | 'cost'>

/** Credits that a member got and did not buy begin no conversation with a fictional profile without a clear yes. */
async function requireConsent(db: Db, first: FirstWords): Promise<void> {
  const { viewer, profileId, acceptsFictional = false, cost } = first
  if (acceptsFictional || cost === 0) return
  const { rows } = await sql`
    select from member as sender join member as partner on partner.id = ${profileId}
    where sender.id = ${viewer.memberId} and not sender.paid_user and partner.is_fictional`.execute(
    db,
  )
  if (rows.length > 0) throw new Refusal('FICTIONAL_CONSENT')
}

type RequireAffordableInput = Recipient & Pick<Sending, 'cost' | 'acceptsFictional'>

/**
 * Refuses what could not be sent at this moment, before the sender uploads or types it. Sending itself checks again.
 */
export async function requireAffordable(db: Db, input: RequireAffordableInput): Promise<void> {
  await requirePartner(db, input)
  const side = await sideOf(db, input)
  const sender = await senderOf(db, input.viewer.memberId)
  const isFull = !sender.paid_user && (sender.count ?? 0) >= FREE_CONVERSATIONS
  if (!side?.has_written) await requireConsent(db, input)
  if (!side?.has_written && isFull)
    throw new Refusal('CONVERSATION_LIMIT', { limit: FREE_CONVERSATIONS })
  if ((await purseOf(db, sender.credit_account_id)).balance < input.cost)
    throw new Refusal('INSUFFICIENT_CREDITS')
}

function senderOf(db: Db, memberId: string) {
  return db
    .selectFrom('member')
    .leftJoin('written_conversations as written', 'written.member_id', 'member.id')
    .select(['member.paid_user', 'member.credit_account_id', 'written.count'])
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow()
}
