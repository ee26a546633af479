export interface Turns {
  afterTheNext: () => Promise<void>
  done: () => void
}

/** Lets a reordered request wait until another one has been served. */
export function createTurns(): Turns {
  const waiting: (() => void)[] = []
  return {
    afterTheNext: () => new Promise((resolve) => void waiting.push(resolve)),
    done: () => waiting.splice(0).forEach((release) => release()),
  }
}
