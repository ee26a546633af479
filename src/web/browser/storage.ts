const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The cookies that a page itself writes, so that the server knows them: choices of this browser, kept for a year. */
type ChoiceCookie = 'locale' | 'theme' | 'country' | 'entry'

export function setChoice(name: ChoiceCookie, value: string): void {
  writeCookie(boundName(name), value, YEAR_SECONDS)
}

export function hasChoice(name: ChoiceCookie): boolean {
  return choiceIn(document.cookie, name) !== null
}

/** Also the one that this browser kept before choices were bound to the host. */
export function clearChoice(name: ChoiceCookie): void {
  for (const each of new Set([boundName(name), name])) writeCookie(each, '', 0)
}

/** A choice as it is written in cookies: bound to the host, or as it was before; null if there is none. */
export function choiceIn(cookies: string, name: ChoiceCookie | 'source'): string | null {
  const named = (full: string) => new RegExp(`(?:^|; )${full}=([^;]*)`).exec(cookies)?.[1]
  return named(`${BOUND}${name}`) ?? named(name) ?? null
}

/** With it the browser itself binds a cookie to this host; on plain http it would take none. */
const BOUND = '__Host-'

function boundName(name: ChoiceCookie): string {
  return location.protocol === 'https:' ? `${BOUND}${name}` : name
}

function writeCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax${secure}`
}

/** What can be dismissed in this browser, by the key under which it is kept when that was. */
export type Dismissible =
  | 'hide-activation-reminder'
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

/** What pages remember of a member without storing it: each knows how to forget it. */
export const memories = new Set<() => void>()

/** Forgets what pages have kept for the member who was here. */
export function forgetPersonal(): void {
  setStorageOwner(null)
  for (const forget of memories) forget()
  forgetOfflineCopies()
  // Messages that were still on their way.
  indexedDB?.deleteDatabase('outbox')
}

/** Deletes what the service worker keeps for when there is no connection. */
export function forgetOfflineCopies(): void {
  void globalThis.caches?.delete('private')
}

/** What this browser keeps about itself and not about a person. */
const NOT_PERSONAL = /^(reloaded-at$|hide-)/

/**
 * From now on what pages keep in this browser for later, such as drafts, belongs to this member: what was kept for
 * another goes, what a visitor began goes on. With null, everything goes but what is known to be no member's. What a
 * tab keeps has an owner of its own, because it may have been asleep while another member logged in elsewhere.
 */
export function setStorageOwner(owner: string | null): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      if (!owner || (storage[OWNER] ?? owner) !== owner) removePersonal(storage)
      if (owner) storage[OWNER] = owner
    }
  } catch {
    // A browser that refuses to store anything has nothing to forget.
  }
}

/** The member whom this tab belongs to. */
export function tabOwner(): string | null {
  try {
    return (sessionStorage[OWNER] as string | undefined) ?? null
  } catch {
    return null
  }
}

function removePersonal(storage: Storage): void {
  for (const key of Object.keys(storage)) if (!NOT_PERSONAL.test(key)) storage.removeItem(key)
}

/** Under it stands the key of the member whom everything personal in this browser belongs to; queued messages carry the same key. */
export const OWNER = 'owner'
