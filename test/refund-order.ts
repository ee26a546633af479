import { randomUUID } from 'node:crypto'
import { withEvents } from '#server/events/with-events.ts'
import type { OrderRow } from '#server/features/payments/orders/order.ts'
import { planRefund, refundIn } from '#server/features/payments/orders/plan-refund.ts'
import { sendRefund } from '#server/features/payments/orders/refund-order.ts'
import type { PaymentDeps } from '#server/features/payments/provider/provider.ts'

type Wish = { readonly credits?: number | undefined; readonly key?: string }

/** Pays back what was not spent of a purchase, or so many credits of it, as somebody of the office does. */
export async function refundOrder(
  deps: PaymentDeps,
  { id }: Pick<OrderRow, 'id'>,
  { credits, key = randomUUID() }: Wish = {},
) {
  const now = deps.clock()
  const written = await withEvents({ ...deps, now }, async (tx, notify) => {
    const plan = await planRefund(tx, id, { way: 'rule', credits: credits ?? null })
    if (plan === null || 'most' in plan) return plan
    const refund = await refundIn(tx, { plan, key, notify, now })
    return { refundId: refund.id, amountMinor: plan.amountMinor, credits: plan.credits }
  })
  if (written === null || 'most' in written) return written
  const { refundId, ...refunded } = written
  return { ...refunded, isSent: await sendRefund(deps, refundId) }
}
