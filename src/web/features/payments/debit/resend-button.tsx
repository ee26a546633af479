import { useState } from 'react'
import { useSecondsUntil } from '#web/browser/use-seconds-until.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'

const PAUSE_MS = 30_000

/** Another code, after a pause: the first one may still be on its way. */
export function ResendButton({ busy, onResend }: { busy: boolean; onResend: () => void }) {
  const t = useText('directdebit.code')
  const [until] = useState(() => new Date(Date.now() + PAUSE_MS).toISOString())
  const seconds = useSecondsUntil({ until, now: until, clockAhead: 0 })
  return (
    <Button kind="quiet" size="sm" busy={busy} disabled={seconds > 0} onClick={onResend}>
      {seconds > 0 ? t('resend_wait', { seconds: String(seconds) }) : t('resend')}
    </Button>
  )
}
