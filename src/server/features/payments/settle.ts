import { askProvider } from './ask-provider.ts'
import { onceAtATime } from './once-at-a-time.ts'
import { orderById } from './order-row.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { reopenPayment } from './reopen-payment.ts'
import { takePayment } from './take-payment.ts'

const inTurn = onceAtATime()

/**
 * Asks the provider how the payment of a purchase stands, and brings the purchase to that. Those who ask for the same one at
 * once share an answer that is younger than their question.
 */
export function settle(desk: PaymentDesk, orderId: string): Promise<void> {
  return inTurn(desk.provider, orderId, () => askAndTake(desk, orderId))
}

async function askAndTake(desk: PaymentDesk, orderId: string): Promise<void> {
  const order = await orderById(desk.db, orderId)
  if (!order || order.total_minor === 0 || order.provider !== desk.provider.name) return
  const { provider_id: paymentId } = order
  if (paymentId === null) return reopenPayment(desk, order)
  const payment = await askProvider(() => desk.provider.get(paymentId))
  if (payment) await takePayment(desk, order, payment)
  else desk.log.error({ order_id: orderId }, 'the provider does not know the payment of an order')
}
