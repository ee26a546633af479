import { type FormEvent, useCallback } from 'react'
import type { DeleteReason } from '#contract/account.ts'
import { textIn } from '#web/browser/text-in.ts'
import { RefusalNotice } from '#web/features/accounts/refusal-notice.tsx'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { Alternatives } from './alternatives.tsx'
import { useDeleteAccount } from './use-delete-account.ts'
import css from './leaving.module.css'

type DeleteFormProps = { reason: DeleteReason; onBack: () => void; onCancel: () => void }

const LONGEST_EXPLANATION = 1000

/** What might help instead, what will happen, and the button that does it. */
export function DeleteForm({ reason, onBack, onCancel }: DeleteFormProps) {
  const t = useText('notifications.leaving')
  const { remove, modal } = useDeleteAccount()
  const focus = useCallback((step: HTMLElement | null) => step?.focus(), [])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const explanation = textIn(new FormData(event.currentTarget), 'explanation').trim()
    remove.mutate({ reason, ...(explanation ? { explanation } : {}) })
  }

  return (
    <div ref={focus} tabIndex={-1} className={css['form']}>
      <Alternatives reason={reason} />
      <h3 className="title-sm">{t('sure')}</h3>
      <ul className={css['facts']}>
        {(['now', 'undo', 'erase'] as const).map((fact) => (
          <li key={fact}>
            <b>{t(fact)}</b>
            <span>{t(`${fact}_text`)}</span>
          </li>
        ))}
      </ul>
      <form onSubmit={submit} className={css['form']}>
        <TextArea
          label={t('explanation')}
          hint={t('explanation_hint')}
          name="explanation"
          rows={3}
          maxLength={LONGEST_EXPLANATION}
        />
        <RefusalNotice error={remove.error} />
        <div className={css['buttons']}>
          <Button type="submit" kind="ink" icon="trash" busy={remove.isPending}>
            {t('submit')}
          </Button>
          <Button kind="ghost" onClick={onBack}>
            {t('back')}
          </Button>
          <Button kind="ghost" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      </form>
      {modal}
    </div>
  )
}
