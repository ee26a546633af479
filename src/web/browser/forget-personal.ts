import { setStorageOwner } from './keep-for.ts'

/** What pages remember of a member without storing it: each knows how to forget it. */
export const memories = new Set<() => void>()

/** Forgets what pages have kept for whoever was here. */
export function forgetPersonal(): void {
  setStorageOwner(null)
  for (const forget of memories) forget()
  // What the service worker keeps for when there is no connection.
  void globalThis.caches?.delete('private')
  // Messages that were still on their way.
  indexedDB?.deleteDatabase('outbox')
}
