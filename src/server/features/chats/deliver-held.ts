import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'
import type { Notify } from '#server/events/with-events.ts'
import { isUnblocked } from '#server/features/members/members.ts'

type Delivery = { readonly memberId: string; readonly now: Date }
type Row = { conversation_id: string; member_id: string; seq: number }

/**
 * Delivers the messages a member wrote before confirming their address: once, in order, and with their events. A
 * recipient who has left meanwhile finds them on coming back, a recipient who is blocked in either direction gets them
 * when the block ends, and of a conversation whose messages were all deleted the recipient learns nothing. The member's
 * own row must be locked by the transaction.
 */
export async function deliverHeld(
  tx: Tx,
  notify: Notify,
  { memberId, now }: Delivery,
): Promise<void> {
  const { rows } = await sql<Row>`
    with held as (
      select other.conversation_id, other.member_id, other.last_seq as heard, mine.last_seq as said
      from conversation_side as mine
      join member on member.id = mine.member_id and coalesce(member.status_before, member.status) <> 'not_confirmed'
      join conversation_side as other on other.conversation_id = mine.conversation_id and other.is_lower <> mine.is_lower
      where mine.member_id = ${memberId} and other.last_seq < mine.last_seq
        and other.member_id is not null and ${isUnblocked(memberId, 'other.member_id')}
    ), delivered as (
      select held.conversation_id, held.member_id, message.seq
      from held
      join message on message.conversation_id = held.conversation_id and message.seq > held.heard and message.seq <= held.said
      where message.sender_id = ${memberId} and message.deleted_at is null
    ), raised as (
      update conversation_side as side
      set last_seq = held.said, last_at = ${now},
        unread = side.unread + (
          select count(*) from delivered where delivered.conversation_id = held.conversation_id)
      from held
      where side.conversation_id = held.conversation_id and side.member_id = held.member_id
        and exists (select from delivered where delivered.conversation_id = held.conversation_id)
    )
    select conversation_id, member_id, seq from delivered order by conversation_id, seq`.execute(tx)
  for (const { conversation_id: conversationId, member_id: partnerId, seq } of rows)
    notify([partnerId], {
      kind: 'message',
      conversation_id: conversationId,
      profile_id: memberId,
      seq,
    })
}
