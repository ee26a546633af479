import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { reactivate } from '#contract/account.ts'
import { HOME, pathTo } from '#contract/routes.ts'
import { call } from '#web/api/call.ts'
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts'
import {
  DeadLink,
  isDeadLink,
  RefusalNotice,
  ScriptNeeded,
} from '#web/features/accounts/notices.tsx'
import { welcomeMember } from '#web/features/accounts/refresh-user.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageCard } from '#web/ui/page-card.tsx'

/** Brings a deleted account back as it was, on one press. */
export function Reactivation({ token }: { token: string }) {
  const t = useText('account-deleted.back')
  const isHydrated = useIsHydrated()
  const bringBack = useBringBack(token)

  if (isDeadLink(bringBack.error)) {
    return (
      <PageCard title={t('dead')} lead={t('dead_text')}>
        <DeadLink>
          <ButtonLink href={pathTo('login')}>{t('login')}</ButtonLink>
        </DeadLink>
      </PageCard>
    )
  }
  return (
    <PageCard title={t('title')} lead={t('lead')}>
      <RefusalNotice error={bringBack.error} />
      <ScriptNeeded />
      <Button
        size="lg"
        busy={bringBack.isPending}
        disabled={!isHydrated}
        onClick={() => bringBack.mutate()}
      >
        {t('submit')}
      </Button>
    </PageCard>
  )
}

function useBringBack(token: string) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => call(reactivate, { token }),
    onSuccess: async ({ user }) => {
      welcomeMember(queries, user)
      await navigate(pathTo(HOME), { replace: true })
    },
  })
}
