import { useIsOnline } from '#web/browser/use-is-online.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Refusal } from '#contract/refusals.ts'
import { FailedState } from '#web/ui/failed-state.tsx'

/** Something about money could not be loaded, whether that is for want of a connection, and a way to try again. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText('payments.failed')
  const isOnline = useIsOnline()
  // What is not there is told by the page around it.
  if (error instanceof Refusal && error.code === 'NOT_FOUND') throw error

  return (
    <FailedState title={t(isOnline ? 'title' : 'offline')} retry={t('retry')} onRetry={onRetry}>
      {t('text')}
    </FailedState>
  )
}
