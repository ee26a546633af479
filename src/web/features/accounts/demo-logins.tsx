import { useBoot } from '#web/features/settings/boot.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useLogIn } from './use-log-in.ts'
import css from './demo-logins.module.css'

/** In a demo world only: the accounts a newcomer can try, one press each. */
export function DemoLogins({ target }: { target: string | null }) {
  const t = useText('login')
  const { demoLogins } = useBoot()
  const logIn = useLogIn(target)
  if (!demoLogins) return null

  const { password, emails } = demoLogins
  return (
    <aside className={css['demo']}>
      <Notice>{t('demo', { password })}</Notice>
      <div className={css['choices']}>
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
