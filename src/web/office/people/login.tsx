import { useState, type ReactNode, type SubmitEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { logIn, logInToDemo } from '#contract/office/account.ts'
import { Logo } from '#web/ui/icon.tsx'
import { call } from '#web/office/kit/call.ts'
import { useOffice, wordsFor } from '#web/office/kit/context.tsx'
import { logInByPasskey } from '#web/office/kit/passkey.ts'
import { Button, CodeField, Field, Problem } from '#web/office/kit/parts.tsx'
import css from './login.module.css'

/** What stands beside every form before somebody is in: two circles, the second waits. */
export function Door({ children }: { children: ReactNode }) {
  const { t, language, choose } = useOffice()
  return (
    <div className={css['door']}>
      <title>{`Vonk ${t.office}`}</title>
      <aside className={css['side']}>
        <p className={css['mark']}>
          <Logo name="Vonk" /> <span>{t.office}</span>
        </p>
        <svg className={css['circles']} viewBox="0 0 640 420" aria-hidden="true">
          <circle cx="212" cy="210" r="206" />
          <circle cx="428" cy="210" r="206" />
        </svg>
        <p className={css['lead']}>{t.lead}</p>
        <p className={css['leadMore']}>{t.leadMore}</p>
      </aside>
      <main className={css['main']}>
        <div className={css['form']}>{children}</div>
        <footer className={css['foot']}>
          <p>{t.login.rules}</p>
          <button
            type="button"
            className={css['link']}
            lang={language === 'nl' ? 'en' : 'nl'}
            onClick={() => choose(language === 'nl' ? 'en' : 'nl')}
          >
            {t.otherLanguage}
          </button>
        </footer>
      </main>
    </div>
  )
}

export function Login() {
  const { t, me } = useOffice()
  const enter = useEnter()
  const { problem, isBusy, attempt } = enter

  return (
    <Door>
      <h1>{t.login.title}</h1>
      <p className={css['host']}>{location.host}</p>
      <Button
        look="ink"
        icon="fingerprint"
        isWide
        isDisabled={isBusy}
        onClick={() => attempt(logInByPasskey)}
      >
        {t.login.passkey}
      </Button>
      <p className={css['or']}>{t.login.or}</p>
      <PasswordForm {...enter} />
      <Problem>{problem}</Problem>
      {me.demo.length > 0 && (
        <section className={css['demo']} aria-label={t.login.demo}>
          <p>{t.login.demo}</p>
          <div>
            {me.demo.map((role) => (
              <Button
                key={role}
                look="quiet"
                onClick={() => attempt(() => call(logInToDemo, { role }))}
              >
                {t.roles[role]}
              </Button>
            ))}
          </div>
        </section>
      )}
    </Door>
  )
}

function PasswordForm({
  attempt,
  isBusy,
}: Pick<ReturnType<typeof useEnter>, 'attempt' | 'isBusy'>) {
  const { t } = useOffice()
  const [given, setGiven] = useState({ email: '', password: '', code: '', recovery: '' })
  const [isRecovery, setRecovery] = useState(false)
  const set = (name: keyof typeof given) => (value: string) => setGiven({ ...given, [name]: value })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const { email, password, code, recovery } = given
    attempt(() =>
      call(
        logIn,
        isRecovery
          ? { email, recovery_code: recovery, ...(password ? { password } : {}) }
          : { email, password, code },
      ),
    )
  }

  return (
    <form onSubmit={submit}>
      <Field
        label={t.login.email}
        type="email"
        autoComplete="username"
        value={given.email}
        onChange={set('email')}
      />
      <Field
        label={t.login.password}
        type="password"
        autoComplete="current-password"
        isRequired={!isRecovery}
        value={given.password}
        onChange={set('password')}
      />
      {isRecovery ? (
        <Field label={t.login.recovery} value={given.recovery} onChange={set('recovery')} />
      ) : (
        <CodeField
          label={t.login.code}
          hint={t.login.codeHint}
          value={given.code}
          onChange={set('code')}
        />
      )}
      <div className={css['actions']}>
        <Button look="quiet" type="submit" isDisabled={isBusy}>
          {t.login.submit}
        </Button>
        <button type="button" className={css['link']} onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? t.login.useCode : t.login.useRecovery}
        </button>
      </div>
    </form>
  )
}

/** Tries a way in. When it worked, whoever is here is asked for anew. */
export function useEnter() {
  const { t } = useOffice()
  const queries = useQueryClient()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const attempt = (work: () => Promise<unknown>) => {
    setProblem(null)
    setBusy(true)
    work()
      .then(() => queries.invalidateQueries({ queryKey: ['me'] }))
      .catch((error: unknown) => setProblem(wordsFor(t, error)))
      .finally(() => setBusy(false))
  }
  return { problem, isBusy, attempt }
}
