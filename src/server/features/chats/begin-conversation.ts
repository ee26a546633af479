import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { FREE_CONVERSATIONS } from '#contract/chats.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#server/db/connect.ts'
import { lockPair } from '#server/features/members/members.ts'
import type { Sending } from './message.ts'

/**
 * Lets a sender write in a conversation for the first time: makes it if there is none, and counts it as one of theirs.
 * It stays so only if the message itself is sent in the same transaction. Rows are locked in the order in which every
 * message locks them: a sender who is not confirmed yet, the sender's account, the conversation, its sides.
 */
export async function beginConversation(tx: Tx, sending: Sending): Promise<void> {
  const { memberId } = sending.viewer
  await lockAccount(tx, memberId)
  await lockPair(tx, memberId, sending.profileId)
  if (!(await isLocked(tx, sending))) await addConversation(tx, sending)
  if (!(await beginsToWrite(tx, sending))) return
  await countAsWritten(tx, memberId)
  await forgetDraft(tx, sending)
}

async function lockAccount(tx: Tx, memberId: string): Promise<void> {
  await sql`select from member where id = ${memberId} and status = 'not_confirmed' for share`.execute(
    tx,
  )
  await tx
    .selectFrom('credit_account')
    .innerJoin('member', 'member.credit_account_id', 'credit_account.id')
    .select('credit_account.id')
    .where('member.id', '=', memberId)
    .forNoKeyUpdate('credit_account')
    .execute()
}

/** Locks the conversation, if there is one. */
async function isLocked(tx: Tx, { viewer, profileId }: Sending): Promise<boolean> {
  const conversation = await tx
    .selectFrom('conversation')
    .innerJoin('conversation_side', 'conversation_side.conversation_id', 'conversation.id')
    .select('conversation.id')
    .where('conversation_side.member_id', '=', viewer.memberId)
    .where('conversation_side.other_id', '=', profileId)
    .forNoKeyUpdate('conversation')
    .executeTakeFirst()
  return conversation !== undefined
}

async function addConversation(tx: Tx, { viewer, profileId, now }: Sending): Promise<void> {
  const id = randomUUID()
  const { memberId, siteId } = viewer
  const isLower = memberId < profileId
  await tx.insertInto('conversation').values({ id, site_id: siteId, created_at: now }).execute()
  await tx
    .insertInto('conversation_side')
    .values([
      { conversation_id: id, member_id: memberId, other_id: profileId, is_lower: isLower },
      { conversation_id: id, member_id: profileId, other_id: memberId, is_lower: !isLower },
    ])
    .execute()
}

async function beginsToWrite(tx: Tx, { viewer, profileId }: Sending): Promise<boolean> {
  const begun = await tx
    .updateTable('conversation_side')
    .set({ has_written: true })
    .where('member_id', '=', viewer.memberId)
    .where('other_id', '=', profileId)
    .where('has_written', '=', false)
    .returning('conversation_id')
    .executeTakeFirst()
  return begun !== undefined
}

/** The limit and the count are one statement: of many first messages at once no more go through than may. */
async function countAsWritten(tx: Tx, memberId: string): Promise<void> {
  const { rows } = await sql`
    insert into written_conversations (member_id, count) values (${memberId}, 1)
    on conflict (member_id) do update set count = written_conversations.count + 1
    where written_conversations.count < ${FREE_CONVERSATIONS}
      or (select paid_user or is_fictional from member where id = ${memberId})
    returning count`.execute(tx)
  if (rows.length === 0) throw new Refusal('CONVERSATION_LIMIT', { limit: FREE_CONVERSATIONS })
}

/** What they signed up to say and could not pay for has waited for this. */
async function forgetDraft(tx: Tx, { viewer, profileId }: Sending): Promise<void> {
  await tx
    .deleteFrom('first_message')
    .where('member_id', '=', viewer.memberId)
    .where('target_id', '=', profileId)
    .execute()
}
