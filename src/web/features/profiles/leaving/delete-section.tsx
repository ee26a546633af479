import { useState } from 'react'
import { DELETE_REASONS, type DeleteReason } from '#contract/account.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceCard } from '#web/ui/choices.tsx'
import { FieldGroup } from '#web/ui/field-group.tsx'
import { Form, textIn } from '#web/ui/form.tsx'
import { Panel } from '../panel.tsx'
import css from '../settings/settings.module.css'
import { DeleteForm } from './delete-form.tsx'

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

type ReasonFormProps = { onChoose: (reason: DeleteReason) => void; onCancel: () => void }

/** Asks why the member leaves. */
function ReasonForm({ onChoose, onCancel }: ReasonFormProps) {
  const t = useText('notifications.leaving')
  const [isMissing, setIsMissing] = useState(false)

  function submit(values: FormData) {
    const chosen = textIn(values, 'reason')
    const reason = DELETE_REASONS.find((one) => one === chosen)
    setIsMissing(!reason)
    return reason ? onChoose(reason) : ['reason']
  }

  return (
    <Form className={css['stack']} onSubmit={submit}>
      <FieldGroup legend={t('why')} columns={1} error={isMissing && t('why_missing')}>
        {DELETE_REASONS.map((reason) => (
          <ChoiceCard key={reason} name="reason" value={reason}>
            {t(`reasons.${reason}`)}
          </ChoiceCard>
        ))}
      </FieldGroup>
      <div className={css['buttons']}>
        <Button type="submit" kind="ink">
          {t('go_on')}
        </Button>
        <Button kind="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  )
}
