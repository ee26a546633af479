import { type FormEvent, useState } from 'react'
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts'
import { useRefusalText } from '#web/i18n/use-refusal-text.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useLogIn } from './use-log-in.ts'
import css from './login-form.module.css'

type Wrong = {
  email?: 'email_missing' | 'email_invalid'
  password?: 'password_missing' | 'password_long'
}

/** Address and password; what is wrong with them is said where it is, what the server refuses above the button. */
export function LoginForm({ target }: { target: string | null }) {
  const t = useText('login')
  const refusalText = useRefusalText()
  const isHydrated = useIsHydrated()
  const logIn = useLogIn(target)
  const [wrong, setWrong] = useState<Wrong>({})

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const email = textIn(form, 'email').trim()
    const password = textIn(form, 'password')
    const found = wrongIn(email, password)
    setWrong(found)
    const first = found.email ? 'email' : found.password ? 'password' : null
    if (first) (event.currentTarget.elements.namedItem(first) as HTMLInputElement).focus()
    else logIn.mutate({ email, password })
  }

  return (
    <form onSubmit={submit} noValidate className={css['form']}>
      <Field
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        error={wrong.email && t(wrong.email)}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        showLabel={t('show')}
        hideLabel={t('hide')}
        error={wrong.password && t(wrong.password)}
      />
      {logIn.isError && (
        <Notice kind="danger" role="alert">
          {refusalText(logIn.error)}
        </Notice>
      )}
      <noscript>
        <Notice kind="neutral">{t('script_needed')}</Notice>
      </noscript>
      <Button type="submit" size="lg" block busy={logIn.isPending} disabled={!isHydrated}>
        {t('submit')}
      </Button>
    </form>
  )
}

function wrongIn(email: string, password: string): Wrong {
  return {
    ...(email === ''
      ? { email: 'email_missing' as const }
      : /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
        ? {}
        : { email: 'email_invalid' as const }),
    ...(password === ''
      ? { password: 'password_missing' as const }
      : password.length > 128
        ? { password: 'password_long' as const }
        : {}),
  }
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
