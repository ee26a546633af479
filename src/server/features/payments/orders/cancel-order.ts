import type { Order } from '#contract/orders.ts'
import { Refusal } from '#contract/refusals.ts'
import { withEvents } from '#server/events/telling.ts'
import { callProvider, ProviderUnavailable } from '../provider/provider.ts'
import { closeUnpaidOrder } from './lifecycle.ts'
import { lockOrder, orderAnswer, type OrderRow, ownOrder, type PaymentDeps } from './order.ts'
import { settle } from './settle.ts'

type CancelOrderInput = { readonly id: string; readonly memberId: string }

/** Gives a purchase up that was not paid. What turns out to be paid is not given up; the credits are there then. */
export async function cancelOrder(deps: PaymentDeps, request: CancelOrderInput): Promise<Order> {
  const order = await ownOrder(deps.db, request)
  if (!order) throw new Refusal('NOT_FOUND')
  if (order.status === 'pending') await cancelPayment(deps, order)
  const now = deps.clock()
  const ended = await withEvents({ ...deps, now }, async (tx, notify) => {
    const locked = await lockOrder(tx, order)
    if (locked.completed_at !== null) throw new Refusal('TOO_LATE')
    if (locked.status === 'failed') return locked
    return closeUnpaidOrder(tx, locked, { status: 'cancelled', notify, goesOnAsking: true })
  })
  return orderAnswer(ended)
}

/** Without an answer it is given up here alone; should it be paid all the same, the provider will say so. */
async function cancelPayment(deps: PaymentDeps, { id, provider_id: paymentId }: OrderRow) {
  try {
    await callProvider(() => deps.provider.cancel(paymentId!))
    await settle(deps, id)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    deps.log.warn({ err: error, order_id: id }, 'a payment could not be given up')
  }
}
