const endListeners = new Set<() => void>()

/** Called whenever an answer shows that no member is logged in here any more. */
export const sessionEnd = {
  tell: (): void => {
    for (const listener of endListeners) listener()
  },

  subscribe: (listener: () => void): (() => void) => {
    endListeners.add(listener)
    return () => endListeners.delete(listener)
  },
}

const state = { changes: 0 }
const changeListeners = new Set<() => void>()

/** Whether the session is about to end or to be replaced, so that nothing should ask for it meanwhile. */
export function isSessionChanging(): boolean {
  return state.changes > 0
}

/** Says so in this tab as long as the work takes that changes it. */
export async function whileSessionChanges<T>(work: () => Promise<T>): Promise<T> {
  state.changes += 1
  for (const tell of changeListeners) tell()
  try {
    return await work()
  } finally {
    state.changes -= 1
  }
}

/** Hears of it, until told to stop. */
export function onSessionChange(listener: () => void): () => void {
  changeListeners.add(listener)
  return () => void changeListeners.delete(listener)
}
