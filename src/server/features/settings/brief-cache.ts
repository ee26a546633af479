import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#server/db/connect.ts'
import { deadline } from '#server/kernel/time.ts'

const KEPT_MS = 1000
const PATIENCE_MS = 500

/** Reads the value of a key. It is told the value it gave before, if any. */
type Read<Value> = (db: Db, key: string, last: Value | undefined) => Promise<Value>
type Reading<Value> = { value: Promise<Value>; since: number; isPending: boolean }
type Cached<Value> = {
  reading?: Reading<Value> | undefined
  last?: Value
}

/**
 * Reads each key at most once a second in this process; callers during a read share it. When the database fails or is
 * slow, the value before goes on, if there was one.
 */
export function briefCache<Value>(read: Read<Value>) {
  const databases = new WeakMap<Db, Map<string, Cached<Value>>>()

  return {
    get(db: Db, key: string): Promise<Value> {
      const kept = keptOf(databases, db, key)
      if (kept.reading && isFresh(kept.reading)) return valueOf(kept.reading, kept.last)
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
      return valueOf(reading, kept.last)
    },
    /** Makes the next caller read again, after a change by this process. */
    forget(db: Db, key: string): void {
      keptOf(databases, db, key).reading = undefined
    },
  }
}

function keptOf<Value>(
  databases: WeakMap<Db, Map<string, Cached<Value>>>,
  db: Db,
  key: string,
): Cached<Value> {
  const keys = databases.get(db) ?? new Map<string, Cached<Value>>()
  databases.set(db, keys)
  const kept = keys.get(key) ?? {}
  keys.set(key, kept)
  return kept
}

/** A caller does not wait long for a read while there is a value: the new one is for later callers. */
function valueOf<Value>(reading: Reading<Value>, last: Value | undefined): Promise<Value> {
  if (last === undefined || !reading.isPending) return reading.value
  const left = Math.max(0, reading.since + deadline(PATIENCE_MS) - performance.now())
  return Promise.race([reading.value, sleep(left, last, { ref: false })])
}

function isFresh(reading: Reading<unknown>): boolean {
  return reading.isPending || performance.now() - reading.since < KEPT_MS
}

async function readInto<Value>(kept: Cached<Value>, read: () => Promise<Value>): Promise<Value> {
  try {
    kept.last = await read()
  } catch (error) {
    if (kept.last === undefined) throw error
  }
  return kept.last
}
