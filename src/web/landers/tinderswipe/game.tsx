import { type KeyboardEvent, useRef } from 'react'
import { useKeys } from '#web/browser/use-keys.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { DoorForm } from '../door/door-form.tsx'
import { NicheFields } from '../door/niche-fields.tsx'
import { Choices } from './choices.tsx'
import { Deck } from './deck.tsx'
import { takeBack, throwTop } from './moves.ts'
import type { Card } from './use-cards.ts'
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

  /** A box keeps the focus after it was pressed, and the arrows mean nothing to it. */
  function onKeyDown({ key, target }: KeyboardEvent) {
    const isBox = target instanceof HTMLInputElement && target.type === 'checkbox'
    if (isBox && (key === 'ArrowLeft' || key === 'ArrowRight' || key === 'z')) keys[key]()
  }

  return (
    <DoorForm ref={form} className={css['game']} onKeyDown={onKeyDown}>
      <NicheFields />
      <Choices cards={cards} />
      <Deck cards={cards} onThrow={(side) => throwTop(form.current, side)} />
      <Button type="submit" kind="ghost" className={css['skip']}>
        {t('skip')}
      </Button>
    </DoorForm>
  )
}
