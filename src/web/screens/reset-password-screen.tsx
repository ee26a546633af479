import { useMutation } from '@tanstack/react-query'
import { requestReset } from '#contract/account.ts'
import { pathTo } from '#contract/routes.ts'
import { call } from '#web/api/call.ts'
import { ResetForm } from '#web/features/accounts/reset-form.tsx'
import { useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { PageCard } from '#web/ui/page-parts.tsx'

/** Asks for the mail with the link to a new password. */
export function ResetPasswordScreen() {
  const t = useText('reset-password')
  const { account_privacy: privacy } = useSettings()
  const request = useMutation({ mutationFn: (email: string) => call(requestReset, { email }) })

  if (request.isSuccess) {
    const email = request.variables
    return (
      <PageCard title={t('sent')} lead={t(`sent_${privacy}`, { email })}>
        <p className="soft" role="status">
          {t('sent_help')}
        </p>
        <Button kind="quiet" onClick={() => request.reset()}>
          {t('again')}
        </Button>
        <BackToLogin />
      </PageCard>
    )
  }

  return (
    <PageCard title={t('title')} lead={t('lead')}>
      <ResetForm
        busy={request.isPending}
        error={request.error}
        onSubmit={(email) => request.mutate(email)}
      />
      <BackToLogin />
    </PageCard>
  )
}

function BackToLogin() {
  const t = useText('reset-password')
  return (
    <KitLink className="link" href={pathTo('login')}>
      {t('back')}
    </KitLink>
  )
}
