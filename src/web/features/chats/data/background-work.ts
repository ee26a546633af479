type Work = () => Promise<void>
type Running = { next: Work | null; done: Promise<void> }

const running = new Map<string, Running>()

/** Does one thing of this name at a time. Of those asked for meanwhile the last is done after. */
export function singleFlight(name: string, work: Work): Promise<void> {
  const known = running.get(name)
  if (known) {
    known.next = work
    return known.done
  }
  const state: Running = { next: work, done: Promise.resolve() }
  running.set(name, state)
  state.done = untilNothingIsNext(state).finally(() => running.delete(name))
  return state.done
}

async function untilNothingIsNext(state: Running): Promise<void> {
  while (state.next) {
    const work = state.next
    state.next = null
    await work()
  }
}

/** Does something that only one tab of this browser may do at a time, after tabs that asked before. */
export async function underLock(name: string, work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(name, work)
  else await work()
}

/** Tells when trying again may help: the connection is back, or the page is in sight again. */
export function onWake(listener: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') listener()
  }
  addEventListener('online', listener)
  document.addEventListener('visibilitychange', seen)
  return () => {
    removeEventListener('online', listener)
    document.removeEventListener('visibilitychange', seen)
  }
}
