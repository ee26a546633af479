import type { Dismissible } from './storage.ts'

/** Puts something out of sight for thirty days. Where nothing can be kept, until the next page. */
export function dismiss(name: Dismissible): void {
  document.documentElement.classList.add(name)
  try {
    localStorage.setItem(name, String(Date.now()))
  } catch {
    return
  }
  // The browser itself tells the other tabs only.
  dispatchEvent(new StorageEvent('storage', { key: name }))
}

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
