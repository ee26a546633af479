import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { changeMail } from '#contract/account.ts'
import { pathTo } from '#contract/routes.ts'
import { call } from '#web/api/call.ts'
import { DeadLink, isDeadLink } from '#web/features/accounts/notices.tsx'
import { mailChangeKey } from '#web/api/keys.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice, ScriptNeeded } from '#web/i18n/refusal-notice.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { PageCard } from '#web/ui/page-parts.tsx'
import { Spinner } from '#web/ui/waiting.tsx'

/** Behind the link to a new address: opening it in a browser is what makes it count. */
export function MailChangeDoScreen() {
  const t = useText('mail-change')
  const token = useSearchParams()[0].get('token')
  const change = useChange(token)

  if (!token || isDeadLink(change.error)) {
    return (
      <PageCard title={t('dead')}>
        <DeadLink>
          <ToSettings />
        </DeadLink>
      </PageCard>
    )
  }
  if (change.isSuccess) {
    return (
      <PageCard title={t('done')} lead={t('done_text', { email: change.data.email })}>
        <ToSettings />
      </PageCard>
    )
  }
  if (change.isError) {
    return (
      <PageCard title={t('failed')}>
        <RefusalNotice error={change.error} />
        <Button kind="quiet" busy={change.isFetching} onClick={() => void change.refetch()}>
          {t('retry')}
        </Button>
      </PageCard>
    )
  }
  return (
    <PageCard title={t('busy')}>
      <p className="soft">
        <Spinner /> {t('busy_text')}
      </p>
      <ScriptNeeded />
    </PageCard>
  )
}

/** Sent once, and by a browser only: what is asked for as a query is never asked for twice, nor while the server renders. */
function useChange(token: string | null) {
  return useQuery({
    queryKey: [...mailChangeKey, token],
    queryFn: () => call(changeMail, { token: token ?? '' }),
    enabled: token !== null,
    staleTime: Infinity,
    gcTime: Infinity,
    retryOnMount: false,
    refetchOnReconnect: false,
  })
}

function ToSettings() {
  const t = useText('mail-change')
  return <ButtonLink href={pathTo('notifications')}>{t('to_settings')}</ButtonLink>
}
