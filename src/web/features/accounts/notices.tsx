import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { requestReactivation } from '#contract/account.ts'
import { Refusal } from '#contract/refusals.ts'
import { call } from '#web/api/call.ts'
import { RefusalNotice } from '#web/i18n/refusal-notice.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

const LINK_INVALID = new Refusal('LINK_INVALID')

/** A link in a mail that does not work (any more), and the way to what its mail was about. */
export function DeadLink({ children }: { children: ReactNode }) {
  return (
    <>
      <RefusalNotice error={LINK_INVALID} />
      {children}
    </>
  )
}

/** Whether a link in a mail is used up, too old, or was never one. */
export function isDeadLink(error: unknown): boolean {
  return error instanceof Refusal && ['LINK_INVALID', 'INVALID_INPUT'].includes(error.code)
}

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
