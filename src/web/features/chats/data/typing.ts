import { useSyncExternalStore } from 'react'
import { memories } from '#web/browser/storage.ts'

const SHOWN_MS = 6_000

const timers = new Map<string, number>()
const listeners = new Set<() => void>()
memories.add(() => [...timers.keys()].forEach(stopTyping))

/** A partner is typing to this member: it is true for a moment, unless it is heard again. */
export function showTyping(profileId: string): void {
  clearTimeout(timers.get(profileId))
  const over = () => stopTyping(profileId)
  timers.set(profileId, window.setTimeout(over, SHOWN_MS))
  tell()
}

/** They have sent it, or thought better of it. */
export function stopTyping(profileId: string): void {
  clearTimeout(timers.get(profileId))
  if (timers.delete(profileId)) tell()
}

export function useIsTyping(profileId: string | undefined): boolean {
  return useSyncExternalStore(
    subscribe,
    () => profileId !== undefined && timers.has(profileId),
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
