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

const changes = new Set<Promise<void>>()
const changeListeners = new Set<() => void>()

/** Whether the session is about to end or to be replaced, so that nothing should ask for it meanwhile. */
export function isSessionChanging(): boolean {
  return changes.size > 0
}

/** Says so in this tab as long as the work takes that changes it. */
export async function whileSessionChanges<T>(work: () => Promise<T>): Promise<T> {
  let finish = () => {}
  const end = new Promise<void>((done) => {
    finish = done
  })
  changes.add(end)
  for (const tell of changeListeners) tell()
  try {
    return await work()
  } finally {
    changes.delete(end)
    finish()
  }
}

/** Resolves when the session is not about to change in this tab. */
export async function sessionSettled(): Promise<void> {
  while (changes.size > 0) await Promise.all(changes)
}

/** Hears of it, until told to stop. */
export function onSessionChange(listener: () => void): () => void {
  changeListeners.add(listener)
  return () => void changeListeners.delete(listener)
}
