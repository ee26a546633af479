import { OWNER } from './owner.ts'

/** What this browser keeps about itself and not about a person. */
const NOT_PERSONAL = /^(reloaded-at$|hide-)/

/**
 * From now on what pages keep in this browser for later, such as drafts, is this member's: what was kept for another goes,
 * what a visitor began goes on. For nobody, everything goes but what is known to be nobody's. What a tab keeps has an owner
 * of its own, for it may have been asleep while somebody else came in another.
 */
export function setStorageOwner(who: string | null): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      if (!who || (storage[OWNER] ?? who) !== who) empty(storage)
      if (who) storage[OWNER] = who
    }
  } catch {
    // A browser that refuses to store anything has nothing to forget.
  }
}

function empty(storage: Storage): void {
  for (const key of Object.keys(storage)) if (!NOT_PERSONAL.test(key)) storage.removeItem(key)
}
