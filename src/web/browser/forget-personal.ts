/** What this browser keeps about itself and not about a person. */
const NOT_PERSONAL = /^(reloaded-at$|hide-)/

/** Empties what pages keep in this browser for later, such as drafts: everything but what is known to be nobody's. */
export function forgetPersonal(): void {
  for (const storage of storages()) {
    const personal = Object.keys(storage).filter((key) => !NOT_PERSONAL.test(key))
    for (const key of personal) storage.removeItem(key)
  }
}

/** A browser that refuses to store anything has nothing to forget. */
function storages(): Storage[] {
  try {
    return [localStorage, sessionStorage]
  } catch {
    return []
  }
}
