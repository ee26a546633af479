import { useMutation } from '@tanstack/react-query'
import { getSwipeGame } from '#contract/swipe-game.ts'
import { call } from '#web/api/call.ts'
import { withMoreCards, withState } from './game.ts'
import { useGameCache } from './use-game-cache.ts'

/** With so few cards left more are fetched. */
const FEW = 4

/** Fetches further cards before the last one is decided, and how the game stands by now. */
export function useMoreCards() {
  const { get, change, numMoves } = useGameCache()
  const more = useMutation({
    mutationFn: () => call(getSwipeGame, {}),
    onSuccess: ({ cards, ...state }) => {
      if (numMoves() === 0) change((game) => withState(game, state, Date.now()))
      change((game) => withMoreCards(game, cards))
    },
  })

  function fetchIfFew() {
    const game = get()
    if (game && !game.isAll && game.cards.length <= FEW && !more.isPending) more.mutate()
  }

  return { fetchIfFew, fetch: () => more.mutate(), error: more.error }
}
