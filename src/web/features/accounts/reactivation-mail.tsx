import { useMutation } from '@tanstack/react-query'
import { requestReactivation } from '#contract/account.ts'
import { call } from '#web/api/call.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RefusalNotice } from './refusal-notice.tsx'

/** Sends the link that brings a deleted account back, on one press. Needs the texts of the area `login`. */
export function ReactivationMail({ email }: { email: string }) {
  const t = useText('login')
  const send = useMutation({ mutationFn: () => call(requestReactivation, { email }) })
  if (send.isSuccess) {
    return (
      <Notice kind="done" role="status">
        {t('reactivation_sent', { email })}
      </Notice>
    )
  }

  return (
    <>
      <RefusalNotice error={send.error} />
      <Button
        kind="quiet"
        icon="envelope-simple"
        busy={send.isPending}
        onClick={() => send.mutate()}
      >
        {t('reactivation')}
      </Button>
    </>
  )
}
