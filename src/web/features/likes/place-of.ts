import type { QueryClient } from '@tanstack/react-query'
import type { Place } from '#web/api/share-events.ts'

const places = new WeakMap<QueryClient, Place & { readonly who: string }>()

/** Where this browser is in what a member was told: at first where their page was made. It outlives the screens that listen. */
export function placeOf(queries: QueryClient, who: string, first: number | null): Place {
  const known = places.get(queries)
  if (known?.who === who) return known
  const place = { who, last: first }
  places.set(queries, place)
  return place
}
