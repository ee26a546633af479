import type { ReactNode } from 'react'
import { pathTo } from '#contract/routes.ts'
import type { SwipeCard as Card } from '#contract/swipe-game.ts'
import { dragCard, type Side } from '#web/browser/card-drag.ts'
import { useShownOnline } from '#web/browser/use-is-online.ts'
import { usePreloaded } from '#web/browser/use-preloaded.ts'
import { useTilePicture } from '#web/features/members/member-tile.tsx'
import { useTaggedName } from '#web/features/settings/member-names.tsx'
import { usePhotoAddress } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Tag } from '#web/ui/tag.tsx'
import css from './deck.module.css'
import type { Choice } from './game.ts'
import type { Move } from './moves.ts'
import type { SwipeGame } from './use-swipe-game.ts'

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

type Place = 'top' | 'second' | 'third' | 'leaving'

type SwipeCardProps = {
  card: Card
  place: Place
  /** On its way out after this choice. */
  leaves?: Choice | undefined
  /** On its way back after this choice. */
  returns?: Choice | undefined
  onThrow: (side: Side) => void
  onTap: () => void
  onGone: () => void
}

/** A member to like or to pass. Only the card on top can be reached. */
function SwipeCard({ card, place, leaves, returns, ...told }: SwipeCardProps) {
  const t = useText('swipe-game')
  const picture = useTilePicture(card)
  const isTop = place === 'top'

  return (
    <article
      className={css['card']}
      data-place={place}
      data-leaves={leaves}
      data-returns={returns}
      inert={!isTop}
      aria-hidden={!isTop || undefined}
      onPointerDown={({ currentTarget, nativeEvent }) => {
        if (isTop) dragCard(currentTarget, nativeEvent, told)
      }}
      onTransitionEnd={({ target, currentTarget }) => {
        if (leaves && target === currentTarget) told.onGone()
      }}
    >
      {picture && <img {...picture} width={480} height={600} draggable={false} decoding="async" />}
      <Labels card={card} />
      <span className={css['likeStamp']} aria-hidden="true">
        {t('stamp.like')}
      </span>
      <span className={css['passStamp']} aria-hidden="true">
        {t('stamp.pass')}
      </span>
      <div className={css['info']}>
        <h2 className={css['name']}>
          <Name card={card} />
        </h2>
        <Where card={card} />
        <Interests card={card} />
      </div>
    </article>
  )
}

function Labels({ card }: { card: Card }) {
  const t = useText('member-tile')
  const { tag } = useTaggedName()(card)
  if (tag) return <div className={css['labels']}>{tag}</div>
  return card.is_new ? (
    <div className={css['labels']}>
      <Tag kind="new">{t('new')}</Tag>
    </div>
  ) : null
}

function Name({ card }: { card: Card }) {
  const { name } = useTaggedName()(card)
  return (
    <KitLink href={pathTo('members-id', { id: card.id })} draggable={false}>
      {name}
      {card.age !== null && `, ${card.age}`}
    </KitLink>
  )
}

function Where({ card }: { card: Card }) {
  const t = useText('member-tile')
  const isOnline = useShownOnline()
  const { city, distance_km: far } = card
  return (
    <p className={css['where']}>
      {far === null ? city : `${city}, ${t('distance', { km: far })}`}
      {isOnline(card) && <span className={css['online']}>{t('online')}</span>}
    </p>
  )
}

const SHOWN_INTERESTS = 4

/** A few interests, those first that both have. */
function Interests({ card: { interests, shared_interests: shared } }: { card: Card }) {
  const words = useText('profile-words.interests')
  const first = [...new Set([...shared, ...interests])].slice(0, SHOWN_INTERESTS)
  if (first.length === 0) return null
  return (
    <ul className={css['interests']}>
      {first.map((interest) => (
        <li key={interest}>{words(interest)}</li>
      ))}
    </ul>
  )
}
