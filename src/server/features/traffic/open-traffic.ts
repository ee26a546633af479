import type { TrafficSource } from '#contract/traffic.ts'
import type { Db } from '#server/db/connect.ts'
import { isDatabaseAway } from '#server/db/is-database-away.ts'
import type { Log } from '#server/kernel/log.ts'
import { OTHER, writeCounts, type Counts } from './write-counts.ts'

const PAUSE_MS = 1000
/** Different rows that wait for the next writing at most. */
const MOST_WAITING = 5000

/** A visitor on a page that is counted. */
export type View = {
  readonly siteId: string
  readonly day: string
  readonly page: string
  readonly source: TrafficSource | null
  readonly isWatched: boolean
}

/** Counts without anybody waiting for it: what is counted is written a second later, together. */
export type Traffic = {
  countView(view: View): void
  /** A watched view that ended at once. */
  countBounce(view: Omit<View, 'isWatched'>): void
  /** Writes what waits, and stops writing by itself. */
  close(): Promise<void>
}

export function openTraffic(db: Db, log: Log): Traffic {
  const waiting = new Map<string, Counts>()
  const state = { writing: Promise.resolve() }

  function add(counts: Counts): void {
    const key = keyOf(counts)
    const before = waiting.get(key)
    const other = { ...counts, ...sourceParts({ network: OTHER }) }
    if (!before && waiting.size >= MOST_WAITING && key !== keyOf(other)) return add(other)
    waiting.set(key, before ? sumOf(before, counts) : counts)
  }

  async function writeWaiting(): Promise<void> {
    if (waiting.size === 0) return
    const all = [...waiting.values()]
    waiting.clear()
    await writeCounts(db, all).catch((error: unknown) => {
      log.warn({ err: error }, 'counting traffic failed')
      if (isDatabaseAway(error)) for (const counts of all) add(counts)
    })
  }

  const write = () => (state.writing = state.writing.then(writeWaiting))
  const timer = setInterval(() => void write(), PAUSE_MS)
  timer.unref()
  return {
    countView: ({ isWatched, ...view }) =>
      add({ ...rowOf(view), visits: 1, watched: isWatched ? 1 : 0 }),
    countBounce: (view) => add({ ...rowOf(view), bounces: 1 }),
    close() {
      clearInterval(timer)
      return write()
    },
  }
}

function rowOf({ siteId, day, page, source }: Omit<View, 'isWatched'>): Counts {
  const none = { visits: 0, watched: 0, bounces: 0 }
  return { site_id: siteId, day, page, ...sourceParts(source), ...none }
}

function sourceParts(source: TrafficSource | null) {
  const { network = '', ref = '', sub1 = '', sub2 = '', sub3 = '' } = source ?? {}
  return { network, ref, sub1, sub2, sub3 }
}

function keyOf({ visits: _1, watched: _2, bounces: _3, ...key }: Counts): string {
  return JSON.stringify(Object.values(key))
}

function sumOf(one: Counts, other: Counts): Counts {
  return {
    ...one,
    visits: one.visits + other.visits,
    watched: one.watched + other.watched,
    bounces: one.bounces + other.bounces,
  }
}
