import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'
import { doomMessagePhotos } from '#server/features/media/media.ts'

type Erasing = { readonly memberId: string; readonly now: Date }

/**
 * Erases what a member who is about to be erased wrote, sent and answered with. Conversations stay for those they were
 * with; one that both have left goes as a whole.
 */
export async function eraseChats(tx: Tx, { memberId, now }: Erasing): Promise<void> {
  await lockConversations(tx, memberId)
  await eraseMessages(tx, { memberId, now })
  await takeBackReactions(tx, memberId)
  await removeBlocked(tx, memberId)
  await sql`
    delete from conversation using conversation_side as side
    where side.conversation_id = conversation.id and side.member_id = ${memberId} and side.other_id is null`.execute(
    tx,
  )
}

/** Of two who leave at the same moment one waits here, and then finds that the other has left. */
async function lockConversations(tx: Tx, memberId: string): Promise<void> {
  await sql`
    select from conversation
    where id in (select conversation_id from conversation_side where member_id = ${memberId})
    order by id for update`.execute(tx)
}

async function eraseMessages(tx: Tx, { memberId, now }: Erasing): Promise<void> {
  const photos = await tx
    .selectFrom('message')
    .select('filename')
    .where('sender_id', '=', memberId)
    .where('filename', 'is not', null)
    .execute()
  await doomMessagePhotos(tx, photos, now)
  await sql`
    update message set kind = 'text', text = '', gift = null, filename = null, blurred_filename = null, width = null,
      height = null, client_hash = null, client_id = gen_random_uuid(), reply_to = null
    where sender_id = ${memberId}`.execute(tx)
}

/** A block goes with the member, and what it hid must not come back by that. */
async function removeBlocked(tx: Tx, memberId: string): Promise<void> {
  await sql`
    update conversation_side set removed_seq = last_seq, last_at = null, unread = 0
    where other_id = ${memberId} and exists (
      select from block
      where (blocker_id, blocked_id) in ((member_id, other_id), (other_id, member_id)))`.execute(tx)
}

async function takeBackReactions(tx: Tx, memberId: string): Promise<void> {
  await sql`
    update message set reaction = null from conversation_side as side
    where side.member_id = ${memberId} and message.conversation_id = side.conversation_id
      and message.sender_id is distinct from ${memberId} and message.reaction is not null`.execute(
    tx,
  )
}
