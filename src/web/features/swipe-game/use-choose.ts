import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Refusal } from '#contract/refusals.ts'
import { swipe, type SwipeCard } from '#contract/swipe-game.ts'
import { call } from '#web/api/call.ts'
import { type Like, likeKey } from '#web/features/members/like.ts'
import { type Choice, withCardBack, withLikeBack, withoutCard, withState } from './game.ts'
import { MOVES, ONE_BY_ONE, useGameCache } from './use-game-cache.ts'

export type Move = { readonly card: SwipeCard; readonly choice: Choice }

type Told = {
  readonly onDone: (move: Move, isMatch: boolean) => void
  /** Whether the card lies there again; it does not if its member has gone. */
  readonly onRefused: (move: Move, error: unknown, isBack: boolean) => void
}

/** Likes or passes a card: it leaves at once, and comes back if that is refused. */
export function useChoose({ onDone, onRefused }: Told) {
  const queries = useQueryClient()
  const { change, numMoves } = useGameCache()

  return useMutation({
    mutationKey: MOVES,
    scope: ONE_BY_ONE,
    mutationFn: ({ card, choice }: Move) => call(swipe, { profile_id: card.id, choice }),
    onMutate: ({ card, choice }) => change((game) => withoutCard(game, card.id, choice)),
    onSuccess: (answer, move) => {
      const { matched, ...state } = answer
      if (numMoves() === 1) change((game) => withState(game, state, Date.now()))
      if (move.choice === 'like')
        queries.setQueryData<Like>(likeKey(move.card.id), { isLiked: true, isMatch: matched })
      onDone(move, matched)
    },
    onError: (error, move) => {
      const code = error instanceof Refusal ? error.code : null
      const isBack = code !== 'NOT_FOUND'
      if (move.choice === 'like') change((game) => withLikeBack(game, code === 'SWIPE_LIMIT'))
      if (isBack) change((game) => withCardBack(game, move.card))
      onRefused(move, error, isBack)
    },
  })
}
