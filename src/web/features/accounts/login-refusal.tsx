import { Refusal } from '#contract/refusals.ts'
import { useSettings } from '#web/features/settings/use-settings.ts'
import { useText } from '#web/i18n/use-text.ts'
import { KitLink } from '#web/ui/kit-link.tsx'
import { ReactivationMail } from './reactivation-mail.tsx'
import { RefusalNotice } from './refusal-notice.tsx'

/** Why the login was refused, and the way on where there is one: the link that brings a deleted account back, or a person. */
export function LoginRefusal({ error, email }: { error: unknown; email: string }) {
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
