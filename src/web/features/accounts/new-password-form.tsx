import { type ReactNode, useState } from 'react'
import { Refusal } from '#contract/refusals.ts'
import { useRefusalText } from '#web/i18n/refusals.ts'
import { RefusalNotice, ScriptNeeded } from '#web/i18n/refusal-notice.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { SecretField, wrongNewPassword, wrongPassword } from './credentials.tsx'
import css from './form.module.css'
import { Form, SubmitButton, textIn } from '#web/ui/form.tsx'

export type NewPassword = {
  readonly old_password: string
  readonly password: string
  readonly password_repeat: string
}

type NewPasswordFormProps = {
  /** Whether the one that counts now is asked for as well. */
  asksOld: boolean
  busy: boolean
  error: unknown
  onSubmit: (form: NewPassword) => void
  submitText: string
  /** Beside the button. */
  children?: ReactNode
}

/** The field that each refusal belongs to; every other one is said above the button. */
const FIELD_OF: Partial<Record<string, keyof NewPassword>> = {
  PASSWORD_WRONG: 'old_password',
  PASSWORD_TOO_COMMON: 'password',
  PASSWORDS_DIFFER: 'password_repeat',
}

/** A new password, twice. Needs the texts of the areas `credentials` and `refusal`. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { asksOld, busy, error, onSubmit, submitText, children } = props
  const t = useText('credentials')
  const [wrong, setWrong] = useState<Wrong>({})
  const { errorAt, rest } = useErrors(wrong, error)

  function submit(values: FormData) {
    const form = newPasswordIn(values)
    const found = wrongIn(form, asksOld)
    setWrong(found)
    const names = Object.keys(found)
    return names.length > 0 ? names : onSubmit(form)
  }

  return (
    <Form className={css['form']} onSubmit={submit}>
      {asksOld && (
        <SecretField name="old_password" text="old_password" error={errorAt('old_password')} />
      )}
      <SecretField
        name="password"
        text="new_password"
        hint={t('new_hint')}
        error={errorAt('password')}
      />
      <SecretField name="password_repeat" text="repeat" error={errorAt('password_repeat')} />
      <RefusalNotice error={rest} />
      <ScriptNeeded />
      <div className={css['buttons']}>
        <SubmitButton block={!children} busy={busy}>
          {submitText}
        </SubmitButton>
        {children}
      </div>
    </Form>
  )
}

type Wrong = {
  readonly old_password?: 'password_missing' | 'password_long'
  readonly password?: 'new_missing' | 'new_short' | 'password_long'
  readonly password_repeat?: 'PASSWORDS_DIFFER'
}

/** What is wrong with each field, found here or by the server, and what belongs to no field. */
function useErrors(wrong: Wrong, error: unknown) {
  const t = useText('credentials')
  const refusalText = useRefusalText()
  const refused = error instanceof Refusal ? FIELD_OF[error.code] : undefined

  function errorAt(field: keyof NewPassword): string | undefined {
    const found = wrong[field]
    if (found === 'PASSWORDS_DIFFER') return refusalText(new Refusal(found))
    if (found) return t(found)
    return field === refused ? refusalText(error) : undefined
  }

  return { errorAt, rest: refused ? null : error }
}

function newPasswordIn(values: FormData): NewPassword {
  return {
    old_password: textIn(values, 'old_password'),
    password: textIn(values, 'password'),
    password_repeat: textIn(values, 'password_repeat'),
  }
}

function wrongIn(form: NewPassword, asksOld: boolean): Wrong {
  const old = asksOld ? wrongPassword(form.old_password) : undefined
  const fresh = wrongNewPassword(form.password)
  const differs = !fresh && form.password !== form.password_repeat
  return {
    ...(old ? { old_password: old } : {}),
    ...(fresh ? { password: fresh } : {}),
    ...(differs ? { password_repeat: 'PASSWORDS_DIFFER' } : {}),
  }
}
