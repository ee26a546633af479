import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { changePassword } from '#contract/account.ts'
import { call } from '#web/api/call.ts'
import { whileSessionChanges } from '#web/browser/session-change.ts'
import { type NewPassword, NewPasswordForm } from '#web/features/accounts/new-password-form.tsx'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { EditableRow } from './editable-row.tsx'
import { useForgetSessions } from './use-sessions.ts'
import css from './settings.module.css'

/** A new password for the old one; every other device is logged out by it. */
export function PasswordRow() {
  const t = useText('notifications.security')
  const [isOpen, setIsOpen] = useState(false)
  const forgetSessions = useForgetSessions()
  const change = useMutation({
    mutationFn: (form: NewPassword) => whileSessionChanges(() => call(changePassword, form)),
    onSuccess: () => {
      setIsOpen(false)
      return forgetSessions()
    },
  })

  function open(wish: boolean) {
    change.reset()
    setIsOpen(wish)
  }

  return (
    <EditableRow
      title={t('password')}
      value={t('password_text')}
      edit={t('edit')}
      isOpen={isOpen}
      onEdit={() => open(true)}
    >
      {change.isSuccess && (
        <Notice kind="done" role="status">
          {t('password_done')}
        </Notice>
      )}
      {isOpen && (
        <div className={css['form']}>
          <NewPasswordForm
            asksOld
            busy={change.isPending}
            error={change.error}
            onSubmit={(form) => change.mutate(form)}
            submitText={t('password_submit')}
          >
            <Button kind="ghost" onClick={() => open(false)}>
              {t('cancel')}
            </Button>
          </NewPasswordForm>
        </div>
      )}
    </EditableRow>
  )
}
