import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import type { Order } from '#contract/orders.ts'
import { pathTo } from '#contract/routes.ts'
import { ordersKey } from '#web/api/keys.ts'
import { stored } from '#web/browser/kept.ts'
import { leaveTo } from '#web/browser/leave-to.ts'
import { returnPlace } from './addresses.ts'

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

type Intention = { readonly what: string; readonly id: string }

const keptIntention = stored<Intention>('intention', intentionIn)

/** The client id of what somebody means to buy: the same until that is answered, also after a reload. */
export function intentionId(choice: object): string {
  const what = JSON.stringify(choice)
  const known = keptIntention.get()
  if (known?.what === what) return known.id
  const id = crypto.randomUUID()
  keptIntention.set({ what, id })
  return id
}

/** From now on the same choice is a new order. */
export function forgetIntention(): void {
  keptIntention.forget()
}

function intentionIn(stored: unknown): Intention | null {
  const { what, id } = (stored ?? {}) as Partial<Intention>
  return typeof what === 'string' && typeof id === 'string' ? { what, id } : null
}

/** What is known about an order while the member is away at the provider: where they came from, and what it makes them. */
export type Trip = {
  readonly order_id: string
  readonly from: string | null
  readonly makes_premium: boolean
}

/** The last order that was begun in this tab. */
export const keptTrip = stored<Trip>('trip', tripIn)

function tripIn(stored: unknown): Trip | null {
  const { order_id: id, from, makes_premium: isFirst } = (stored ?? {}) as Partial<Trip>
  if (typeof id !== 'string') return null
  return { order_id: id, from: returnPlace(from), makes_premium: isFirst === true }
}

/** Does something when the browser brings this page back as it was left. */
export function useBackAgain(onBack: () => void): void {
  const tell = useEffectEvent(onBack)
  useEffect(() => {
    const hear = ({ persisted }: PageTransitionEvent) => {
      if (persisted) tell()
    }
    addEventListener('pageshow', hear)
    return () => removeEventListener('pageshow', hear)
  }, [])
}
