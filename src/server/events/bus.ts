type Heard = (memberIds: readonly string[]) => void

/**
 * Says who has news, and nothing of what it is: that stands in the database. A word that gets lost costs a second,
 * because open streams look there by themselves. Between processes something else can stand behind the same type.
 */
export type Bus = {
  /** To be called after the commit: whoever looks sooner finds nothing. */
  publish(memberIds: readonly string[]): void
  /** Returns how to stop listening. */
  listen(heard: Heard): () => void
}

/** A bus within one process. */
export function openBus(): Bus {
  const listeners = new Set<Heard>()
  return {
    publish(memberIds) {
      if (memberIds.length > 0) for (const heard of listeners) heard(memberIds)
    },
    listen(heard) {
      listeners.add(heard)
      return () => void listeners.delete(heard)
    },
  }
}
