import { useIsOnline } from '#web/browser/use-is-online.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Refusal } from '#contract/refusals.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Something about money could not be loaded, whether that is for want of a connection, and a way to try again. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText('payments.failed')
  const isOnline = useIsOnline()
  // What is not there is told by the page around it.
  if (error instanceof Refusal && error.code === 'NOT_FOUND') throw error

  return (
    <div role="alert">
      <EmptyState
        title={t(isOnline ? 'title' : 'offline')}
        action={
          <Button kind="quiet" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        {t('text')}
      </EmptyState>
    </div>
  )
}
