import { useId } from 'react'
import type { MemberCard } from '#contract/member-card.ts'
import { useMarkedName, withAge } from '#web/features/settings/member-names.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { useFaces } from '../door/use-lander.ts'
import css from './deck.module.css'
import pictureCss from './evening-picture.module.css'
import { Beach, Dancing, DiningOut } from './evenings.tsx'
import ownCss from './own-card.module.css'

/** The first card on top, the visitor's own below the last. */
export function Deck({ cards }: { cards: readonly Card[] }) {
  return (
    <div className={css['deck']}>
      {cards.map((card) => (
        <SwipeCard key={card.key} card={card} />
      ))}
      <OwnCard cards={cards} />
    </div>
  )
}

function SwipeCard({ card }: { card: Card }) {
  const t = useText('tinderswipe')
  return (
    <article className={css['card']} data-throw="">
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
  const marked = useMarkedName()
  if (card.kind === 'evening')
    return (
      <div className={css['words']}>
        <h2>{t(`evening.${card.key}`)}</h2>
        <p>{t('evening_text')}</p>
      </div>
    )
  const { age, city, is_online: isOnline } = card.member
  return (
    <div className={css['words']}>
      <h2>{withAge(marked(card.member), age)}</h2>
      <p>
        {city}
        {isOnline && <span className={css['online']}>{t('online')}</span>}
      </p>
    </div>
  )
}

/** The fourth card: blank, with a name to fill in. It shows what goes along. */
function OwnCard({ cards }: { cards: readonly Card[] }) {
  const t = useText('tinderswipe')
  const id = useId()
  return (
    <article className={`${css['card']} ${ownCss['own']}`}>
      <svg className={ownCss['face']} viewBox="0 0 400 240" aria-hidden="true">
        <path
          className={ownCss['lens']}
          d="M200 47.300a88 88 0 0 1 0 145.400 88 88 0 0 1 0-145.400z"
        />
        <circle className={ownCss['you']} cx="150" cy="120" r="88" />
        <circle className={ownCss['other']} cx="250" cy="120" r="88" />
      </svg>
      <div className={ownCss['fill']}>
        <label htmlFor={id}>{t('name')}</label>
        <input
          id={id}
          type="text"
          name="name"
          maxLength={40}
          autoComplete="nickname"
          className={ownCss['name']}
        />
        <ul className={ownCss['picks']} aria-hidden="true">
          {cards.map((card) => (
            <li key={card.key}>
              {card.kind === 'member' ? (
                <img src={card.src} alt="" width={40} height={40} loading="lazy" />
              ) : (
                <EveningPicture evening={card.key} />
              )}
            </li>
          ))}
          <li className={ownCss['along']}>
            {cards.every(({ kind }) => kind === 'member') ? t('along_likes') : t('along')}
          </li>
        </ul>
        <Button type="submit" size="lg" block>
          {t('go')}
        </Button>
      </div>
    </article>
  )
}

const PICTURES = { dining_out: DiningOut, dancing: Dancing, beach: Beach }

/** An evening, drawn. */
function EveningPicture({ evening }: { evening: Evening }) {
  const Picture = PICTURES[evening]
  return (
    <svg
      className={pictureCss['picture']}
      viewBox="0 0 400 500"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Picture id={useId()} />
    </svg>
  )
}

const EVENINGS = ['dining_out', 'dancing', 'beach'] as const

type Evening = (typeof EVENINGS)[number]
export type Card =
  | {
      readonly kind: 'member'
      readonly key: string
      readonly src: string
      readonly member: MemberCard
    }
  | { readonly kind: 'evening'; readonly key: Evening }

/** Three members. Where there are fewer, evenings take their places: a drawn face is no member to like. */
export function useCards(): Card[] {
  const members = useFaces(EVENINGS.length).flatMap(({ src, member }): Card[] =>
    member ? [{ kind: 'member', key: member.id, src, member }] : [],
  )
  const evenings = EVENINGS.map((key): Card => ({ kind: 'evening', key }))
  return [...members, ...evenings].slice(0, EVENINGS.length)
}
