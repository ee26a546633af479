import type { QueryClient } from '@tanstack/react-query'
import type { Call } from '#contract/endpoint.ts'
import { getSwipeGame } from '#contract/swipe-game.ts'
import { swipeGameQuery } from './game.ts'

type LoadSwipeGameInput = { readonly call: Call; readonly queries: QueryClient }

/** For so long a player who comes back to the game finds it as they left it. */
const FRESH_MS = 5 * 60_000

/** The game comes with a page. In the browser it only starts the query, and the screen shows its progress. */
export async function loadSwipeGame({ call, queries }: LoadSwipeGameInput) {
  if (import.meta.env.SSR) return call(getSwipeGame, {})
  const { dataUpdatedAt } = queries.getQueryState(swipeGameQuery.queryKey) ?? { dataUpdatedAt: 0 }
  if (dataUpdatedAt < Date.now() - FRESH_MS) queries.removeQueries(swipeGameQuery)
  void queries.prefetchQuery(swipeGameQuery)
  return null
}

export type LoadedSwipeGame = Awaited<ReturnType<typeof loadSwipeGame>>
