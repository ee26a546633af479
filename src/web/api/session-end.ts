const listeners = new Set<() => void>()

/** Heard whenever an answer shows that nobody is logged in here any more. */
export const sessionEnd = {
  tell: (): void => {
    for (const listener of listeners) listener()
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
