type Turn = { running: Promise<void>; next: Promise<void> | null }

/**
 * Does a thing once at a time by its key. A caller who comes while it is being done gets the next time, together with all
 * who came meanwhile: many at once are two times, and no caller gets what began before they asked.
 */
export function singleFlight() {
  const turnsOf = new WeakMap<object, Map<string, Turn>>()

  return function inTurn(owner: object, key: string, work: () => Promise<void>): Promise<void> {
    const turns = turnsOf.get(owner) ?? new Map<string, Turn>()
    turnsOf.set(owner, turns)
    const turn = turns.get(key)
    if (turn) return (turn.next ??= afterwards(turn.running).then(() => begin(turns, key, work)))
    return begin(turns, key, work)
  }
}

function begin(turns: Map<string, Turn>, key: string, work: () => Promise<void>): Promise<void> {
  const running = work()
  const turn: Turn = { running, next: null }
  turns.set(key, turn)
  void afterwards(running).then(() => {
    if (turn.next === null) turns.delete(key)
  })
  return running
}

async function afterwards(work: Promise<void>): Promise<void> {
  await work.catch(() => undefined)
}
