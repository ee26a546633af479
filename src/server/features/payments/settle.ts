import { callProvider } from './ask-provider.ts'
import { singleFlight } from './once-at-a-time.ts'
import { orderById } from './order-row.ts'
import type { PaymentDeps } from './payment-desk.ts'
import { reopenPayment } from './reopen-payment.ts'
import { applyPayment } from './take-payment.ts'

const inTurn = singleFlight()

/**
 * Asks the provider how the payment of a purchase stands, and brings the purchase to that. Those who ask for the same one at
 * once share an answer that is younger than their question.
 */
export function settle(deps: PaymentDeps, orderId: string): Promise<void> {
  return inTurn(deps.provider, orderId, () => askAndTake(deps, orderId))
}

async function askAndTake(deps: PaymentDeps, orderId: string): Promise<void> {
  const order = await orderById(deps.db, orderId)
  if (!order || order.total_minor === 0 || order.provider !== deps.provider.name) return
  const { provider_id: paymentId } = order
  if (paymentId === null) return reopenPayment(deps, order)
  const payment = await callProvider(() => deps.provider.get(paymentId))
  if (payment) await applyPayment(deps, order, payment)
  else deps.log.error({ order_id: orderId }, 'the provider does not know the payment of an order')
}
