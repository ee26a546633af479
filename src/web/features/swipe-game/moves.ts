import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Refusal } from '#contract/refusals.ts'
import { swipe, type SwipeCard, undoSwipe } from '#contract/swipe-game.ts'
import { call } from '#web/api/call.ts'
import { type Like, likeKey } from '#web/features/members/like.ts'
import {
  type Choice,
  type Game,
  swipeGameQuery,
  withCardBack,
  withLikeBack,
  withoutCard,
  withState,
} from './game.ts'

export type Move = { readonly card: SwipeCard; readonly choice: Choice }

type ChoiceTold = {
  readonly onDone: (move: Move, isMatch: boolean) => void
  /** Whether the card lies there again; it does not if its member has gone. */
  readonly onRefused: (move: Move, error: unknown, isBack: boolean) => void
}

/** Likes or passes a card: it leaves at once, and comes back if that is refused. */
export function useChoose({ onDone, onRefused }: ChoiceTold) {
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

type UndoTold = {
  readonly onDone: (card: SwipeCard) => void
  readonly onRefused: (error: unknown) => void
}

/** Brings the card back that was passed last, after the moves that are still under way. */
export function useUndo({ onDone, onRefused }: UndoTold) {
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

/** Every move has this key, so that they can be counted, and they are made one after the other. */
const MOVES = ['swipe-game', 'move']
const ONE_BY_ONE = { id: 'swipe-game' }

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
