/** What this browser keeps about itself and not about a person. */
const NOT_PERSONAL = /^(reloaded-at$|hide-)/

/** Empties what pages keep in this browser for later, such as drafts: everything but what is known to be nobody's. */
export function forgetPersonal(): void {
  for (const storage of storages()) {
    const personal = Object.keys(storage).filter((key) => !NOT_PERSONAL.test(key))
    for (const key of personal) storage.removeItem(key)
  }
  // What the service worker keeps for when there is no connection.
  void globalThis.caches?.delete('private')
  // Messages that were still on their way.
  indexedDB?.deleteDatabase('outbox')
}

/** A browser that refuses to store anything has nothing to forget. */
function storages(): Storage[] {
  try {
    return [localStorage, sessionStorage]
  } catch {
    return []
  }
}
