import { useText } from '#web/i18n/catalogue.ts'
import { Door, DoorLegal, NicheLine } from '../door/door.tsx'
import { useLander } from '../door/use-lander.ts'
import { Game } from './game.tsx'
import { useCards } from './deck.tsx'
import css from './tinderswipe.module.css'

/** Three cards to swipe before anything is asked; the fourth is blank, with your name to fill in. */
export function Tinderswipe() {
  const t = useText('tinderswipe')
  const { niche } = useLander()
  const cards = useCards()
  return (
    <Door niche={niche} className={css['page']} scene={<Table />}>
      <div className={css['columns']}>
        <div className={css['copy']}>
          <NicheLine />
          <h1 className="display">{t('title')}</h1>
          <p className={`lead ${css['lead']}`}>{t('lead')}</p>
        </div>
        <Game cards={cards} />
        <div className={css['legal']}>
          <DoorLegal />
        </div>
      </div>
    </Door>
  )
}

/** Two circles as wide as the room, lit from above where they meet. */
function Table() {
  return (
    <div className={css['table']} aria-hidden="true">
      <svg viewBox="0 0 900 600">
        <path className={css['lens']} d="M450 96a270 270 0 0 1 0 408 270 270 0 0 1 0-408z" />
        <circle cx="272" cy="300" r="270" />
        <circle cx="628" cy="300" r="270" />
      </svg>
    </div>
  )
}
