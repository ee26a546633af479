import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getSwipeGame, type SwipeCard } from '#contract/swipe-game.ts'
import { call } from '#web/api/call.ts'
import { pageReceivedAt } from '#web/browser/clock.ts'
import { type Choice, gameFrom, swipeGameQuery, withMoreCards, withState } from './game.ts'
import type { LoadedSwipeGame } from './load-swipe-game.ts'
import { type Move, useChoose, useGameCache, useUndo } from './moves.ts'

/** As many cards can be on their way out at once, however quick the player is. */
const IN_THE_AIR = 3

/** What happened last, for screen readers. */
export type Happening = {
  readonly what: Choice | 'undo' | 'refused' | 'gone'
  readonly card: SwipeCard
}
export type SwipeGame = ReturnType<typeof useSwipeGame>

type Told = {
  readonly onMatch: (card: SwipeCard) => void
  /** `card` is the one whose member has gone. */
  readonly onRefused: (error: unknown, gone: SwipeCard | null) => void
}

/** The game on the screen: its cards, those on their way out, the one on its way back, and the moves. */
export function useSwipeGame(loaded: LoadedSwipeGame, { onMatch, onRefused }: Told) {
  const query = useQuery({
    ...swipeGameQuery,
    ...(loaded ? { initialData: () => gameFrom(loaded, pageReceivedAt()) } : {}),
  })
  const [leaving, setLeaving] = useState<readonly Move[]>([])
  const [returned, setReturned] = useState<Move | null>(null)
  const [last, setLast] = useState<Happening | null>(null)
  const more = useMoreCards()
  const hasLeft = ({ id }: SwipeCard) =>
    setLeaving((moves) => moves.filter(({ card }) => card.id !== id))

  const move = useChoose({
    onDone: ({ card }, isMatch) => {
      if (isMatch) onMatch(card)
      more.fetchIfFew()
    },
    onRefused: (refused, error, isBack) => {
      hasLeft(refused.card)
      setReturned(isBack ? refused : null)
      setLast({ what: isBack ? 'refused' : 'gone', card: refused.card })
      onRefused(error, isBack ? null : refused.card)
    },
  })
  const back = useUndo({
    onDone: (card) => {
      hasLeft(card)
      setReturned({ card, choice: 'pass' })
      setLast({ what: 'undo', card })
    },
    onRefused: (error) => onRefused(error, null),
  })

  const game = query.data
  const cards = (game?.cards ?? []).filter(({ id }) => !leaving.some(({ card }) => card.id === id))

  function choose(choice: Choice) {
    const [card] = cards
    if (!card || game?.likes_left === 0) return
    setLeaving((moves) => [...moves, { card, choice }].slice(-IN_THE_AIR))
    setReturned(null)
    setLast({ what: choice, card })
    move.mutate({ card, choice })
  }

  function undo() {
    if (game?.can_undo && game.likes_left > 0 && !back.isPending) back.mutate()
  }

  return { ...query, game, cards, leaving, returned, last, more, choose, undo, hasLeft }
}

/** With so few cards left more are fetched. */
const FEW = 4

/** Fetches further cards before the last one is decided, and how the game stands by now. */
function useMoreCards() {
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
