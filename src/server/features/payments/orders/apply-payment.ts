import { withEvents } from '#server/events/telling.ts'
import type { ProviderPayment } from '../provider/provider.ts'
import { closeUnpaidOrder, moveOrderTo } from './lifecycle.ts'
import { lockOrder, type OrderRow, type PaymentDeps } from './order.ts'

/**
 * Brings a purchase to what the provider says of its payment, however often and in whatever order that is heard. A payment
 * that is not the one we asked for changes nothing.
 */
export async function applyPayment(
  deps: PaymentDeps,
  order: OrderRow,
  payment: ProviderPayment,
): Promise<OrderRow> {
  if (!isForOrder(payment, order)) {
    deps.log.error(
      { order_id: order.id, payment_id: payment.id },
      'a payment is not what its order asked for: nothing was credited',
    )
    return order
  }
  if (isAsSaid(order, payment)) return order
  const now = deps.clock()
  return withEvents({ ...deps, now }, async (tx, notify) => {
    const locked = await lockOrder(tx, order)
    return moveOrderTo(tx, locked, { payment, notify, now })
  })
}

function isForOrder(payment: ProviderPayment, order: OrderRow): boolean {
  return (
    payment.orderId === order.id &&
    payment.amountMinor === order.total_minor &&
    payment.currency === order.currency &&
    (order.provider_id === null || order.provider_id === payment.id)
  )
}

/** Most of what is heard is known already: then nobody has to wait for anybody. */
function isAsSaid(order: OrderRow, payment: ProviderPayment): boolean {
  if (order.provider_id === null) return false
  if (order.status === 'charged_back') return true
  const isUntouched =
    payment.chargedBackMinor === 0 && payment.refundedMinor <= order.refunded_minor
  if (order.settled_at !== null) return isUntouched
  // Only we had given it up so far.
  if (order.status === 'cancelled' && order.check_at !== null && payment.status !== 'open')
    return false
  return isUntouched && SAYS_NOTHING_NEW[order.status]?.includes(payment.status) === true
}

const SAYS_NOTHING_NEW: Readonly<Record<string, readonly ProviderPayment['status'][]>> = {
  pending: ['open'],
  failed: ['open', 'failed'],
  cancelled: ['open', 'canceled', 'expired'],
}

/** Gives up, here alone, a purchase that was never paid, and asks no more. Should it be paid later, the provider will say so. */
export async function expireOrder(
  deps: PaymentDeps,
  order: Pick<OrderRow, 'id' | 'account_id'>,
): Promise<void> {
  await withEvents({ ...deps, now: deps.clock() }, async (tx, notify) => {
    const locked = await lockOrder(tx, order)
    if (locked.completed_at !== null) return
    const status = locked.status === 'failed' ? 'failed' : 'cancelled'
    await closeUnpaidOrder(tx, locked, { status, notify })
  })
}
