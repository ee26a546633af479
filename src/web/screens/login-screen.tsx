import { useSearchParams } from 'react-router'
import { isServed, pathTo } from '#contract/routes.ts'
import { useText } from '#web/i18n/use-text.ts'
import { KitLink } from '#web/ui/kit-link.tsx'
import { LoginForm } from '#web/features/accounts/login-form.tsx'
import { DemoLogins } from '#web/features/accounts/demo-logins.tsx'
import css from './login-screen.module.css'

export function LoginScreen() {
  const t = useText('login')
  const [query] = useSearchParams()

  return (
    <div className={`container ${css['page']}`}>
      <section className={css['card']} aria-labelledby="login-title">
        <h1 id="login-title">{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
        <LoginForm target={query.get('target')} />
        {isServed('reset-password') && (
          <KitLink className="link" href={pathTo('reset-password')}>
            {t('forgot')}
          </KitLink>
        )}
        {isServed('signup') && (
          <p>
            {t('no_account')}{' '}
            <KitLink className="link" href={pathTo('signup')}>
              {t('signup')}
            </KitLink>
          </p>
        )}
      </section>
      <DemoLogins target={query.get('target')} />
    </div>
  )
}
