import { Refusal } from '#contract/refusals.ts'
import { HOME, pathTo } from '#contract/routes.ts'
import type { User } from '#contract/user.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { ResendActivation } from '#web/features/signup/resend-activation.tsx'
import { useRefusalText } from '#web/i18n/use-refusal-text.ts'
import { useText } from '#web/i18n/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ActivateMessage } from './activate-message.tsx'

/** The link in the mail is used up, too old, or none of ours: what can be done about it depends on who is there. */
export function ActivationFailed() {
  const t = useText('activate')
  const refusalText = useRefusalText()
  const user = useUser()
  return (
    <ActivateMessage art="waiting" title={t('failed.title')}>
      <p className="lead">{refusalText(new Refusal('LINK_INVALID'))}</p>
      <WayOut user={user} />
    </ActivateMessage>
  )
}

function WayOut({ user }: { user: User | null }) {
  const t = useText('activate')
  if (user?.status === 'not_confirmed') return <ResendActivation centred />
  if (user) {
    return (
      <>
        <p>{t('already.text')}</p>
        <ButtonLink href={pathTo(HOME)}>{t('home')}</ButtonLink>
      </>
    )
  }
  return (
    <>
      <p>{t('failed.login_first')}</p>
      <ButtonLink size="lg" href={`${pathTo('login')}?target=${pathTo('activate-error')}`}>
        {t('login')}
      </ButtonLink>
    </>
  )
}
