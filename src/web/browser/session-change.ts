const state = { changes: 0 }
const listeners = new Set<() => void>()

/** Whether the session is about to end or to be replaced, so that nothing should ask for it meanwhile. */
export function isSessionChanging(): boolean {
  return state.changes > 0
}

/** Says so in this tab as long as the work takes that changes it. */
export async function whileSessionChanges<T>(work: () => Promise<T>): Promise<T> {
  state.changes += 1
  for (const tell of listeners) tell()
  try {
    return await work()
  } finally {
    state.changes -= 1
  }
}

/** Hears of it, until told to stop. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
