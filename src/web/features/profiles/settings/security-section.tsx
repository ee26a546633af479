import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changePassword, requestMailChange } from '#contract/account.ts'
import { Refusal } from '#contract/refusals.ts'
import { preferencesKey } from '#web/api/keys.ts'
import { call } from '#web/api/call.ts'
import { EmailField, wrongEmail } from '#web/features/accounts/credentials.tsx'
import { EmailSuggestion } from '#web/features/accounts/email-suggestion.tsx'
import { type NewPassword, NewPasswordForm } from '#web/features/accounts/new-password-form.tsx'
import { usePasskeys } from '#web/features/accounts/passkey-notice.tsx'
import { useStepUp } from '#web/features/accounts/use-step-up.tsx'
import { useRefusalText } from '#web/i18n/refusals.ts'
import { RefusalNotice } from '#web/i18n/refusal-notice.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { Form, textIn } from '#web/ui/form.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Panel } from '../panel.tsx'
import { PasskeyPart } from './passkey-list.tsx'
import { EditableRow } from './rows.tsx'
import { SessionList, useForgetSessions } from './session-list.tsx'
import css from './settings.module.css'
import { usePreferences } from './use-preferences.ts'

/** The address, the password and the passkeys of the account, and where it is logged in. */
export function SecuritySection() {
  const t = useText('notifications.security')
  return (
    <Panel id="security" title={t('title')}>
      <div className={css['rows']}>
        <EmailRow />
        <PasswordRow />
        <PasskeyPart />
        <div className={css['stack']}>
          <div className={css['words']}>
            <h3>{t('sessions')}</h3>
            <span>{t('sessions_text')}</span>
          </div>
          <SessionList />
        </div>
      </div>
    </Panel>
  )
}

/** The address of the account, the one that waits for its link, and the way to another. */
function EmailRow() {
  const t = useText('notifications.security')
  const { email, pending_email: pending } = usePreferences()
  const [isOpen, setIsOpen] = useState(false)
  const { change, modal } = useChange(() => setIsOpen(false))

  function open(isWanted: boolean) {
    change.reset()
    setIsOpen(isWanted)
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
          onSubmit={(address) => change.mutate(address)}
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

type EmailFormProps = {
  busy: boolean
  error: unknown
  onSubmit: (email: string) => void
  onCancel: () => void
}

const ABOUT_THE_ADDRESS = ['EMAIL_UNCHANGED', 'EMAIL_TAKEN', 'ADDRESS_EXCLUDED', 'NAME_NOT_ALLOWED']

/** The new address. */
function EmailForm({ busy, error, onSubmit, onCancel }: EmailFormProps) {
  const t = useText('notifications.security')
  const refusalText = useRefusalText()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<ReturnType<typeof wrongEmail>>()
  const isAboutIt = error instanceof Refusal && ABOUT_THE_ADDRESS.includes(error.code)

  function submit(values: FormData) {
    const email = textIn(values, 'email').trim()
    const found = wrongEmail(email)
    setWrong(found)
    return found ? ['email'] : onSubmit(email)
  }

  return (
    <Form className={css['form']} onSubmit={submit}>
      <EmailField
        autoComplete="email"
        label={t('email_new')}
        value={typed}
        onChange={setTyped}
        wrong={wrong}
        error={isAboutIt && refusalText(error)}
      />
      <EmailSuggestion email={typed} onPick={setTyped} />
      {!isAboutIt && <RefusalNotice error={error} />}
      <p className={css['remark']}>{t('email_text')}</p>
      <div className={css['buttons']}>
        <Button type="submit" busy={busy}>
          {t('email_submit')}
        </Button>
        <Button kind="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  )
}

/** A new password for the old one; every other device is logged out by it. */
function PasswordRow() {
  const t = useText('notifications.security')
  const [isOpen, setIsOpen] = useState(false)
  const forgetSessions = useForgetSessions()
  const hasPasskeys = (usePasskeys().data?.length ?? 0) > 0
  const change = useMutation({
    mutationFn: (form: NewPassword) => call(changePassword, form),
    onSuccess: () => {
      setIsOpen(false)
      return forgetSessions()
    },
  })

  function open(isWanted: boolean) {
    change.reset()
    setIsOpen(isWanted)
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
          {t('password_done')} {hasPasskeys && t('passkeys.kept')}
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
