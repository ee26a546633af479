import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { isVisibleTo } from '#server/features/members/members.ts'
import { floorOf } from './floor-of.ts'
import type { Sending } from './sending.ts'

type Announced = Pick<Sending, 'viewer' | 'profileId' | 'replyTo'>

/** Refuses to send to whom one cannot see, or while one cannot be seen oneself. */
export async function requirePartner(db: Db, { viewer, profileId }: Announced): Promise<void> {
  const partner = await db
    .selectFrom('member')
    .where('member.id', '=', profileId)
    .where(isVisibleTo(viewer))
    .select('member.id')
    .executeTakeFirst()
  if (!partner) throw new Refusal('NOT_FOUND')
  const self = await db
    .selectFrom('member')
    .where('id', '=', viewer.memberId)
    .select('is_invisible')
    .executeTakeFirst()
  if (self?.is_invisible) throw new Refusal('INVISIBLE')
}

/** The sender's side of the conversation, if there is one; what is quoted must be there to see. */
export async function sideOf(db: Db, { viewer, profileId, replyTo }: Announced) {
  const side = await db
    .selectFrom('conversation_side')
    .innerJoin('member', 'member.id', 'member_id')
    .select(['has_written', 'removed_seq', 'last_seq', 'paid_user as is_premium'])
    .where('member_id', '=', viewer.memberId)
    .where('other_id', '=', profileId)
    .executeTakeFirst()
  const isQuotable =
    replyTo === undefined || (side && replyTo > floorOf(side) && replyTo <= side.last_seq)
  if (!isQuotable) throw new Refusal('INVALID_INPUT', { field: 'reply_to', why: 'not_found' })
  return side
}
