import type { ReactNode } from 'react'
import { CardsFailed } from './cards-failed.tsx'
import { CardsLoading } from './cards-loading.tsx'
import { NobodyLeft } from './nobody-left.tsx'
import { UsedUp } from './used-up.tsx'
import type { SwipeGame } from './use-swipe-game.ts'

/** What lies there when there is no card to decide; null when there is one. */
export function insteadOfCards(swipeGame: SwipeGame): ReactNode {
  const { game, cards, last, more, error, refetch } = swipeGame
  const isNews = last !== null
  if (error) return <CardsFailed error={error} onRetry={() => void refetch()} />
  if (!game) return <CardsLoading />
  if (game.likes_left === 0) return <UsedUp game={game} isNews={isNews} />
  if (cards.length > 0) return null
  if (game.isAll) return <NobodyLeft isNews={isNews} />
  if (more.error) return <CardsFailed error={more.error} onRetry={more.fetch} />
  return <CardsLoading />
}
