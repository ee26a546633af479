import { useSyncExternalStore } from 'react'
import type { RefusalCode } from '#contract/refusals.ts'
import { memories } from '#web/browser/forget-personal.ts'

const codes = new Map<string, RefusalCode>()
const listeners = new Set<() => void>()
memories.add(() => {
  codes.clear()
  tell()
})

/** Why the last message to somebody was not sent, until one is. */
export const refusalNotices = {
  set(profileId: string, code: RefusalCode): void {
    codes.set(profileId, code)
    tell()
  },
  forget(profileId: string): void {
    if (codes.delete(profileId)) tell()
  },
}

export function useRefusalCode(profileId: string): RefusalCode | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => codes.get(profileId) ?? null,
    () => null,
  )
}

function tell(): void {
  for (const listener of listeners) listener()
}
