import { useQueryClient } from '@tanstack/react-query'
import type { Game } from './game.ts'
import { swipeGameQuery } from './swipe-game-query.ts'

/** Every move has this key, so that they can be counted, and they are made one after the other. */
export const MOVES = ['swipe-game', 'move']
export const ONE_BY_ONE = { id: 'swipe-game' }

/** The game as it is kept, and the ways to change it. */
export function useGameCache() {
  const queries = useQueryClient()
  return {
    get: () => queries.getQueryData(swipeGameQuery.queryKey),
    change: (next: (game: Game) => Game) =>
      queries.setQueryData(swipeGameQuery.queryKey, (game) => game && next(game)),
    /** How many moves the server has not answered: what it says before the last one is out of date. */
    numMoves: () => queries.isMutating({ mutationKey: MOVES }),
  }
}
