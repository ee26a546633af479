import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { undoChange } from '#contract/account.ts'
import { pathTo } from '#contract/routes.ts'
import { call } from '#web/api/call.ts'
import { DeadLink, isDeadLink } from '#web/features/accounts/notices.tsx'
import { forgetMember } from '#web/features/accounts/user.ts'
import { useIsHydrated } from '#web/browser/client-only.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice, ScriptNeeded } from '#web/i18n/refusal-notice.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { PageCard } from '#web/ui/page-parts.tsx'

/** Behind the link in the mail about a change of address or password: takes it back on one press. */
export function UndoChangeScreen() {
  const t = useText('mail-change.undo')
  const isHydrated = useIsHydrated()
  const token = useSearchParams()[0].get('token')
  const undo = useUndo(token ?? '')

  if (!token || isDeadLink(undo.error)) {
    return (
      <PageCard title={t('dead')} lead={t('dead_text')}>
        <DeadLink>
          <NewPassword />
        </DeadLink>
      </PageCard>
    )
  }
  if (undo.isSuccess) {
    return (
      <PageCard title={t('done')} lead={t(`done_${undo.data.undone}`)}>
        <p className="soft" role="status">
          {t('next')}
        </p>
        <NewPassword />
      </PageCard>
    )
  }
  return (
    <PageCard title={t('title')} lead={t('lead')}>
      <p className="soft">{t('text')}</p>
      <RefusalNotice error={undo.error} />
      <ScriptNeeded />
      <Button size="lg" busy={undo.isPending} disabled={!isHydrated} onClick={() => undo.mutate()}>
        {t('submit')}
      </Button>
    </PageCard>
  )
}

function NewPassword() {
  const t = useText('mail-change.undo')
  return <ButtonLink href={pathTo('reset-password')}>{t('new_password')}</ButtonLink>
}

/** Every session has ended with it, also one in this browser. */
function useUndo(token: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(undoChange, { token }),
    onSuccess: () => forgetMember(queries),
  })
}
