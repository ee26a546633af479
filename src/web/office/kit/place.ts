import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** The address that is shown, path and query. */
export function usePlace(): URL {
  const href = useSyncExternalStore(subscribe, () => location.href)
  return new URL(href)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

/** Goes to another address of the office, or takes its place in the history. */
export function goTo(address: string, { replaces = false } = {}): void {
  history[replaces ? 'replaceState' : 'pushState'](null, '', address)
  for (const listener of listeners) listener()
}
