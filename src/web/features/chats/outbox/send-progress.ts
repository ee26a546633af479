import { useSyncExternalStore } from 'react'
import { memories } from '#web/browser/forget-personal.ts'

/** From here on it is shown that a message has not gone through; it is tried again all the same. */
const PATIENT_TRIES = 3

type Progress = { readonly share: number; readonly tries: number }

const NONE: Progress = { share: 0, tries: 0 }
const progress = new Map<string, Progress>()
const listeners = new Set<() => void>()
memories.add(() => progress.clear())

/** How far the sending of each message is, as long as this page is there. */
export const sendProgress = {
  set: (id: string, share: number): void => put(id, { share }),
  countTry(id: string): number {
    const tries = of(id).tries + 1
    put(id, { tries, share: 0 })
    return tries
  },
  forget: (id: string): void => void progress.delete(id),
}

export function useSendProgress(id: string) {
  const { share, tries } = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => of(id),
    () => NONE,
  )
  return { share, hasFailed: tries >= PATIENT_TRIES }
}

function of(id: string): Progress {
  return progress.get(id) ?? NONE
}

function put(id: string, changes: Partial<Progress>): void {
  progress.set(id, { ...of(id), ...changes })
  for (const listener of listeners) listener()
}
