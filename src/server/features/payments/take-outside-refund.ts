import type { Tx } from '#server/db/connect.ts'
import type { Notify } from '#server/events/telling.ts'
import { balanceOf } from '#server/features/credits/credits.ts'
import type { OrderRow } from './order-row.ts'
import type { ProviderPayment } from './provider.ts'
import { writeRefund } from './write-refund.ts'

type ApplyExternalRefundInput = {
  readonly payment: ProviderPayment
  readonly notify: Notify
  readonly now: Date
}

/** Money that somebody gave back at the provider's, not here: its share of the credits goes, as far as they are there. */
export async function applyExternalRefund(
  tx: Tx,
  order: OrderRow,
  { payment, notify, now }: ApplyExternalRefundInput,
): Promise<OrderRow> {
  const { total_minor: total, credits, refunded_credits: before } = order
  const refunded = Math.min(payment.refundedMinor, total)
  const amount = refunded - order.refunded_minor
  if (amount <= 0) return order
  const share = Number((BigInt(credits) * BigInt(refunded)) / BigInt(total)) - before
  const balance = await balanceOf(tx, order.account_id)
  const taken = Math.max(0, Math.min(share, balance))
  const key = `provider:${refunded}`
  const refund = { key, amountMinor: amount, credits: taken, status: 'done' } as const
  const written = await writeRefund(tx, order, { ...refund, notify, now })
  return written.order
}
