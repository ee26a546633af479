import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Order } from '#contract/orders.ts'
import { pathTo } from '#contract/routes.ts'
import { leaveTo } from '#web/browser/leave-to.ts'
import { ordersKey } from '#web/features/accounts/own-key.ts'
import { forgetIntention } from './intention.ts'
import { keptTrip } from './trip.ts'

export type Start = { readonly from: string | null; readonly makesPremium: boolean }

/** Where an order that was begun goes on: at the provider, or at its own page if nothing is left to do. */
export function useGoPay() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async (order: Order, { from, makesPremium }: Start) => {
    forgetIntention()
    keptTrip.set({ order_id: order.id, from, makes_premium: makesPremium })
    void queries.invalidateQueries({ queryKey: ordersKey })
    if (order.checkout_url !== null) leaveTo(order.checkout_url)
    else await navigate(pathTo('transactions', { id: order.id }))
  }
}
