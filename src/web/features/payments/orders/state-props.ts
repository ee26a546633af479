import type { Order } from '#contract/orders.ts'

/** What each state of an order is shown from. */
export type StateProps = {
  order: Order
  /** It takes longer than it should. */
  isSlow: boolean
}
