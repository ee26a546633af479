import { worker } from './worker-scope.ts'

/** Whoever is where a notification leads has no more use for it. */
export async function closeNotifications(path: string): Promise<void> {
  for (const notification of await worker.registration.getNotifications())
    if ((notification.data as { path?: string } | null)?.path === path) notification.close()
}
