import { useState } from 'react'
import { Refusal } from '#contract/refusals.ts'
import { useRefusalText } from '#web/i18n/refusals.ts'
import { RefusalNotice, ScriptNeeded } from '#web/i18n/refusal-notice.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { EmailField, wrongEmail } from './credentials.tsx'
import css from './form.module.css'
import { Form, SubmitButton, textIn } from '#web/ui/form.tsx'

type ResetFormProps = { busy: boolean; error: unknown; onSubmit: (email: string) => void }

/** The address whose password is forgotten. */
export function ResetForm({ busy, error, onSubmit }: ResetFormProps) {
  const t = useText('reset-password')
  const refusalText = useRefusalText()
  const [wrong, setWrong] = useState<ReturnType<typeof wrongEmail>>()
  const isUnknown = error instanceof Refusal && error.code === 'EMAIL_NOT_FOUND'

  function submit(values: FormData) {
    const email = textIn(values, 'email').trim()
    const found = wrongEmail(email)
    setWrong(found)
    return found ? ['email'] : onSubmit(email)
  }

  return (
    <Form className={css['form']} onSubmit={submit}>
      <EmailField autoComplete="username" wrong={wrong} error={isUnknown && refusalText(error)} />
      {!isUnknown && <RefusalNotice error={error} />}
      <ScriptNeeded />
      <SubmitButton size="lg" block busy={busy}>
        {t('submit')}
      </SubmitButton>
    </Form>
  )
}
