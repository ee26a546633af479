import { expireOrder } from './expire-order.ts'
import { mandateOf } from './mandate-of.ts'
import { openPayment } from './open-payment.ts'
import type { OrderRow } from './order-row.ts'
import type { PaymentDeps } from './payment-desk.ts'

/** How long the provider is asked for the payment of a purchase that it never answered for. */
const PATIENCE_MS = 60 * 60 * 1000

/** Asks again for a payment that was never answered for; after an hour nobody waits for it any more. */
export async function reopenPayment(deps: PaymentDeps, order: OrderRow): Promise<void> {
  if (order.status !== 'new') return
  const age = deps.clock().getTime() - order.created_at.getTime()
  if (age > PATIENCE_MS) return expireOrder(deps, order)
  await openPayment(deps, order, await mandateOf(deps.db, order))
}
