/** Lets at most `places` run at once and at most `queue` wait; whoever comes on top of that gets `refuse()`. */
export function semaphore(places: number, queue: number, refuse: () => Error) {
  const waiting: (() => void)[] = []
  const state = { free: places }

  return async function within<Result>(work: () => Promise<Result>): Promise<Result> {
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
}
