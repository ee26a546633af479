import { useSyncExternalStore } from 'react'
import { keptTrip, type Trip } from '../trip.ts'

/** What this tab remembers about an order that was begun in it. */
export function useTrip(orderId: string): Trip | null {
  const trip = useSyncExternalStore(
    keptTrip.subscribe,
    () => keptTrip.get(),
    () => null,
  )
  return trip?.order_id === orderId ? trip : null
}
