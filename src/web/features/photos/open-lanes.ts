/** Lets so many do their work at once; the others wait for their turn. */
export function openLanes(count: number) {
  const waiting: (() => void)[] = []
  const state = { busy: 0 }

  async function within(work: () => Promise<void>): Promise<void> {
    if (state.busy >= count) await new Promise<void>((go) => waiting.push(go))
    else state.busy += 1
    await work()
    const next = waiting.shift()
    if (next) next()
    else state.busy -= 1
  }

  return Object.assign(within, { isEmpty: () => state.busy === 0 })
}
