import type { z } from 'zod/mini'
import type { MemberWithdrawal } from '#contract/office/standing.ts'
import type { Db } from '#server/db/connect.ts'

const MOST_LISTED = 20

/** What a member withdrew from, the newest first, with how far the payment back is. */
export async function withdrawalsOf(
  db: Db,
  memberId: string,
): Promise<z.input<typeof MemberWithdrawal>[]> {
  const found = await db
    .selectFrom('credit_order')
    .innerJoin('order_withdrawal', 'order_withdrawal.order_id', 'credit_order.id')
    .innerJoin('order_refund', 'order_refund.id', 'order_withdrawal.refund_id')
    .select(['credit_order.id as order_id', 'withdrawn_at', 'order_refund.credits'])
    .select(['order_refund.amount_minor', 'currency', 'order_refund.status'])
    .where('credit_order.member_id', '=', memberId)
    .orderBy('withdrawn_at', 'desc')
    .limit(MOST_LISTED)
    .execute()
  return found.map(({ withdrawn_at: at, status: state, ...row }) => ({
    ...row,
    at: at.toISOString(),
    state,
  }))
}
