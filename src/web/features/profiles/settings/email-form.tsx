import { type FormEvent, useState } from 'react'
import { Refusal } from '#contract/refusals.ts'
import { focusFirst } from '#web/browser/focus-first.ts'
import { textIn } from '#web/browser/text-in.ts'
import { EmailField } from '#web/features/accounts/email-field.tsx'
import { RefusalNotice } from '#web/features/accounts/refusal-notice.tsx'
import { wrongEmail } from '#web/features/accounts/wrong-email.ts'
import { useRefusalText } from '#web/i18n/use-refusal-text.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import css from './settings.module.css'

type EmailFormProps = {
  busy: boolean
  error: unknown
  onSubmit: (email: string) => void
  onCancel: () => void
}

const ABOUT_THE_ADDRESS = ['EMAIL_UNCHANGED', 'EMAIL_TAKEN', 'ADDRESS_EXCLUDED', 'NAME_NOT_ALLOWED']

/** The new address. */
export function EmailForm({ busy, error, onSubmit, onCancel }: EmailFormProps) {
  const t = useText('notifications.security')
  const refusalText = useRefusalText()
  const [wrong, setWrong] = useState<ReturnType<typeof wrongEmail>>()
  const isAboutIt = error instanceof Refusal && ABOUT_THE_ADDRESS.includes(error.code)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = textIn(new FormData(event.currentTarget), 'email').trim()
    const found = wrongEmail(email)
    setWrong(found)
    if (found) focusFirst(event.currentTarget, ['email'])
    else onSubmit(email)
  }

  return (
    <form onSubmit={submit} noValidate className={css['form']}>
      <EmailField
        autoComplete="email"
        label={t('email_new')}
        wrong={wrong}
        error={isAboutIt && refusalText(error)}
      />
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
    </form>
  )
}
