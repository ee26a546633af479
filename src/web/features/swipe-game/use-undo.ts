import { useMutation } from '@tanstack/react-query'
import { Refusal } from '#contract/refusals.ts'
import { type SwipeCard, undoSwipe } from '#contract/swipe-game.ts'
import { call } from '#web/api/call.ts'
import { withCardBack, withState } from './game.ts'
import { MOVES, ONE_BY_ONE, useGameCache } from './use-game-cache.ts'

type Told = {
  readonly onDone: (card: SwipeCard) => void
  readonly onRefused: (error: unknown) => void
}

/** Brings the card back that was passed last, after the moves that are still under way. */
export function useUndo({ onDone, onRefused }: Told) {
  const { change } = useGameCache()

  return useMutation({
    mutationKey: MOVES,
    scope: ONE_BY_ONE,
    mutationFn: () => call(undoSwipe, {}),
    onSuccess: ({ card, ...state }) => {
      change((game) => withState(withCardBack(game, card), state, Date.now()))
      onDone(card)
    },
    onError: (error) => {
      if (error instanceof Refusal && error.code === 'NOTHING_TO_UNDO')
        change((game) => ({ ...game, can_undo: false }))
      onRefused(error)
    },
  })
}
