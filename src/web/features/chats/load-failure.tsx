import { useIsOnline } from '#web/browser/use-is-online.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type LoadFailureProps = {
  what: 'list' | 'thread'
  level?: 1
  className: string | undefined
  onRetry: () => void
}

/** What could not be loaded, whether that is for want of a connection, and a way to try again. */
export function LoadFailure({ what, level, className, onRetry }: LoadFailureProps) {
  const t = useText('chats.failed')
  const isOnline = useIsOnline()
  return (
    <div role="alert" className={className}>
      <EmptyState
        level={level}
        title={t(isOnline ? what : 'offline')}
        action={
          <Button kind="quiet" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        {t(isOnline ? 'text' : 'offline_text')}
      </EmptyState>
    </div>
  )
}
