import { useSyncExternalStore } from 'react'

/** Whether this device has a connection, as far as the browser knows. The server says yes. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

/** Whether a member is shown as online: without a connection of our own that is what was known before, and not said. */
export function useShownOnline(): (member: { readonly is_online: boolean }) => boolean {
  const isKnown = useIsOnline()
  return (member) => isKnown && member.is_online
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
