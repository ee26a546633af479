import { type ReactNode, useState } from 'react'
import { useUser } from '#web/features/accounts/user.ts'
import { type Named, useMarkedName } from '#web/features/settings/member-names.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import css from './contact-warning.module.css'

type Held = { readonly cost: ReactNode; readonly send: () => void }

/**
 * Lets a message through at once, or asks first, once in a conversation, when welcome credits would begin one with a
 * fictional profile.
 */
export function useFictionalGuard(partner: Named, hasWritten: boolean) {
  const isPremium = useUser()?.paid_user === true
  const marked = useMarkedName()
  const [held, setHeld] = useState<Held | null>(null)
  const [isAccepted, setIsAccepted] = useState(false)
  const mustAsk = partner.fictional_icon && !isPremium && !hasWritten && !isAccepted

  function ask(cost: ReactNode, send: () => void) {
    if (mustAsk) setHeld({ cost, send })
    else send()
  }

  function accept() {
    setIsAccepted(true)
    setHeld(null)
    held?.send()
  }

  const request = held && (
    <ConsentQuestion
      name={marked(partner)}
      cost={held.cost}
      onAccept={accept}
      onBack={() => setHeld(null)}
    />
  )
  return { ask, request }
}

type ConsentQuestionProps = {
  name: string
  /** What sending costs, as it stands on the button. */
  cost: ReactNode
  onAccept: () => void
  onBack: () => void
}

/** Says what the partner is and what would pay the message. Going back keeps the text. */
function ConsentQuestion({ name, cost, onAccept, onBack }: ConsentQuestionProps) {
  const t = useText('chat-tools.fictional')
  const shell = useText('shell')
  const title = t('title', { name })
  return (
    <Modal open title={title} titleSize="md" closeLabel={shell('close')} onClose={onBack}>
      <div className={css['warning']}>
        <p>{t('text')}</p>
        <div className={css['ways']}>
          <Button block onClick={onBack}>
            {t('back')}
          </Button>
          <Button block kind="quiet" cost={cost} onClick={onAccept}>
            {t('send')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
