import { type FormEvent, useState } from 'react'
import { DELETE_REASONS, type DeleteReason } from '#contract/account.ts'
import { focusFirst } from '#web/browser/focus-first.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceCard } from '#web/ui/choice-card.tsx'
import { FieldGroup } from '#web/ui/field-group.tsx'
import css from '../settings/settings.module.css'

type ReasonFormProps = { onChoose: (reason: DeleteReason) => void; onCancel: () => void }

/** Why somebody leaves. */
export function ReasonForm({ onChoose, onCancel }: ReasonFormProps) {
  const t = useText('notifications.leaving')
  const [isMissing, setIsMissing] = useState(false)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get('reason')
    const reason = DELETE_REASONS.find((one) => one === chosen)
    setIsMissing(!reason)
    if (reason) onChoose(reason)
    else focusFirst(event.currentTarget, ['reason'])
  }

  return (
    <form onSubmit={submit} className={css['stack']}>
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
    </form>
  )
}
