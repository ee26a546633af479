import { queryOptions } from '@tanstack/react-query'
import { getSwipeGame } from '#contract/swipe-game.ts'
import { call } from '#web/api/call.ts'
import { gameFrom } from './game.ts'

const KEPT_MS = 30 * 60_000

/** The game. It is never asked for by itself: the card on top stays until it is decided. */
export const swipeGameQuery = queryOptions({
  queryKey: ['swipe-game'],
  queryFn: async () => gameFrom(await call(getSwipeGame, {}), Date.now()),
  staleTime: Infinity,
  gcTime: KEPT_MS,
})
