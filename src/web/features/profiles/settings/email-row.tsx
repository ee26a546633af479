import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { requestMailChange } from '#contract/account.ts'
import { call } from '#web/api/call.ts'
import { useStepUp } from '#web/features/accounts/use-step-up.tsx'
import { useText } from '#web/i18n/use-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import { EditableRow } from './editable-row.tsx'
import { EmailForm } from './email-form.tsx'
import { preferencesKey, usePreferences } from './use-preferences.ts'

/** The address of the account, the one that waits for its link, and the way to another. */
export function EmailRow() {
  const t = useText('notifications.security')
  const { email, pending_email: pending } = usePreferences()
  const [isOpen, setIsOpen] = useState(false)
  const { change, modal } = useChange(() => setIsOpen(false))

  function open(wish: boolean) {
    change.reset()
    setIsOpen(wish)
  }

  return (
    <EditableRow
      title={t('email')}
      value={email}
      edit={t('edit')}
      isOpen={isOpen}
      onEdit={() => open(true)}
    >
      {pending && (
        <Notice icon="envelope-simple" role="status" lead={t('email_pending', { email: pending })}>
          {t('email_pending_text')}
        </Notice>
      )}
      {isOpen && (
        <EmailForm
          busy={change.isPending}
          error={change.error}
          onSubmit={(wish) => change.mutate(wish)}
          onCancel={() => open(false)}
        />
      )}
      {modal}
    </EditableRow>
  )
}

function useChange(onDone: () => void) {
  const queries = useQueryClient()
  const { stepUp, modal } = useStepUp()
  const change = useMutation({
    mutationFn: (email: string) => stepUp(() => call(requestMailChange, { email })),
    onSuccess: async (answer) => {
      if (!answer) return
      await queries.invalidateQueries({ queryKey: preferencesKey })
      onDone()
    },
  })
  return { change, modal }
}
