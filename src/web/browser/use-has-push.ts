import { usePush } from '#web/features/notifications/push.ts'

/** Whether pushes arrive in this browser now. The server, which cannot know, says no. */
export function useHasPush(): boolean {
  return typeof usePush().isSubscribed === 'object'
}
