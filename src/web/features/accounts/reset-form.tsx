import { type FormEvent, useState } from 'react'
import { Refusal } from '#contract/refusals.ts'
import { focusFirst, textIn } from '#web/browser/forms.ts'
import { useIsHydrated } from '#web/browser/client-only.ts'
import { useRefusalText } from '#web/i18n/use-refusal-text.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField, wrongEmail } from './credentials.tsx'
import { RefusalNotice, ScriptNeeded } from './notices.tsx'
import css from './form.module.css'

type ResetFormProps = { busy: boolean; error: unknown; onSubmit: (email: string) => void }

/** The address whose password is forgotten. */
export function ResetForm({ busy, error, onSubmit }: ResetFormProps) {
  const t = useText('reset-password')
  const refusalText = useRefusalText()
  const isHydrated = useIsHydrated()
  const [wrong, setWrong] = useState<ReturnType<typeof wrongEmail>>()
  const isUnknown = error instanceof Refusal && error.code === 'EMAIL_NOT_FOUND'

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
      <EmailField autoComplete="username" wrong={wrong} error={isUnknown && refusalText(error)} />
      {!isUnknown && <RefusalNotice error={error} />}
      <ScriptNeeded />
      <Button type="submit" size="lg" block busy={busy} disabled={!isHydrated}>
        {t('submit')}
      </Button>
    </form>
  )
}
