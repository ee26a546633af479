/** What can be dismissed in this browser, by the key under which it is kept when that was. */
export type Dismissible =
  | 'hide-enrich-alert'
  | 'hide-push-notification-alert'
  | 'hide-disabled-notifications-alert'
  | 'hide-time-bonus-modal'

export const HIDDEN_MS = 30 * 24 * 60 * 60 * 1000

/** Whether something was dismissed here in the last thirty days. A browser that keeps nothing has dismissed nothing. */
export function isDismissed(name: Dismissible): boolean {
  try {
    return Date.now() - Number(localStorage[name]) < HIDDEN_MS
  } catch {
    return false
  }
}

/** Tells when something was dismissed, in this tab or another. */
export function onDismissal(listener: () => void): () => void {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
