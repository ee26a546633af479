import type { Db } from '#server/db/connect.ts'

const KEPT_MS = 1000

/** Reads the value of a key. It is told the value it gave before, if any. */
type Read<Value> = (db: Db, key: string, last: Value | undefined) => Promise<Value>
type Kept<Value> = {
  reading?: { value: Promise<Value>; since: number; isPending: boolean } | undefined
  last?: Value
}

/**
 * Reads each key at most once a second in this process; whoever asks during a read shares it.
 * When the database fails, the value before goes on, if there was one.
 */
export function keptBriefly<Value>(read: Read<Value>) {
  const databases = new WeakMap<Db, Map<string, Kept<Value>>>()

  return {
    get(db: Db, key: string): Promise<Value> {
      const kept = keptOf(databases, db, key)
      if (kept.reading && isFresh(kept.reading)) return kept.reading.value
      const reading = {
        value: readInto(kept, () => read(db, key, kept.last)),
        since: performance.now(),
        isPending: true,
      }
      kept.reading = reading
      reading.value.then(
        () => (reading.isPending = false),
        () => kept.reading === reading && (kept.reading = undefined),
      )
      return reading.value
    },
    /** Makes the next who asks read again, after a change by this process. */
    forget(db: Db, key: string): void {
      keptOf(databases, db, key).reading = undefined
    },
  }
}

function keptOf<Value>(
  databases: WeakMap<Db, Map<string, Kept<Value>>>,
  db: Db,
  key: string,
): Kept<Value> {
  const keys = databases.get(db) ?? new Map<string, Kept<Value>>()
  databases.set(db, keys)
  const kept = keys.get(key) ?? {}
  keys.set(key, kept)
  return kept
}

function isFresh(reading: { since: number; isPending: boolean }): boolean {
  return reading.isPending || performance.now() - reading.since < KEPT_MS
}

async function readInto<Value>(kept: Kept<Value>, read: () => Promise<Value>): Promise<Value> {
  try {
    kept.last = await read()
  } catch (error) {
    if (kept.last === undefined) throw error
  }
  return kept.last
}
