import { worker } from './worker-scope.ts'

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
