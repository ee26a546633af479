import { sql } from 'kysely'
import { MOST_PINNED } from '#contract/chats.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#server/db/connect.ts'
import { withEvents } from '#server/events/with-events.ts'
import { isUnblocked } from '#server/features/members/members.ts'
import type { App } from '#server/http/route.ts'
import { type Caller, ownSide } from './caller.ts'
import { countUnread } from './conversation.ts'

type ArrangeChatInput = Caller & {
  readonly conversationId: string
  readonly isMuted?: boolean | undefined
  readonly isPinned?: boolean | undefined
  readonly isArchived?: boolean | undefined
}

/**
 * Mutes, pins or archives a conversation in a member's own list, or ends that, and answers how much there is to read in those
 * that are not muted. What is archived is not pinned; pinning takes it out of the archive.
 */
export async function arrangeChat(
  { db, events }: Pick<App, 'db' | 'events'>,
  input: ArrangeChatInput,
): Promise<number> {
  const { viewer, isPinned, now } = input
  await withEvents({ db, events, now }, async (tx, notify) => {
    // One after the other, since all their conversations share the places on top.
    await tx
      .selectFrom('member')
      .select('id')
      .where('id', '=', viewer.memberId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    await ownSide(tx, input)
    await save(tx, input)
    if (isPinned === true) await pin(tx, input)
    notify([viewer.memberId], { kind: 'chats_changed' })
  })
  return countUnread(db, viewer.memberId)
}

/** What was removed stands in no list: it can be muted, and nothing else. */
async function save(tx: Tx, input: ArrangeChatInput): Promise<void> {
  const { viewer, conversationId, isMuted = null, isPinned = null, isArchived = null } = input
  await sql`
    update conversation_side set
      is_muted = coalesce(${isMuted}::boolean, is_muted),
      pinned_place = case when ${isPinned}::boolean is false or ${isArchived}::boolean then null else pinned_place end,
      archived_seq = case
        when ${isPinned}::boolean or ${isArchived}::boolean is false then null
        when ${isArchived}::boolean and last_at is not null then last_seq
        else archived_seq end
    where conversation_id = ${conversationId} and member_id = ${viewer.memberId}`.execute(tx)
}

/** Takes the first free place. Conversations that a block hides give theirs up: nobody could take it from them. */
async function pin(tx: Tx, { viewer, conversationId }: ArrangeChatInput): Promise<void> {
  const { memberId } = viewer
  await tx
    .updateTable('conversation_side as side')
    .set({ pinned_place: null })
    .where('side.member_id', '=', memberId)
    .where('side.pinned_place', 'is not', null)
    .where((side) => side.not(isUnblocked(memberId, 'side.other_id')))
    .execute()
  const { rows } = await sql<{ pinned_place: number | null }>`
    update conversation_side set pinned_place = coalesce(pinned_place, (
      select min(place) from generate_series(1, ${MOST_PINNED}::int) as place
      where not exists (
        select from conversation_side as other where other.member_id = ${memberId} and other.pinned_place = place)))
    where conversation_id = ${conversationId} and member_id = ${memberId} and last_at is not null
    returning pinned_place`.execute(tx)
  if (rows[0] && rows[0].pinned_place === null) throw new Refusal('PIN_LIMIT')
}
