import { isId } from '#contract/id.ts'
import { orderById } from './order.ts'
import { singleFlight } from '../provider/single-flight.ts'
import { callProvider, type PaymentDeps } from '../provider/provider.ts'
import { applyPayment, reopenPayment } from './payment.ts'

const byOrder = singleFlight()

/**
 * Asks the provider how the payment of a purchase stands, and brings the purchase to that. Those who ask for the same one at
 * once share an answer that is younger than their question.
 */
export function settle(deps: PaymentDeps, orderId: string): Promise<void> {
  return byOrder(deps.provider, orderId, () => askAndTake(deps, orderId))
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

const byPayment = singleFlight()

/**
 * Asks about a payment that a webhook says has changed. A payment that belongs to no order changes nothing. Many webhooks at
 * once for one payment are two questions.
 */
export function onPaymentChanged(
  deps: PaymentDeps,
  paymentId: string,
  { requirePatience }: OnPaymentChangedInput,
): Promise<void> {
  return byPayment(deps.provider, paymentId, async () => {
    const orderId = await orderOf(deps, paymentId)
    await requirePatience(orderId !== undefined)
    if (orderId !== undefined) return settle(deps, orderId)
    await adopt(deps, paymentId)
  })
}

type OnPaymentChangedInput = {
  /** Refuses a question too many: about one payment, or from one network. */
  readonly requirePatience: (isKnown: boolean) => Promise<void>
}

async function orderOf(deps: PaymentDeps, paymentId: string): Promise<string | undefined> {
  const known = await deps.db
    .selectFrom('credit_order')
    .select('id')
    .where('provider', '=', deps.provider.name)
    .where('provider_id', '=', paymentId)
    .executeTakeFirst()
  return known?.id
}

/** A payment whose making was never answered for: the provider knows which purchase it is of. */
async function adopt(deps: PaymentDeps, paymentId: string): Promise<void> {
  const payment = await callProvider(() => deps.provider.get(paymentId))
  if (!payment?.orderId || !isId(payment.orderId)) return
  const order = await orderById(deps.db, payment.orderId)
  if (order?.provider === deps.provider.name) await applyPayment(deps, order, payment)
}
