import { sql } from 'kysely'
import type { TrafficSource } from '#contract/traffic.ts'
import { type Db, transact, type Tx } from '#server/db/connect.ts'
import { isDatabaseAway } from '#server/db/errors.ts'
import type { Log } from '#server/kernel/log.ts'

const PAUSE_MS = 1000
/** Different rows that wait for the next writing at most. */
const MOST_WAITING = 5000

/** A visitor on a page that is counted. */
export type View = {
  readonly siteId: string
  readonly day: string
  readonly page: string
  readonly source: TrafficSource | null
  /** Of those we serve, other, or empty where it is not known. */
  readonly country: string
  readonly device: string
  readonly isWatched: boolean
}

/** Counts without making a request wait: what is counted is written a second later, together. */
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

function rowOf({ siteId, day, page, source, country, device }: Omit<View, 'isWatched'>): Counts {
  const none = { visits: 0, watched: 0, bounces: 0 }
  return { site_id: siteId, day, page, ...sourceParts(source), country, device, ...none }
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

/** What is one source too many for a day is counted for this network. */
const OTHER = 'other'
/**
 * Rows that a site can have in a day: sources times pages, countries and devices. A stranger who makes sources up fills a day and not the
 * disk.
 */
export const MOST_ROWS = 6000

/** What was counted for a site, a day, a page and a source. */
export type Counts = {
  readonly site_id: string
  readonly day: string
  readonly page: string
  readonly network: string
  readonly ref: string
  readonly sub1: string
  readonly sub2: string
  readonly sub3: string
  readonly country: string
  readonly device: string
  readonly visits: number
  readonly watched: number
  readonly bounces: number
}

function lockCounts(tx: Tx) {
  return sql`select pg_advisory_xact_lock(hashtextextended('traffic', 0))`.execute(tx)
}

/** What so few visits were counted for may be one person's: many networks give each click a number. */
const FEW = 10

/**
 * Leaves no trace of a member who is erased in the words they came with: where few visits have the same ones, these are counted
 * for their network alone, or, if that is hardly anybody's either, for none in particular.
 */
export async function forgetSource(tx: Tx, siteId: string, source: TrafficSource): Promise<void> {
  const { network, ref, sub1, sub2, sub3 } = sourceParts(source)
  await lockCounts(tx)
  await sql`
    with theirs as (
      select * from traffic_day
      where site_id = ${siteId} and (network, ref, sub1, sub2, sub3) = (${network}, ${ref}, ${sub1}, ${sub2}, ${sub3})
    ), folded as (
      delete from traffic_day using theirs
      where (select sum(visits) from theirs) < ${FEW}
        and traffic_day.site_id = ${siteId} and traffic_day.day = theirs.day and traffic_day.page = theirs.page
        and traffic_day.country = theirs.country and traffic_day.device = theirs.device
        and (traffic_day.network, traffic_day.ref, traffic_day.sub1, traffic_day.sub2, traffic_day.sub3)
          = (${network}, ${ref}, ${sub1}, ${sub2}, ${sub3})
      returning traffic_day.*
    ), changed as (
      insert into figure_stale (site_id, day) select distinct site_id, day from folded order by 2
      on conflict (site_id, day) do update set mark = gen_random_uuid()
    )
    insert into traffic_day (site_id, day, page, network, ref, sub1, sub2, sub3, country, device, visits, watched, bounces)
    select site_id, day, page, case when (
        select sum(visits) from traffic_day where site_id = ${siteId} and network = ${network}
      ) < ${FEW} then ${OTHER} else network end, '', '', '', '', country, device, visits, watched, bounces
    from folded
    on conflict (site_id, day, page, network, ref, sub1, sub2, sub3, country, device) do update set
      visits = traffic_day.visits + excluded.visits,
      watched = traffic_day.watched + excluded.watched,
      bounces = traffic_day.bounces + excluded.bounces`.execute(tx)
}

/** Adds to what was counted before. Processes do it in turn, so that none locks another out or takes the same room. */
export async function writeCounts(db: Db, counts: readonly Counts[]): Promise<void> {
  await transact(db, async (tx) => {
    await lockCounts(tx)
    await sql`
      with given as (
        select * from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as given (
          site_id uuid, day date, page text, network text, ref text, sub1 text, sub2 text, sub3 text,
          country text, device text, visits integer, watched integer, bounces integer)
      ),
      taken as (
        select site_id, day, count(*) as rows from traffic_day
        where (site_id, day) in (select site_id, day from given)
        group by site_id, day
      ),
      known as (
        select given.*, before.visits is not null
          or (given.network in ('', ${OTHER}) and concat(ref, sub1, sub2, sub3) = '') as is_free
        from given
        left join traffic_day as before using (site_id, day, page, network, ref, sub1, sub2, sub3, country, device)
      ),
      placed as (
        select given.*, coalesce(taken.rows, 0) + row_number() over (
            partition by site_id, day, is_free order by given.visits desc
          ) as place
        from known as given
        left join taken using (site_id, day)
      ),
      fitted as (select *, is_free or place <= ${MOST_ROWS} as fits from placed)
      insert into traffic_day as row (
        site_id, day, page, network, ref, sub1, sub2, sub3, country, device, visits, watched, bounces)
      select site_id, day, page,
        case when fits then network else ${OTHER} end, case when fits then ref else '' end,
        case when fits then sub1 else '' end, case when fits then sub2 else '' end,
        case when fits then sub3 else '' end, country, device, sum(visits), sum(watched), sum(bounces)
      from fitted
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
      on conflict (site_id, day, page, network, ref, sub1, sub2, sub3, country, device) do update set
        visits = row.visits + excluded.visits,
        watched = row.watched + excluded.watched,
        bounces = row.bounces + excluded.bounces`.execute(tx)
  })
}

/** So that a year can be compared with the one before. */
const KEPT_MS = 400 * 24 * 60 * 60 * 1000

/** Forgets traffic of more than a year ago. */
export async function deleteOldTraffic(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS).toISOString().slice(0, 10)
  await db.deleteFrom('traffic_day').where('day', '<', before).execute()
}
