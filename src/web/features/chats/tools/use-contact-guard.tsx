import { type ReactNode, useState } from 'react'
import { contactDetailsIn, type ContactKind } from '#contract/contact/contact-details.ts'
import { SafetyLink } from '#web/features/reports/safety-link.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Modal } from '#web/ui/modal.tsx'
import css from './contact-warning.module.css'

type Held = {
  readonly found: readonly ContactKind[]
  readonly cost: ReactNode
  readonly send: () => void
}

/** Lets a text through at once, or asks first when it tells how to reach or pay its sender elsewhere. */
export function useContactGuard() {
  const [held, setHeld] = useState<Held | null>(null)

  function guard(text: string, cost: ReactNode, send: () => void) {
    const found = contactDetailsIn(text)
    if (found.length === 0) send()
    else setHeld({ found, cost, send })
  }

  function sendAnyway() {
    setHeld(null)
    held?.send()
  }

  const question = held && (
    <ContactWarning
      found={held.found}
      cost={held.cost}
      onSend={sendAnyway}
      onBack={() => setHeld(null)}
    />
  )
  return { guard, question }
}

const ICONS = {
  phone: 'phone',
  email: 'envelope-simple',
  link: 'arrow-square-out',
  handle: 'user',
  bank: 'bank',
} as const satisfies Record<ContactKind, IconName>

type ContactWarningProps = {
  found: readonly ContactKind[]
  /** What sending costs, as it stands on the button. */
  cost: ReactNode
  onSend: () => void
  onBack: () => void
}

/** Asks before a message with contact or bank details is sent. Going back keeps the text. */
function ContactWarning({ found, cost, onSend, onBack }: ContactWarningProps) {
  const t = useText('chat-tools.contact')
  const shell = useText('shell')
  return (
    <Modal open title={t('title')} titleSize="md" closeLabel={shell('close')} onClose={onBack}>
      <div className={css['warning']}>
        <p className="soft">{t('found')}</p>
        <ul className={css['found']}>
          {found.map((kind) => (
            <li key={kind}>
              <Icon name={ICONS[kind]} />
              {t(kind)}
            </li>
          ))}
        </ul>
        <p>
          {t('text')} <SafetyLink />
        </p>
        {found.includes('bank') && <p className={css['money']}>{t('money')}</p>}
        <div className={css['ways']}>
          <Button block onClick={onBack}>
            {t('back')}
          </Button>
          <Button block kind="quiet" cost={cost} onClick={onSend}>
            {t('send')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
