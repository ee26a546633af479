import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { type Gift, GIFTS } from '#contract/chats.ts'
import { contactDetailsIn } from '#contract/contact/contact-details.ts'
import { closePopover } from '#web/browser/overlays.ts'
import { focusShown, isDeliberateEnter } from '#web/browser/forms.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { GiftArt } from '#web/ui/chat-bubbles.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useCreditsPath } from '../data/use-credits-path.ts'
import css from './tools.module.css'

/** A gift's text is a line and no letter. */
const LONGEST_LINE = 120

type GiftPanelProps = { onGive: (gift: Gift, text: string) => void }

/** The gifts to choose from, a line to go with them, and what it costs on the button that gives it. */
export function GiftPanel({ onGive }: GiftPanelProps) {
  const t = useText('chat-tools')
  const { gift_credits: credits, message_length: longest } = useSettings()
  const balance = useUser()?.credits ?? 0
  const panel = useRef<HTMLDivElement>(null)
  const [gift, setGift] = useState<Gift>(GIFTS[0])
  const [text, setText] = useState('')
  const [warnedOf, setWarnedOf] = useState('')
  const canPay = balance >= credits

  function give() {
    const isRisky = contactDetailsIn(text).length > 0 && text !== warnedOf
    setWarnedOf(text)
    if (isRisky) return
    if (panel.current) closePopover(panel.current)
    onGive(gift, text.trim())
  }

  /** It stands in the form of a message, which Enter would send. */
  function giveOnEnter(event: KeyboardEvent) {
    const { target } = event
    if (event.key !== 'Enter') return
    if (event.repeat || target instanceof HTMLInputElement) event.preventDefault()
    const isInText = target instanceof HTMLInputElement && target.type === 'text'
    if (isInText && isDeliberateEnter(event.nativeEvent)) give()
  }

  return (
    <div ref={panel} className={css['gift']} onKeyDown={giveOnEnter}>
      <GiftChoice gift={gift} onChoose={setGift} />
      {canPay ? (
        <>
          <Field
            label={t('gift.text')}
            hint={t('gift.text_hint')}
            value={text}
            maxLength={Math.min(longest, LONGEST_LINE)}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
          {text !== '' && text === warnedOf && (
            <Notice role="alert" icon="shield-check" lead={`${t('contact.title')}.`}>
              {t('contact.text')}
            </Notice>
          )}
          <Button block cost={t('gift.cost', { credits })} onClick={give}>
            {t('gift.give', { gift: t(`gifts.${gift}.the`) })}
          </Button>
        </>
      ) : (
        <PoorNotice cost={credits} balance={balance} />
      )}
    </div>
  )
}

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

type PoorNoticeProps = { cost: number; balance: number }

/** That a gift costs more than there is, and the way to more where there is one. */
export function PoorNotice({ cost, balance }: PoorNoticeProps) {
  const t = useText('chat-tools.gift')
  const credits = useCreditsPath()
  return (
    <>
      <Notice kind="danger" icon="coins">
        {t('poor', { cost: t('cost', { credits: cost }), credits: balance })}
      </Notice>
      {credits && (
        <ButtonLink block href={credits} icon="coins">
          {t('poor_link')}
        </ButtonLink>
      )}
    </>
  )
}
