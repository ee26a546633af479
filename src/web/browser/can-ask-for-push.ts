/** There as long as this browser is pushed what its member wants to hear of. */
export const PUSH_IS_ON = 'push-is-on'

/** Where pushes are not possible, not wanted or on already, there is nothing to ask. */
export function canAskForPush(): boolean {
  try {
    const isPossible = 'PushManager' in window && Notification.permission !== 'denied'
    return isPossible && !localStorage.getItem(PUSH_IS_ON)
  } catch {
    return false
  }
}
