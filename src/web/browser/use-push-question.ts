import { useEffect, useSyncExternalStore } from 'react'
import { canAskForPush } from './can-ask-for-push.ts'
import { type Dismissible, onDismissal } from './dismissed.ts'

const ALERT: Dismissible = 'hide-push-notification-alert'

/** Whether to ask about pushes. Where there is nothing to ask, the alert's room goes as if it had been dismissed. */
export function usePushQuestion(): boolean {
  const canAsk = useSyncExternalStore(onDismissal, canAskForPush, () => false)
  useEffect(() => {
    document.documentElement.classList.toggle(ALERT, !canAsk)
  }, [canAsk])
  return canAsk
}
