import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { loginTarget } from '#contract/login-target.ts'
import { Refusal } from '#contract/refusals.ts'
import { pathTo } from '#contract/routes.ts'
import { logIn, saveLanguage, type User } from '#contract/user.ts'
import { call } from '#web/api/call.ts'
import { hasChoice } from '#web/browser/storage.ts'
import { useBoot, useSettings } from '#web/features/settings/settings.ts'
import { useCatalogue, useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice } from '#web/i18n/refusal-notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form, SubmitButton, textIn } from '#web/ui/form.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { EmailField, SecretField, wrongEmail, wrongPassword } from './credentials.tsx'
import demoCss from './demo-logins.module.css'
import css from './form.module.css'
import { ReactivationMail } from './notices.tsx'
import { welcomeMember } from './refresh-user.ts'

type Wrong = {
  email?: ReturnType<typeof wrongEmail>
  password?: ReturnType<typeof wrongPassword>
}

/** Address and password; what is wrong with them is said where it is, what the server refuses above the button. */
export function LoginForm({ target }: { target: string | null }) {
  const t = useText('login')
  const credentials = useText('credentials')
  const logIn = useLogIn(target)
  const [wrong, setWrong] = useState<Wrong>({})

  function submit(values: FormData) {
    const email = textIn(values, 'email').trim()
    const password = textIn(values, 'password')
    const found = { email: wrongEmail(email), password: wrongPassword(password) }
    setWrong(found)
    if (found.email) return ['email']
    return found.password ? ['password'] : logIn.mutate({ email, password })
  }

  return (
    <Form className={css['form']} onSubmit={submit}>
      <EmailField autoComplete="username webauthn" wrong={wrong.email} />
      <SecretField
        name="password"
        text="password"
        error={wrong.password && credentials(wrong.password)}
      />
      {logIn.isError && <LoginRefusal error={logIn.error} email={logIn.variables.email} />}
      <noscript>
        <Notice kind="neutral">{t('script_needed')}</Notice>
      </noscript>
      <SubmitButton size="lg" block busy={logIn.isPending}>
        {t('submit')}
      </SubmitButton>
    </Form>
  )
}

type LoginRefusalProps = {
  error: unknown
  /** Where the way back to a deleted account is sent, if it was given. */
  email?: string
}

/** Why the login was refused, and the way on where there is one: the link that brings a deleted account back, the reasons, or a person. */
export function LoginRefusal({ error, email }: LoginRefusalProps) {
  const t = useText('login')
  const { support_email: support } = useSettings()
  const { code, params } = error instanceof Refusal ? error : {}
  const statement = params?.['statement']

  return (
    <>
      <RefusalNotice error={error} />
      {code === 'ACCOUNT_DELETED' && email && <ReactivationMail key={email} email={email} />}
      {statement !== undefined && (
        <p className="small">
          <KitLink className="link" href={`${pathTo('statement')}?token=${statement}`}>
            {t('reasons')}
          </KitLink>
        </p>
      )}
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

/** In a demo world only: the accounts a newcomer can try, one press each. */
export function DemoLogins({ target }: { target: string | null }) {
  const t = useText('login')
  const { demoLogins } = useBoot()
  const logIn = useLogIn(target)
  if (!demoLogins) return null

  const { password, emails } = demoLogins
  return (
    <aside className={demoCss['demo']}>
      <Notice>{t('demo', { password })}</Notice>
      <div className={demoCss['choices']}>
        {(['free', 'premium', 'new'] as const).map((kind) => (
          <Button
            key={kind}
            kind="quiet"
            size="sm"
            title={emails[kind]}
            busy={logIn.isPending && logIn.variables.email === emails[kind]}
            onClick={() => logIn.mutate({ email: emails[kind], password })}
          >
            {t(`demo_${kind}`)}
          </Button>
        ))}
      </div>
    </aside>
  )
}

/** Logs in and goes on to where the visitor wanted to be. */
function useLogIn(target: string | null) {
  const goOn = useGoOn(target)
  return useMutation({
    mutationFn: (form: { email: string; password: string }) => call(logIn, form),
    onSuccess: ({ user }) => goOn(user),
  })
}

/** Whoever has just logged in goes on to where they wanted to be. */
export function useGoOn(target: string | null) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const agree = useOneLanguage()
  return async (user: User): Promise<void> => {
    welcomeMember(queries, await agree(user))
    await navigate(loginTarget(target), { replace: true })
  }
}

/** Screens and mails speak one language: the one that was chosen in this browser, else the account's. */
function useOneLanguage() {
  const catalogue = useCatalogue()
  return async (user: User): Promise<User> => {
    if (user.language === catalogue.locale) return user
    if (hasChoice('locale')) {
      const saved = call(saveLanguage, { language: catalogue.locale })
      // The member is logged in and goes on, even if the language could not be saved.
      return saved.then((answer) => answer.user).catch(() => user)
    }
    await catalogue.switchTo(user.language)
    document.documentElement.lang = user.language
    return user
  }
}
