import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { isTaken } from '#server/db/errors.ts'
import { entriesFor } from '#server/features/credits/credits.ts'
import { isThereFor, isVisibleTo } from '#server/features/members/members.ts'
import { HIDDEN_UP_TO } from './conversation.ts'
import { kindOf, type Sending, type Sent } from './message.ts'

type Row = {
  id: string
  conversation_id: string
  seq: number
  credits: number
  has_free_message: boolean
}

/**
 * Sends a message in a conversation that its sender has written in before: the right to send, the payment, the message
 * with the next number, both lists and both members' events are one statement, so nothing of it can be there without
 * the rest. Each step stands on the one before, which is also the order in which rows are locked. A sender's first text
 * to a person is free: its cost is given and paid in the same statement, while the purse is locked. Null when it was not
 * sent.
 */
export async function sendAtOnce(db: Db, sending: Sending): Promise<Sent | null> {
  try {
    const { rows } = await statement(db, sending).execute(db)
    if (!rows[0]) return null
    const { id, conversation_id: conversationId, seq, credits: balance } = rows[0]
    const purse = { balance, hasFreeMessage: rows[0].has_free_message }
    return { conversationId, seq, purse, newId: id }
  } catch (error) {
    // The same message is being sent by another call, and that one was first.
    if (isTaken(error, 'message_sender_id_client_id_key')) return null
    throw error
  }
}

function statement(db: Db, sending: Sending) {
  const { viewer, profileId, clientId, text, gift, photo, replyTo, cost, now } = sending
  const { memberId, siteId } = viewer
  const id = randomUUID()
  const kind = kindOf(sending)
  const cause = { siteId, reference: id, now }
  return sql<Row>`
    with partner as (
      ${partnerFor(db, sending)}
    ), held as (
      -- Locked, so that nothing is held back after all that was held back has been delivered.
      select from member where id = ${memberId} and status = 'not_confirmed' for share
    ), sender as (
      select member.id, member.credit_account_id, exists (select from held) as is_held, side.conversation_id
      from member
      join conversation_side as side on side.member_id = member.id and side.other_id = ${profileId} and side.has_written
      where member.id = ${memberId} and (not member.is_invisible or ${sending.isFarewell ?? false})
        and (${replyTo ?? null}::int is null or ${replyTo ?? null}::int between ${HIDDEN_UP_TO} + 1 and side.last_seq)
        and not exists (select from message where sender_id = ${memberId} and client_id = ${clientId})
    ), ${payment(cost, { mayBeFree: kind === 'text' && cost > 0 })}
    , counted as (
      update conversation set last_seq = last_seq + 1
      from sender, paid
      where conversation.id = sender.conversation_id
      returning conversation.id, last_seq
    ), added as (
      insert into message (id, conversation_id, seq, sender_id, client_id, kind, text, gift,
        filename, blurred_filename, width, height, client_hash, reply_to, created_at)
      select ${id}, counted.id, counted.last_seq, ${memberId}, ${clientId}, ${kind}, ${text}, ${gift ?? null},
        ${photo?.filename ?? null}, ${photo?.blurredFilename ?? null}, ${photo?.width ?? null}, ${photo?.height ?? null},
        ${photo?.hash ?? null}, ${replyTo ?? null}, ${now}
      from counted
      returning id, conversation_id, seq
    ), given as (
      ${entriesFor({ ...cause, amount: cost, reason: 'free_message', account: sql`select paid.id from paid, added where is_free` })}
    ), entered as (
      ${entriesFor({ ...cause, amount: -cost, reason: kind === 'text' ? 'message' : kind, account: sql`select paid.id from paid, added` })}
    ), listed as (
      update conversation_side as side
      set last_seq = added.seq, last_at = ${now}, unread = side.unread + (side.member_id = ${profileId})::int
      from added, sender
      where side.conversation_id = added.conversation_id and (side.member_id = ${memberId} or not sender.is_held)
      returning side.member_id, side.other_id
    ), told as (
      insert into event_counter (member_id, seq)
      select listed.member_id, 1 from listed, partner
      where listed.member_id = ${memberId} or not partner.is_fictional
      order by listed.member_id
      on conflict (member_id) do update set seq = event_counter.seq + 1
      returning member_id, seq
    ), events as (
      insert into member_event (member_id, seq, kind, data, created_at)
      select told.member_id, told.seq, 'message', jsonb_build_object(
        'conversation_id', added.conversation_id, 'profile_id', listed.other_id, 'seq', added.seq), ${now}
      from told join listed on listed.member_id = told.member_id, added
    )
    select added.id, added.conversation_id, added.seq, paid.balance as credits, paid.has_free_message from added, paid`
}

/** Whom it is sent to, if the sender sees them; whoever is told that a profile ends may hide. */
function partnerFor(db: Db, { viewer, profileId, isFarewell }: Sending) {
  return db
    .selectFrom('member')
    .select(['member.id', 'member.is_fictional'])
    .where('member.id', '=', profileId)
    .where(isFarewell ? isThereFor(viewer) : isVisibleTo(viewer))
}

/** The steps of paying: whether it is the free one is read while the account is locked, so that it is so once. */
function payment(cost: number, { mayBeFree }: { readonly mayBeFree: boolean }) {
  return sql`purse as (
      select credit_account.id, has_free_message and not partner.is_fictional and ${mayBeFree} as is_free
      from credit_account join sender on credit_account.id = sender.credit_account_id, partner
      for no key update of credit_account
    ), paid as (
      update credit_account
      set balance = balance - case when is_free then 0 else ${cost} end, has_free_message = has_free_message and not is_free
      from purse
      where credit_account.id = purse.id and (is_free or balance >= ${cost})
      returning credit_account.id, balance, has_free_message, is_free
    )`
}
