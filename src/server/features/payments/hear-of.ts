import { callProvider } from './ask-provider.ts'
import { singleFlight } from './once-at-a-time.ts'
import { orderById } from './order-row.ts'
import type { PaymentDeps } from './payment-desk.ts'
import { settle } from './settle.ts'
import { applyPayment } from './take-payment.ts'

const inTurn = singleFlight()

/**
 * Asks about a payment that is said to have changed. Of one that belongs to no purchase of ours nothing comes. Whoever says it
 * many times at once makes us ask twice.
 */
export function onPaymentChanged(
  deps: PaymentDeps,
  paymentId: string,
  { requirePatience }: OnPaymentChangedInput,
): Promise<void> {
  return inTurn(deps.provider, paymentId, async () => {
    const orderId = await orderOf(deps, paymentId)
    if (orderId !== undefined) return settle(deps, orderId)
    await requirePatience()
    await adopt(deps, paymentId)
  })
}

type OnPaymentChangedInput = {
  /** Refuses whoever names too many payments that nobody knows. */
  readonly requirePatience: () => Promise<void>
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
  if (!payment?.orderId || !UUID.test(payment.orderId)) return
  const order = await orderById(deps.db, payment.orderId)
  if (order?.provider === deps.provider.name) await applyPayment(deps, order, payment)
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
