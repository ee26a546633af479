import { useIsOnline } from '#web/browser/use-is-online.ts'
import { useText } from '#web/i18n/use-text.ts'
import { FailedState } from '#web/ui/failed-state.tsx'

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
    <FailedState
      title={t(isOnline ? what : 'offline')}
      retry={t('retry')}
      {...{ level, className, onRetry }}
    >
      {t(isOnline ? 'text' : 'offline_text')}
    </FailedState>
  )
}
