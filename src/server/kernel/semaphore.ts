/** The lines in this process where work waits, and how many wait in each. */
export const lines = new Map<string, () => number>()

/**
 * Lets at most `places` run at once and at most `queue` wait; on top of that `refuse()` is thrown. `requireRoom` throws
 * it before the wait, for work that would be done in vain.
 */
export function semaphore(
  line: string,
  places: number,
  queue = Infinity,
  refuse = () => new Error('Too many wait.'),
) {
  const waiting: (() => void)[] = []
  const state = { free: places }
  lines.set(line, () => waiting.length)

  function requireRoom(): void {
    if (state.free === 0 && waiting.length >= queue) throw refuse()
  }

  async function within<Result>(work: () => Promise<Result>): Promise<Result> {
    if (state.free > 0) state.free -= 1
    else if (waiting.length < queue) await new Promise<void>((go) => waiting.push(go))
    else throw refuse()
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else state.free += 1
    }
  }

  return { within, requireRoom }
}
