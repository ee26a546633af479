import type { Dismissible } from './dismissed.ts'

/** Puts something out of sight for thirty days. Where nothing can be kept, until the next page. */
export function dismiss(name: Dismissible): void {
  document.documentElement.classList.add(name)
  try {
    localStorage.setItem(name, String(Date.now()))
  } catch {
    return
  }
  // The browser itself tells the other tabs only.
  dispatchEvent(new StorageEvent('storage', { key: name }))
}
