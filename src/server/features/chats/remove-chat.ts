import { sql } from 'kysely'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#server/db/connect.ts'
import { withEvents } from '#server/events/with-events.ts'
import { scheduleMessagePhotosDeletion } from '#server/features/media/media.ts'
import { isUnblocked } from '#server/features/members/members.ts'
import type { App } from '#server/http/route.ts'
import type { Caller } from './caller.ts'
import { countUnread, type WhichChat } from './conversation.ts'

type Removal = Caller & { readonly which: WhichChat }

/** Removes a conversation from a member's own list, and answers how much is left to read in the others. */
export async function removeChat(
  { db, events }: Pick<App, 'db' | 'events'>,
  { viewer, which, now }: Removal,
): Promise<number> {
  const { memberId } = viewer
  const { conversationId, profileId } = which
  await withEvents({ db, events, now }, async (tx, notify) => {
    const removed = await tx
      .updateTable('conversation_side as side')
      .set({
        removed_seq: sql`last_seq`,
        // Should the other one write again, that is news to be mailed, whatever was mailed before.
        mailed_seq: sql`least(mailed_seq, read_seq)`,
        last_at: null,
        pinned_place: null,
        archived_seq: null,
        unread: 0,
      })
      .where('side.member_id', '=', memberId)
      .where('side.last_seq', '>', 0)
      .where(isUnblocked(memberId, 'side.other_id'))
      .$if(conversationId !== undefined, (one) =>
        one.where('conversation_id', '=', conversationId!),
      )
      .$if(profileId !== undefined, (one) => one.where('other_id', '=', profileId!))
      .returning('side.conversation_id')
      .execute()
    if (removed.length === 0) throw new Refusal('NOT_FOUND')
    notify([memberId], { kind: 'chats_changed' })
  })
  return countUnread(db, memberId)
}

type Erasing = { readonly memberId: string; readonly now: Date }

/**
 * Erases what a member who is about to be erased wrote, sent and answered with. Conversations stay for their partners;
 * one that both have left goes as a whole.
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

/** Of two members who leave at the same moment one waits here, and then finds that the other has left. */
async function lockConversations(tx: Tx, memberId: string): Promise<void> {
  await sql`
    select from conversation
    where id in (select conversation_id from conversation_side where member_id = ${memberId})
    order by id for update`.execute(tx)
  // Sides before messages, as whoever answers or takes back a message locks them.
  await sql`
    select from conversation_side
    where conversation_id in (select conversation_id from conversation_side where member_id = ${memberId})
    order by conversation_id, is_lower for no key update`.execute(tx)
}

async function eraseMessages(tx: Tx, { memberId, now }: Erasing): Promise<void> {
  const photos = await tx
    .selectFrom('message')
    .select('filename')
    .where('sender_id', '=', memberId)
    .where('filename', 'is not', null)
    .execute()
  await scheduleMessagePhotosDeletion(tx, photos, now)
  await sql`
    update message set kind = 'text', text = '', gift = null, filename = null, blurred_filename = null, width = null,
      height = null, client_hash = null, client_id = gen_random_uuid(), reply_to = null
    where sender_id = ${memberId}`.execute(tx)
}

/** A block goes with the member, and what it hid must not come back by that. */
async function removeBlocked(tx: Tx, memberId: string): Promise<void> {
  await sql`
    update conversation_side set removed_seq = last_seq, last_at = null, pinned_place = null, unread = 0
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
