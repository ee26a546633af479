const state = { isLoggingOut: false }
const listeners = new Set<() => void>()

/** Whether the session is about to end, so that nothing should ask for it. */
export function isLoggingOut(): boolean {
  return state.isLoggingOut
}

/** Says so in this tab as long as the work takes that ends it. */
export async function whileLoggingOut(work: () => Promise<void>): Promise<void> {
  state.isLoggingOut = true
  for (const tell of listeners) tell()
  try {
    await work()
  } finally {
    state.isLoggingOut = false
  }
}

/** Hears of it, until told to stop. */
export function onLoggingOut(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
