import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { unsubscribe } from '#contract/notifications.ts'
import { pathTo } from '#contract/routes.ts'
import { call } from '#web/api/call.ts'
import { isDeadLink } from '#web/features/accounts/notices.tsx'
import { useIsHydrated } from '#web/browser/client-only.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice, ScriptNeeded } from '#web/i18n/refusal-notice.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageCard } from '#web/ui/page-parts.tsx'

/** Behind the link at the end of every mail: stops that kind of mail on one press, without a login. */
export function UnsubscribeScreen() {
  const t = useText('unsubscribe')
  const isHydrated = useIsHydrated()
  const token = useSearchParams()[0].get('token')
  const stop = useMutation({ mutationFn: () => call(unsubscribe, { token: token ?? '' }) })

  if (!token || isDeadLink(stop.error)) {
    return (
      <PageCard title={t('dead')} lead={t('dead_text')}>
        <ToSettings />
      </PageCard>
    )
  }
  if (stop.isSuccess) {
    return (
      <PageCard title={t('done')}>
        <Notice kind="done" role="status">
          {t('done_text')}
        </Notice>
        <ToSettings />
      </PageCard>
    )
  }
  return (
    <PageCard title={t('title')} lead={t('lead')}>
      <RefusalNotice error={stop.error} />
      <ScriptNeeded />
      <Button size="lg" busy={stop.isPending} disabled={!isHydrated} onClick={() => stop.mutate()}>
        {t('submit')}
      </Button>
    </PageCard>
  )
}

function ToSettings() {
  const t = useText('unsubscribe')
  return (
    <ButtonLink kind="quiet" href={pathTo('notifications')}>
      {t('to_settings')}
    </ButtonLink>
  )
}
