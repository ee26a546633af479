import type { PushMessage } from '#contract/notifications.ts'
import { worker } from './worker-scope.ts'

/** Shows what was pushed, unless a page is in sight: then that page looks for itself, as all open ones do. */
export async function showPush(data: unknown): Promise<void> {
  const { title, body, tag, icon, path, waiting } = data as PushMessage
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const client of windows) client.postMessage({ push: path })
  const isSeen = windows.some(({ visibilityState }) => visibilityState === 'visible')
  // Neither waits for the other: a number on an icon that takes its time must not keep a message back.
  await Promise.all([showCount(waiting), isSeen ? undefined : show()])

  async function show(): Promise<void> {
    await worker.registration.showNotification(title, {
      body,
      tag,
      icon,
      data: { path },
      // What replaces an older one is news all the same.
      ...({ renotify: true } as object),
    })
  }
}

async function showCount(waiting: number | null): Promise<void> {
  if (waiting === null || !('setAppBadge' in worker.navigator)) return
  await worker.navigator.setAppBadge(waiting).catch(() => undefined)
}

/** Opens what a notification is about: in a window that is there, or in a new one. Never anything but a page of this site. */
export async function openFromNotification({ data }: Notification): Promise<void> {
  const { href, origin } = new URL(
    String((data as { path?: unknown }).path),
    worker.location.origin,
  )
  if (origin !== worker.location.origin) return
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => url === href)
  const client = there ?? windows[0]
  if (!client) return void (await worker.clients.openWindow(href))
  await client.focus().catch(() => undefined)
  if (!there) await client.navigate(href).catch(() => worker.clients.openWindow(href))
}

/** A member who is where a notification leads has no more use for it. */
export async function closeNotifications(path: string): Promise<void> {
  for (const notification of await worker.registration.getNotifications())
    if ((notification.data as { path?: string } | null)?.path === path) notification.close()
}

/** The address of `subscribePush`: the contract itself would make this file ten times as large. */
const SUBSCRIBE = '/api/user.php?push=1'

type Change = {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}

/** The push service has given this browser another address: we are told, so that pushes go on. */
export async function renewSubscription({
  oldSubscription,
  newSubscription,
}: Change): Promise<void> {
  const { pushManager } = worker.registration
  const subscription =
    newSubscription ?? (oldSubscription && (await pushManager.subscribe(oldSubscription.options)))
  if (!subscription) return
  await fetch(SUBSCRIBE, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-type': 'client' },
    body: JSON.stringify({ subscription }),
  })
}
