import type { Order, OrderStatus } from '#contract/orders.ts'

export type OrderState = OrderStatus | 'open' | 'refunded' | 'partly_refunded'

/** How a purchase stands for whoever made it: what can still be paid is not at the bank yet, and money may have gone back. */
export function stateOf(order: Order): OrderState {
  const { status, checkout_url: address, refunded_minor: refunded } = order
  if (status === 'pending' && address !== null) return 'open'
  if (status !== 'completed' || refunded === 0) return status
  // Parts are rounded down, so of all credits a cent less than the total may have gone back.
  const isWhole = refunded >= order.total_minor || order.refunded_credits >= order.credits
  return isWhole ? 'refunded' : 'partly_refunded'
}
