import { expireOrder } from './expire-order.ts'
import { mandateOf } from './mandate-of.ts'
import { openPayment } from './open-payment.ts'
import type { OrderRow } from './order-row.ts'
import type { PaymentDesk } from './payment-desk.ts'

/** How long the provider is asked for the payment of a purchase that it never answered for. */
const PATIENCE_MS = 60 * 60 * 1000

/** Asks again for a payment that was never answered for; after an hour nobody waits for it any more. */
export async function reopenPayment(desk: PaymentDesk, order: OrderRow): Promise<void> {
  if (order.status !== 'new') return
  const age = desk.clock().getTime() - order.created_at.getTime()
  if (age > PATIENCE_MS) return expireOrder(desk, order)
  await openPayment(desk, order, await mandateOf(desk.db, order))
}
