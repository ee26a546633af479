import { Navigate, useSearchParams } from 'react-router'
import { HOME, pathTo } from '#contract/routes.ts'
import { isDeadLink } from '#web/features/accounts/notices.tsx'
import { useUser } from '#web/features/accounts/user.ts'
import { FirstMessageNote } from '#web/features/signup/first-message-note.tsx'
import { useActivation } from '#web/features/signup/use-activation.ts'
import { useRefusalText } from '#web/i18n/refusals.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ActivateMessage, ActivationFailed } from './activate/activate-message.tsx'

/** Where the link in the activation mail leads: it confirms the address and says so. */
export function ActivateDoneScreen() {
  const t = useText('activate')
  const [query] = useSearchParams()
  const token = query.get('token')
  const user = useUser()
  const activation = useActivation(token)
  if (activation.isSuccess) {
    const name = user?.profile.name ?? ''
    return <Done title={t('done.title', { name })} text={t('done.text')} isNew />
  }
  if (user?.status === 'active' && (!token || isDeadLink(activation.error))) {
    return <Done title={t('already.title')} text={t('already.text')} />
  }
  if (!token) return <ActivationFailed />
  if (isDeadLink(activation.error)) return <Navigate to={pathTo('activate-error')} replace />
  if (activation.isError) {
    return <Failed error={activation.error} onRetry={() => void activation.refetch()} />
  }
  return (
    <ActivateMessage art="waiting" title={t('busy.title')}>
      <p className="lead" role="status">
        {t('busy.text')}
      </p>
      <noscript>
        <p>{t('script_needed')}</p>
      </noscript>
    </ActivateMessage>
  )
}

function Done({ title, text, isNew = false }: { title: string; text: string; isNew?: boolean }) {
  const t = useText('activate')
  return (
    <ActivateMessage art={isNew ? 'meeting' : 'together'} title={title}>
      <p className="lead">{text}</p>
      {isNew && (
        <>
          <FirstMessageNote />
          <ButtonLink size="lg" href={pathTo('start')} iconEnd="arrow-right-bold">
            {t('start')}
          </ButtonLink>
        </>
      )}
      <ButtonLink size="lg" kind={isNew ? 'ghost' : 'primary'} href={pathTo(HOME)}>
        {t('home')}
      </ButtonLink>
    </ActivateMessage>
  )
}

/** Neither done nor refused: the connection failed, and the link is still good. */
function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useText('activate')
  const refusalText = useRefusalText()
  return (
    <ActivateMessage art="waiting" title={t('failed.title')}>
      <p className="lead" role="alert">
        {refusalText(error)}
      </p>
      <Button size="lg" onClick={onRetry}>
        {t('retry')}
      </Button>
    </ActivateMessage>
  )
}
