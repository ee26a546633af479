import { useSyncExternalStore } from 'react'

/** Whether pushes can arrive in this browser now. The server, which cannot know, says no. */
export function useHasPush(): boolean {
  return useSyncExternalStore(never, hasPush, () => false)
}

function hasPush(): boolean {
  return (
    'PushManager' in window && 'Notification' in window && Notification.permission === 'granted'
  )
}

function never(): () => void {
  return () => {}
}
