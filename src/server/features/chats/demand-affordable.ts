import { FREE_CONVERSATIONS } from '#contract/chats.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { balanceOf } from '#server/features/credits/credits.ts'
import { requirePartner, sideOf } from './demand-partner.ts'
import type { Sending } from './sending.ts'

type Announced = Pick<Sending, 'viewer' | 'profileId' | 'replyTo' | 'cost'>

/** Refuses what could not be sent at this moment, before anybody takes the trouble. Sending itself asks again. */
export async function requireAffordable(db: Db, announced: Announced): Promise<void> {
  await requirePartner(db, announced)
  const side = await sideOf(db, announced)
  const sender = await senderOf(db, announced.viewer.memberId)
  const isFull = !sender.paid_user && (sender.count ?? 0) >= FREE_CONVERSATIONS
  if (!side?.has_written && isFull)
    throw new Refusal('CONVERSATION_LIMIT', { limit: FREE_CONVERSATIONS })
  if ((await balanceOf(db, sender.credit_account_id)) < announced.cost)
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
