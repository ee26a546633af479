import { type Side, useCardDrag } from '#web/browser/use-card-drag.ts'
import { useText } from '#web/i18n/use-text.ts'
import { EveningPicture } from './evening-picture.tsx'
import { OwnCard } from './own-card.tsx'
import type { Card } from './use-cards.ts'
import css from './deck.module.css'

type DeckProps = { cards: readonly Card[]; onThrow: (side: Side) => void }

/** The first card on top, one's own below the last. */
export function Deck({ cards, onThrow }: DeckProps) {
  return (
    <div className={css['deck']}>
      {cards.map((card) => (
        <SwipeCard key={card.key} card={card} onThrow={onThrow} />
      ))}
      <OwnCard cards={cards} />
    </div>
  )
}

type SwipeCardProps = { card: Card; onThrow: (side: Side) => void }

function SwipeCard({ card, onThrow }: SwipeCardProps) {
  const t = useText('tinderswipe')
  const drag = useCardDrag({ onThrow, onTap: () => {} })
  return (
    <article className={css['card']} {...drag}>
      {card.kind === 'member' ? (
        <img
          src={card.src}
          alt=""
          width={480}
          height={600}
          draggable={false}
          decoding="async"
          fetchPriority="low"
        />
      ) : (
        <EveningPicture evening={card.key} />
      )}
      <span className={css['yesStamp']} aria-hidden="true">
        {t('stamp.yes')}
      </span>
      <span className={css['noStamp']} aria-hidden="true">
        {t('stamp.no')}
      </span>
      <Words card={card} />
    </article>
  )
}

function Words({ card }: { card: Card }) {
  const t = useText('tinderswipe')
  if (card.kind === 'evening')
    return (
      <div className={css['words']}>
        <h2>{t(`evening.${card.key}`)}</h2>
        <p>{t('evening_text')}</p>
      </div>
    )
  const { name, age, city, is_online: isOnline } = card.member
  return (
    <div className={css['words']}>
      <h2>
        {name}, {age}
      </h2>
      <p>
        {city}
        {isOnline && <span className={css['online']}>{t('online')}</span>}
      </p>
    </div>
  )
}
