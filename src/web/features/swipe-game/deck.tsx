import type { ReactNode } from 'react'
import type { SwipeCard as Card } from '#contract/swipe-game.ts'
import { usePreloaded } from '#web/browser/use-preloaded.ts'
import { usePhotoAddress } from '#web/features/settings/use-photo-address.ts'
import type { Choice } from './game.ts'
import { type Place, SwipeCard } from './swipe-card.tsx'
import type { Move } from './use-choose.ts'
import type { SwipeGame } from './use-swipe-game.ts'
import css from './deck.module.css'

const SHOWN = 3

type DeckProps = {
  game: Pick<SwipeGame, 'cards' | 'leaving' | 'returned' | 'choose' | 'hasLeft'>
  onOpen: (card: Card) => void
  /** What lies there instead of the cards. */
  instead?: ReactNode
}

/** The cards, the first on top, and those on their way out above it. */
export function Deck({ game, onOpen, instead }: DeckProps) {
  const cards = instead ? [] : game.cards
  const { leaving, returned, choose, hasLeft } = game
  const photo = usePhotoAddress()
  const later = cards.slice(SHOWN).flatMap(({ main_image: image }) => image?.filename ?? [])
  usePreloaded(later.map(photo))

  return (
    <div className={css['deck']}>
      {instead}
      {[...lyingOf(cards), ...leaving.map(flyingOf)].map(({ card, place, leaves }) => (
        <SwipeCard
          key={card.id}
          {...{ card, place, leaves }}
          returns={returned?.card.id === card.id ? returned.choice : undefined}
          onThrow={(side) => choose(side === 'right' ? 'like' : 'pass')}
          onTap={() => onOpen(card)}
          onGone={() => hasLeft(card)}
        />
      ))}
    </div>
  )
}

type Placed = { readonly card: Card; readonly place: Place; readonly leaves?: Choice }

/** The lowest first, so that the others lie above it. */
function lyingOf(cards: readonly Card[]): Placed[] {
  return cards
    .slice(0, SHOWN)
    .map((card, depth) => ({ card, place: PLACES[depth]! }))
    .toReversed()
}

const PLACES: readonly Place[] = ['top', 'second', 'third']

function flyingOf({ card, choice }: Move): Placed {
  return { card, place: 'leaving', leaves: choice }
}
