import type { PushMessage } from '#contract/notifications.ts'
import { worker } from './worker-scope.ts'

/** Shows what was pushed, unless a page is in sight: then that page looks for itself, as all open ones do. */
export async function showPush(data: unknown): Promise<void> {
  const { title, body, tag, icon, path, unread } = data as PushMessage
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const client of windows) client.postMessage({ push: path })
  await showCount(unread)
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return
  await worker.registration.showNotification(title, {
    body,
    tag,
    icon,
    data: { path },
    // What replaces an older one is news all the same.
    ...({ renotify: true } as object),
  })
}

async function showCount(unread: number | null): Promise<void> {
  if (unread === null || !('setAppBadge' in worker.navigator)) return
  await worker.navigator.setAppBadge(unread).catch(() => undefined)
}
