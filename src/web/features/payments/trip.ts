import { stored } from '#web/browser/kept.ts'
import { returnPlace } from './return-place.ts'

/** What is known about an order while the member is away at the provider: where they came from, and what it makes them. */
export type Trip = {
  readonly order_id: string
  readonly from: string | null
  readonly makes_premium: boolean
}

/** The last order that was begun in this tab. */
export const keptTrip = stored<Trip>('trip', read)

function read(stored: unknown): Trip | null {
  const { order_id: id, from, makes_premium: isFirst } = (stored ?? {}) as Partial<Trip>
  if (typeof id !== 'string') return null
  return { order_id: id, from: returnPlace(from), makes_premium: isFirst === true }
}
