import { useText } from '#web/i18n/use-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { Card } from './use-cards.ts'
import css from './choices.module.css'

/** No or yes to each card. Only those of the card on top show, and the last decision, to take it back. */
export function Choices({ cards }: { cards: readonly Card[] }) {
  return (
    <div className={css['choices']}>
      {cards.map((card) => (
        <Choice key={card.key} card={card} />
      ))}
    </div>
  )
}

/** A no has no name, so nothing is carried on by it. */
function Choice({ card }: { card: Card }) {
  const t = useText('tinderswipe')
  const name = card.kind === 'member' ? card.member.name : t(`evening.${card.key}`)
  const field = card.kind === 'member' ? 'likes' : 'interests'
  return (
    <fieldset className={css['choice']}>
      <legend className="visually-hidden">{t('choice', { name })}</legend>
      <label className={classNames(css['round'], css['no'])}>
        <input type="checkbox" className="over-label" />
        <span className="visually-hidden">{t('no', { name })}</span>
        <Icon name="x-bold" className={css['mark']} />
        <Icon name="arrow-u-up-left-bold" className={css['undo']} />
      </label>
      <label className={classNames(css['round'], css['yes'])}>
        <input type="checkbox" name={field} value={card.key} className="over-label" />
        <span className="visually-hidden">{t('yes', { name })}</span>
        <Icon name="heart-fill" className={css['mark']} />
        <Icon name="arrow-u-up-left-bold" className={css['undo']} />
      </label>
    </fieldset>
  )
}
