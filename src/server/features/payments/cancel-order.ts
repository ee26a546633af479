import type { Order } from '#contract/orders.ts'
import { Refusal } from '#contract/refusals.ts'
import { telling } from '#server/events/telling.ts'
import { askProvider, ProviderAway } from './ask-provider.ts'
import { giveUpOrder } from './give-up-order.ts'
import { lockOrder } from './lock-order.ts'
import { orderAnswer } from './order-answer.ts'
import { type OrderRow, ownOrder } from './order-row.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { settle } from './settle.ts'

type CancelOrderInput = { readonly id: string; readonly memberId: string }

/** Gives a purchase up that was not paid. What turns out to be paid is not given up; the credits are there then. */
export async function cancelOrder(desk: PaymentDesk, wish: CancelOrderInput): Promise<Order> {
  const order = await ownOrder(desk.db, wish)
  if (!order) throw new Refusal('NOT_FOUND')
  if (order.status === 'pending') await cancelPayment(desk, order)
  const now = desk.clock()
  const ended = await telling({ ...desk, now }, async (tx, tell) => {
    const locked = await lockOrder(tx, order)
    if (locked.completed_at !== null) throw new Refusal('TOO_LATE')
    if (locked.status === 'failed') return locked
    return giveUpOrder(tx, locked, { status: 'cancelled', tell, goesOnAsking: true })
  })
  return orderAnswer(ended)
}

/** Without an answer it is given up here alone; should it be paid all the same, the provider will say so. */
async function cancelPayment(desk: PaymentDesk, { id, provider_id: paymentId }: OrderRow) {
  try {
    await askProvider(() => desk.provider.cancel(paymentId!))
    await settle(desk, id)
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
    desk.log.warn({ err: error, order_id: id }, 'a payment could not be given up')
  }
}
