import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#server/db/connect.ts'
import { isUnblocked } from '#server/features/members/members.ts'
import type { SessionMember } from '#server/http/session.ts'
import type { Visit } from '#server/http/visit.ts'

/** The member who calls, and when. */
export type Caller = {
  readonly viewer: { readonly siteId: string; readonly memberId: string }
  readonly now: Date
}

export function callerOf({
  site,
  member,
  now,
}: Visit & { readonly member: SessionMember }): Caller {
  return { viewer: { siteId: site.id, memberId: member.id }, now }
}

type OwnSideInput = Pick<Caller, 'viewer'> & { readonly conversationId: string }

/**
 * A member's side of a conversation, locked until the end of the transaction; a conversation of others is not found.
 */
export async function ownSide(tx: Tx, { viewer, conversationId }: OwnSideInput) {
  const side = await tx
    .selectFrom('conversation_side as side')
    .innerJoin('member as me', 'me.id', 'side.member_id')
    .leftJoin('member as them', 'them.id', 'side.other_id')
    .select([
      'side.other_id',
      'side.last_seq',
      'side.removed_seq',
      'side.read_seq',
      'side.delivered_seq',
      'side.unread',
      'me.paid_user as is_premium',
      'me.shows_read_marks',
      'them.shows_read_marks as do_they_show_read_marks',
    ])
    .where('side.conversation_id', '=', conversationId)
    .where('side.member_id', '=', viewer.memberId)
    .where('side.last_seq', '>', 0)
    .where(isUnblocked(viewer.memberId, 'side.other_id'))
    .forNoKeyUpdate('side')
    .executeTakeFirst()
  if (!side) throw new Refusal('NOT_FOUND')
  return side
}
