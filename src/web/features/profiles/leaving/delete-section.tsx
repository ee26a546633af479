import { useState } from 'react'
import type { DeleteReason } from '#contract/account.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '../panel.tsx'
import { DeleteForm } from './delete-form.tsx'
import { ReasonForm } from './reason-form.tsx'
import css from '../settings/settings.module.css'

/** The way out: a reason, what might help instead, what will happen, and then it happens. */
export function DeleteSection() {
  const t = useText('notifications.leaving')
  const [isOpen, setIsOpen] = useState(false)
  const [reason, setReason] = useState<DeleteReason | null>(null)

  function cancel() {
    setIsOpen(false)
    setReason(null)
  }

  return (
    <Panel id="delete" title={t('title')} lead={isOpen ? undefined : t('lead')}>
      {!isOpen && (
        <div className={css['buttons']}>
          <Button kind="quiet" icon="trash" onClick={() => setIsOpen(true)}>
            {t('start')}
          </Button>
        </div>
      )}
      {isOpen && !reason && <ReasonForm onChoose={setReason} onCancel={cancel} />}
      {isOpen && reason && (
        <DeleteForm reason={reason} onBack={() => setReason(null)} onCancel={cancel} />
      )}
    </Panel>
  )
}
