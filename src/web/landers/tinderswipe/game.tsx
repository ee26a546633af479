import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useKeys } from '#web/browser/use-keys.ts'
import { useMarkedName } from '#web/features/settings/member-names.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { listenForHands, takeBack, throwTop } from '../door/by-hand.ts'
import { DoorForm } from '../door/door.tsx'
import { NicheFields } from '../door/questions.tsx'
import choicesCss from './choices.module.css'
import { type Card, Deck } from './deck.tsx'
import css from './game.module.css'

/** The game is its form: what was chosen stands in its boxes, and the style sheet moves the cards by them. */
export function Game({ cards }: { cards: readonly Card[] }) {
  const t = useText('tinderswipe')
  const form = useRef<HTMLFormElement>(null)
  const keys = {
    ArrowLeft: () => throwTop(form.current, 'left'),
    ArrowRight: () => throwTop(form.current, 'right'),
    z: () => takeBack(form.current),
  }
  useKeys(keys)
  useEffect(listenForHands, [])

  /** A box keeps the focus after it was pressed, and the arrows mean nothing to it. */
  function onKeyDown({ key, target }: KeyboardEvent) {
    const isBox = target instanceof HTMLInputElement && target.type === 'checkbox'
    if (isBox && (key === 'ArrowLeft' || key === 'ArrowRight' || key === 'z')) keys[key]()
  }

  return (
    <DoorForm ref={form} className={css['game']} onKeyDown={onKeyDown}>
      <NicheFields />
      <Choices cards={cards} />
      <Deck cards={cards} />
      <Button type="submit" kind="ghost" className={css['skip']}>
        {t('skip')}
      </Button>
    </DoorForm>
  )
}

/** No or yes to each card. Only the buttons of the card on top show, and the last decision, to take it back. */
function Choices({ cards }: { cards: readonly Card[] }) {
  return (
    <div className={choicesCss['choices']}>
      {cards.map((card) => (
        <Choice key={card.key} card={card} />
      ))}
    </div>
  )
}

/** A no has no name, so nothing is carried on by it. */
function Choice({ card }: { card: Card }) {
  const t = useText('tinderswipe')
  const marked = useMarkedName()
  const name = card.kind === 'member' ? marked(card.member) : t(`evening.${card.key}`)
  const field = card.kind === 'member' ? 'likes' : 'interests'
  return (
    <fieldset className={choicesCss['choice']}>
      <legend className="visually-hidden">{t('choice', { name })}</legend>
      <label className={classNames(choicesCss['round'], choicesCss['no'])}>
        <input type="checkbox" className="over-label" />
        <span className="visually-hidden">{t('no', { name })}</span>
        <Icon name="x-bold" className={choicesCss['mark']} />
        <Icon name="arrow-u-up-left-bold" className={choicesCss['undo']} />
      </label>
      <label className={classNames(choicesCss['round'], choicesCss['yes'])}>
        <input type="checkbox" name={field} value={card.key} className="over-label" />
        <span className="visually-hidden">{t('yes', { name })}</span>
        <Icon name="heart-fill" className={choicesCss['mark']} />
        <Icon name="arrow-u-up-left-bold" className={choicesCss['undo']} />
      </label>
    </fieldset>
  )
}
