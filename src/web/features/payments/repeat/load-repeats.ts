import type { QueryClient } from '@tanstack/react-query'
import type { Call } from '#contract/endpoint.ts'
import { askRepeats, type LoadedRepeats, repeatsQuery } from '../orders/orders-query.ts'

type LoadRepeatsInput = { readonly call: Call; readonly queries: QueryClient }

/** What can be ordered again. In the browser it is only set going. */
export async function loadRepeats({
  call,
  queries,
}: LoadRepeatsInput): Promise<LoadedRepeats | null> {
  if (import.meta.env.SSR) return askRepeats(call)
  void queries.prefetchQuery(repeatsQuery())
  return null
}
