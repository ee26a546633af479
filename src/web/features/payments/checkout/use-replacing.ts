import { useRef } from 'react'
import { cancelOrder } from '#contract/orders.ts'
import { call } from '#web/api/call.ts'
import { forgetIntention } from '../intention.ts'
import type { LoadedCheckout } from './checkout-query.ts'

/**
 * Gives up the order that was begun before, if it can still be paid and holds the discount of this one: whoever orders anew
 * means this one. What is at the bank already is left alone.
 */
export function useReplacing({ checkout }: LoadedCheckout): () => Promise<void> {
  const givenUp = useRef(new Set<string>())
  const { open_order: open, discount } = checkout

  return async () => {
    const isHeld = discount !== null && open?.discount?.code === discount.code
    if (!open || !isHeld || open.checkout_url === null || givenUp.current.has(open.id)) return
    await call(cancelOrder, { id: open.id })
    givenUp.current.add(open.id)
    // It may have been the answer to this very wish, which was lost on its way.
    forgetIntention()
  }
}
