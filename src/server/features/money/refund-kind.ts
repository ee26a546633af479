import { Refusal } from '#contract/refusals.ts'
import type { ApprovalFact } from '#contract/office/approvals.ts'
import type { Db } from '#server/db/connect.ts'
import type {
  ApprovalPlan,
  CannotBe,
  KindOfApproval,
} from '#server/features/approvals/approvals.ts'
import {
  orderById,
  type PaymentDeps,
  planRefund,
  type RefundPlan,
  refundIn,
  type RefundWish,
  sendRefund,
} from '#server/features/payments/payments.ts'

/** Money back for a purchase: by the rule for what was not spent, or for goodwill. */
export function refundKind(payments: PaymentDeps): KindOfApproval {
  return {
    name: 'refund',
    isForOne: true,
    siteOf: async (db, id) => (await orderById(db, id))?.site_id ?? null,
    plan: async (tx, { subjectId, payload }) =>
      planned(await planRefund(tx, subjectId, wishIn(payload)), payload),
    carryOut: async (tx, notify, { id, subjectId, plan, now }) => {
      const refund = await planRefund(tx, subjectId, wishIn(plan.payload))
      if (!isPossible(refund)) throw new Refusal('UNEXPECTED')
      const written = await refundIn(tx, { plan: refund, key: `approval:${id}`, notify, now })
      const afterwards = () => sendRefund(payments, written.id)
      return { state: 'waits', resultId: written.id, afterwards }
    },
    facts,
  }
}

type Payload = ApprovalPlan['payload']

function wishIn({ way, credits, amount_minor: amountMinor }: Payload): RefundWish {
  return way === 'goodwill'
    ? { way, amountMinor: Number(amountMinor) }
    : { way: 'rule', credits: credits === null ? null : Number(credits) }
}

type Planned = Awaited<ReturnType<typeof planRefund>>

function isPossible(refund: Planned): refund is RefundPlan {
  return refund !== null && !('most' in refund)
}

function planned(refund: Planned, { way }: Payload): ApprovalPlan | CannotBe {
  if (refund === null) return { cannot: 'NOTHING_TO_PAY' }
  if ('most' in refund) return { cannot: 'TOO_MUCH', params: { most: refund.most } }
  const { order, amountMinor, credits, balance, lastEntry } = refund
  return {
    siteId: order.site_id,
    memberId: order.member_id,
    amountMinor,
    currency: order.currency,
    credits: credits === 0 ? null : credits,
    payload: { way, credits, amount_minor: amountMinor },
    basis: {
      balance,
      last_entry: lastEntry,
      refunded_minor: order.refunded_minor,
      refunded_credits: order.refunded_credits,
    },
  }
}

/** How it was computed, and where it goes. */
async function facts(
  db: Db,
  { subjectId, plan }: { readonly subjectId: string; readonly plan: ApprovalPlan },
): Promise<ApprovalFact[]> {
  const order = await db
    .selectFrom('credit_order')
    .select(['credits', 'total_minor', 'currency', 'created_at', 'method', 'receipt_number'])
    .where('id', '=', subjectId)
    .executeTakeFirst()
  if (!order) return []
  const { currency } = order
  return [
    { name: 'bought', value: { amount_minor: order.total_minor, currency } },
    { name: 'bought_credits', value: { credits: order.credits } },
    { name: 'bought_at', value: { at: order.created_at.toISOString() } },
    { name: 'way', value: { words: String(plan.payload['way']) } },
    { name: 'credits_back', value: { credits: Number(plan.payload['credits']) } },
    { name: 'goes_to', value: { words: order.method } },
    ...(await earlierOf(db, { subjectId, currency })),
  ]
}

async function earlierOf(
  db: Db,
  { subjectId, currency }: { readonly subjectId: string; readonly currency: string },
): Promise<ApprovalFact[]> {
  const { sum } = await db
    .selectFrom('credit_order as other')
    .innerJoin('credit_order as this', 'this.account_id', 'other.account_id')
    .select(({ fn }) => fn.sum<number | null>('other.refunded_minor').as('sum'))
    .where('this.id', '=', subjectId)
    .where('other.currency', '=', currency)
    .executeTakeFirstOrThrow()
  return [{ name: 'earlier_back', value: { amount_minor: Number(sum ?? 0), currency } }]
}
