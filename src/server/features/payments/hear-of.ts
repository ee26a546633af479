import { askProvider } from './ask-provider.ts'
import { onceAtATime } from './once-at-a-time.ts'
import { orderById } from './order-row.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { settle } from './settle.ts'
import { takePayment } from './take-payment.ts'

const inTurn = onceAtATime()

/**
 * Asks about a payment that is said to have changed. Of one that belongs to no purchase of ours nothing comes. Whoever says it
 * many times at once makes us ask twice.
 */
export function hearOf(
  desk: PaymentDesk,
  paymentId: string,
  { demandPatience }: HearOfInput,
): Promise<void> {
  return inTurn(desk.provider, paymentId, async () => {
    const orderId = await orderOf(desk, paymentId)
    if (orderId !== undefined) return settle(desk, orderId)
    await demandPatience()
    await adopt(desk, paymentId)
  })
}

type HearOfInput = {
  /** Refuses whoever names too many payments that nobody knows. */
  readonly demandPatience: () => Promise<void>
}

async function orderOf(desk: PaymentDesk, paymentId: string): Promise<string | undefined> {
  const known = await desk.db
    .selectFrom('credit_order')
    .select('id')
    .where('provider', '=', desk.provider.name)
    .where('provider_id', '=', paymentId)
    .executeTakeFirst()
  return known?.id
}

/** A payment whose making was never answered for: the provider knows which purchase it is of. */
async function adopt(desk: PaymentDesk, paymentId: string): Promise<void> {
  const payment = await askProvider(() => desk.provider.get(paymentId))
  if (!payment?.orderId || !UUID.test(payment.orderId)) return
  const order = await orderById(desk.db, payment.orderId)
  if (order?.provider === desk.provider.name) await takePayment(desk, order, payment)
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
