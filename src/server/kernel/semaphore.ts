/**
 * Lets at most `places` run at once and at most `queue` wait; whoever comes on top of that gets `refuse()`. `demandRoom`
 * refuses at once, for work that would be done in vain before it is one's turn.
 */
export function semaphore(
  places: number,
  queue = Infinity,
  refuse = () => new Error('Too many wait.'),
) {
  const waiting: (() => void)[] = []
  const state = { free: places }

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

  return { within, requireRoom: requireRoom }
}
