import { useRef, useState, type KeyboardEvent } from 'react'
import { GIFTS, type Gift } from '#contract/chats.ts'
import { contactDetailsIn } from '#contract/contact/contact-details.ts'
import { closePopover } from '#web/browser/close-popover.ts'
import { useUser } from '#web/features/accounts/use-user.ts'
import { useSettings } from '#web/features/settings/use-settings.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { isDeliberateEnter } from '#web/ui/is-deliberate-enter.ts'
import { Notice } from '#web/ui/notice.tsx'
import { GiftChoice } from './gift-choice.tsx'
import { PoorNotice } from './poor-notice.tsx'
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
