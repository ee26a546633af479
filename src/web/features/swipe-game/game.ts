import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { getSwipeGame, type swipe, type SwipeCard } from '#contract/swipe-game.ts'
import { swipeGameKey } from '#web/api/keys.ts'
import { call } from '#web/api/call.ts'

export type Choice = z.input<(typeof swipe)['input']>['choice']
type Answer = z.output<(typeof getSwipeGame)['output']>
/** What every answer of the game says. */
type GameState = Omit<Answer, 'cards'>

/** The game as far as this browser knows it. */
export type Game = Answer & {
  /** How far the server's clock is ahead of this one, in milliseconds. */
  readonly clockAhead: number
  /** Whose cards were decided here: until the server knows it too, they must not come again. */
  readonly gone: readonly string[]
  /** Whether the server has no cards beyond these. */
  readonly isAll: boolean
}

/** The game as an answer tells it that came at this moment. */
export function gameFrom(answer: Answer, receivedAt: number): Game {
  const clockAhead = Date.parse(answer.now) - receivedAt
  return { ...answer, clockAhead, gone: [], isAll: answer.cards.length === 0 }
}

/** The card has left; a like is one fewer. */
export function withoutCard(game: Game, id: string, choice: Choice): Game {
  return {
    ...game,
    cards: game.cards.filter((card) => card.id !== id),
    gone: [...game.gone, id],
    likes_left: Math.max(0, game.likes_left - (choice === 'like' ? 1 : 0)),
    can_undo: game.can_undo || choice === 'pass',
  }
}

/** A like that was refused is there again; when the day's are used up, none is. */
export function withLikeBack(game: Game, isLimit: boolean): Game {
  return { ...game, likes_left: isLimit ? 0 : game.likes_left + 1 }
}

/** The card lies on top again. */
export function withCardBack(game: Game, card: SwipeCard): Game {
  return {
    ...game,
    cards: [card, ...game.cards.filter(({ id }) => id !== card.id)],
    gone: game.gone.filter((id) => id !== card.id),
  }
}

/** What the server says now, about everything but the cards. */
export function withState(game: Game, state: GameState, receivedAt: number): Game {
  const { likes_left, resets_at, can_undo, now } = state
  return { ...game, likes_left, resets_at, can_undo, now, clockAhead: Date.parse(now) - receivedAt }
}

/** More cards below the present ones, each member once. */
export function withMoreCards(game: Game, cards: readonly SwipeCard[]): Game {
  const known = new Set([...game.cards.map(({ id }) => id), ...game.gone])
  const fresh = cards.filter(({ id }) => !known.has(id))
  return { ...game, cards: [...game.cards, ...fresh], isAll: fresh.length === 0 }
}

/** When there are new likes, for a countdown by the server's clock. */
export function deadlineOf({ resets_at: until, now, clockAhead }: Game) {
  return { until, now, clockAhead }
}

const KEPT_MS = 30 * 60_000

/** The game. It is never asked for by itself: the card on top stays until it is decided. */
export const swipeGameQuery = queryOptions({
  queryKey: swipeGameKey,
  queryFn: async () => gameFrom(await call(getSwipeGame, {}), Date.now()),
  staleTime: Infinity,
  gcTime: KEPT_MS,
})
