import { useId } from 'react'
import { GIFTS, type Gift } from '#contract/chats.ts'
import { focusShown } from '#web/browser/focus-shown.ts'
import { useText } from '#web/i18n/use-text.ts'
import { GiftArt } from '#web/ui/gift-art.tsx'
import css from './tools.module.css'

type GiftChoiceProps = { gift: Gift; onChoose: (gift: Gift) => void }

/** All gifts beside each other, each with its drawing and name. Arrows go from one to the next. */
export function GiftChoice({ gift: chosen, onChoose }: GiftChoiceProps) {
  const t = useText('chat-tools')
  const name = useId()
  return (
    <fieldset className={css['gifts']}>
      <legend className="visually-hidden">{t('gift.choose')}</legend>
      {GIFTS.map((gift) => (
        <label key={gift} className={css['choice']}>
          <input
            ref={gift === GIFTS[0] ? focusShown : undefined}
            data-autofocus={gift === chosen || undefined}
            type="radio"
            className="visually-hidden"
            name={name}
            value={gift}
            checked={gift === chosen}
            onChange={() => onChoose(gift)}
          />
          <GiftArt name={gift} />
          <span>{t(`gifts.${gift}.name`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
