import { isServed, pathTo } from '#contract/routes.ts'
import type { SwipeCard as Card } from '#contract/swipe-game.ts'
import { type Side, useCardDrag } from '#web/browser/use-card-drag.ts'
import { useTilePicture } from '#web/features/members/use-tile-picture.ts'
import { useFictionalWords } from '#web/features/settings/use-fictional-words.ts'
import { useText } from '#web/i18n/use-text.ts'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Tag } from '#web/ui/tag.tsx'
import type { Choice } from './game.ts'
import css from './deck.module.css'

export type Place = 'top' | 'second' | 'third' | 'leaving'

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

/** Somebody to like or to pass. Only the card on top can be reached. */
export function SwipeCard({ card, place, leaves, returns, ...told }: SwipeCardProps) {
  const t = useText('swipe-game')
  const picture = useTilePicture(card)
  const drag = useCardDrag(told)
  const isTop = place === 'top'

  return (
    <article
      className={css['card']}
      data-place={place}
      data-leaves={leaves}
      data-returns={returns}
      inert={!isTop}
      aria-hidden={!isTop || undefined}
      {...(isTop ? drag : {})}
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
  const { singular } = useFictionalWords()
  if (card.fictional_icon)
    return (
      <div className={css['labels']}>
        <Tag kind="fictional">{singular}</Tag>
      </div>
    )
  return card.is_new ? (
    <div className={css['labels']}>
      <Tag kind="new">{t('new')}</Tag>
    </div>
  ) : null
}

function Name({ card: { id, name, age } }: { card: Card }) {
  const called = `${name}, ${age}`
  if (!isServed('members-id')) return called
  return (
    <KitLink href={pathTo('members-id', { id })} draggable={false}>
      {called}
    </KitLink>
  )
}

function Where({ card: { city, distance_km: far, is_online: isOnline } }: { card: Card }) {
  const t = useText('member-tile')
  return (
    <p className={css['where']}>
      {far === null ? city : `${city}, ${t('distance', { km: far })}`}
      {isOnline && <span className={css['online']}>{t('online')}</span>}
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
