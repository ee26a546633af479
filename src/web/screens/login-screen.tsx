import { useSearchParams } from 'react-router'
import { pathTo } from '#contract/routes.ts'
import { useBoot } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageCard } from '#web/ui/page-parts.tsx'
import { PasskeyLogin } from '#web/features/accounts/passkey-login.tsx'
import { DemoLogins, LoginForm } from '#web/features/accounts/login-form.tsx'

export function LoginScreen() {
  const t = useText('login')
  const { visitorMay } = useBoot()
  const [query] = useSearchParams()
  const target = query.get('target')

  return (
    <PageCard title={t('title')} lead={t('lead')} below={<DemoLogins target={target} />}>
      {query.get('done') === 'reset' && (
        <Notice kind="done" role="status">
          {t('reset_done')}
        </Notice>
      )}
      <LoginForm target={target} />
      <PasskeyLogin target={target} />
      <KitLink className="link" href={pathTo('reset-password')}>
        {t('forgot')}
      </KitLink>
      {visitorMay.signUp && (
        <p>
          {t('no_account')}{' '}
          <KitLink className="link" href={pathTo('signup')}>
            {t('signup')}
          </KitLink>
        </p>
      )}
    </PageCard>
  )
}
