import { type FormEvent, useState } from 'react'
import { Refusal } from '#contract/refusals.ts'
import { focusFirst } from '#web/browser/focus-first.ts'
import { textIn } from '#web/browser/text-in.ts'
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts'
import { useSettings } from '#web/features/settings/use-settings.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { EmailField } from './email-field.tsx'
import css from './form.module.css'
import { ReactivationMail } from './reactivation-mail.tsx'
import { RefusalNotice } from './refusal-notice.tsx'
import { SecretField } from './secret-field.tsx'
import { useLogIn } from './use-log-in.ts'
import { wrongEmail } from './wrong-email.ts'
import { wrongPassword } from './wrong-password.ts'

type Wrong = {
  email?: ReturnType<typeof wrongEmail>
  password?: ReturnType<typeof wrongPassword>
}

/** Address and password; what is wrong with them is said where it is, what the server refuses above the button. */
export function LoginForm({ target }: { target: string | null }) {
  const t = useText('login')
  const credentials = useText('credentials')
  const isHydrated = useIsHydrated()
  const logIn = useLogIn(target)
  const [wrong, setWrong] = useState<Wrong>({})

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const email = textIn(form, 'email').trim()
    const password = textIn(form, 'password')
    const found = { email: wrongEmail(email), password: wrongPassword(password) }
    setWrong(found)
    if (found.email) focusFirst(event.currentTarget, ['email'])
    else if (found.password) focusFirst(event.currentTarget, ['password'])
    else logIn.mutate({ email, password })
  }

  return (
    <form onSubmit={submit} noValidate className={css['form']}>
      <EmailField autoComplete="username" wrong={wrong.email} />
      <SecretField
        name="password"
        text="password"
        error={wrong.password && credentials(wrong.password)}
      />
      {logIn.isError && <LoginRefusal error={logIn.error} email={logIn.variables.email} />}
      <noscript>
        <Notice kind="neutral">{t('script_needed')}</Notice>
      </noscript>
      <Button type="submit" size="lg" block busy={logIn.isPending} disabled={!isHydrated}>
        {t('submit')}
      </Button>
    </form>
  )
}

/** Why the login was refused, and the way on where there is one: the link that brings a deleted account back, or a person. */
function LoginRefusal({ error, email }: { error: unknown; email: string }) {
  const t = useText('login')
  const { support_email: support } = useSettings()
  const code = error instanceof Refusal ? error.code : null

  return (
    <>
      <RefusalNotice error={error} />
      {code === 'ACCOUNT_DELETED' && <ReactivationMail key={email} email={email} />}
      {code === 'ACCOUNT_BANNED' && (
        <p className="small soft">
          {t('support')}{' '}
          <KitLink className="link" href={`mailto:${support}`}>
            {support}
          </KitLink>
        </p>
      )}
    </>
  )
}
