import { sql } from 'kysely'
import { dayIn } from '#contract/fields.ts'
import { type Db, transact } from '#server/db/connect.ts'
import { every } from '#server/jobs/every.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Clock } from '#server/kernel/time.ts'
import { countCohort, mondayOf } from './cohorts.ts'
import { countDay, FUNNEL_DAYS, type Place } from './count-day.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The day that is so many days after another one. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

export async function placesOf(db: Db): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select id as "siteId", zone_of(id) as zone from site order by id`.execute(db)
  return rows
}

/**
 * Counts what may have changed since the last time: the days whose signups can still go on through the funnel, and those of which
 * something was erased. A site that is new, or whose days begin at another time now, is counted from its first day on.
 */
export async function refreshFigures(db: Db, now: Date): Promise<void> {
  const states = await db.selectFrom('figure_state').selectAll().execute()
  const places = await placesOf(db)
  const stateOf = ({ siteId, zone }: Place) =>
    states.find((state) => state.site_id === siteId && state.zone === zone)
  const known = places.filter((place) => stateOf(place) !== undefined)
  await countAll(db, { places: places.filter((place) => !known.includes(place)), now })
  const days = known.map((place) => dayIn(place.zone, stateOf(place)!.counted_at)).toSorted()
  if (days[0] !== undefined)
    await countSince(db, { places: known, since: dayAfter(days[0], -FUNNEL_DAYS - 1), now })
  await countStale(db, places)
}

type OnDay = (done: number, all: number) => void

/** Makes all of it again from what happened. */
export async function rebuildFigures(db: Db, { now, onDay }: { now: Date; onDay?: OnDay }) {
  await db.deleteFrom('figure_stale').execute()
  await countAll(db, { places: await placesOf(db), now, onDay })
}

type CountInput = {
  readonly places: readonly Place[]
  readonly now: Date
  readonly onDay?: OnDay | undefined
}

async function countAll(db: Db, { places, now, onDay }: CountInput): Promise<void> {
  if (places.length === 0) return
  const sites = places.map(({ siteId }) => siteId)
  for (const table of ['figure_day', 'figure_money', 'figure_cohort', 'figure_state'] as const)
    await db.deleteFrom(table).where('site_id', 'in', sites).execute()
  const since = await firstDayOf(db, places)
  await countSince(db, { places, since: since ?? latestDay(places, now), now, onDay })
}

async function countSince(db: Db, counting: CountInput & { readonly since: string }) {
  const { places, since, now, onDay } = counting
  const today = latestDay(places, now)
  const all = (Date.parse(today) - Date.parse(since)) / DAY_MS + 1
  for (let nth = 0; nth < all; nth += 1) {
    await transact(db, (tx) => countDay(tx, { places, day: dayAfter(since, nth) }))
    onDay?.(nth + 1, all)
  }
  for (let week = mondayOf(since, -COHORT_WEEKS); week <= today; week = dayAfter(week, 7))
    await transact(db, (tx) => countCohort(tx, { places, week }))
  await tellCounted(db, counting)
}

/** Today where it is latest. */
function latestDay(places: readonly Place[], now: Date): string {
  return places
    .map(({ zone }) => dayIn(zone, now))
    .toSorted()
    .at(-1)!
}

function tellCounted(db: Db, { places, since, now }: CountInput & { readonly since: string }) {
  return db
    .insertInto('figure_state')
    .values(
      places.map(({ siteId, zone }) => ({
        site_id: siteId,
        zone,
        first_day: since,
        counted_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ counted_at: now }))
    .execute()
}

/** So many weeks after a signup are looked at. */
export const COHORT_WEEKS = 12

/** The day on which something happened first, on any of these sites. */
async function firstDayOf(db: Db, places: readonly Place[]): Promise<string | null> {
  const sites = sql`${places.map(({ siteId }) => siteId)}::uuid[]`
  const { rows } = await sql<{ first: string | null }>`
    select least(
      (select min(day) from traffic_day where site_id = any(${sites})),
      (least(
        (select min(signup_at) from member where site_id = any(${sites}) and not is_fictional),
        (select min(completed_at) from credit_order where site_id = any(${sites})),
        (select min(message.created_at) from message join conversation on conversation.id = conversation_id
          where site_id = any(${sites})),
        (select min(created_at) from credit_entry join credit_account on credit_account.id = account_id
          where site_id = any(${sites}) and kind = 'member')
      ) at time zone 'UTC')::date - 1
    )::text as first`.execute(db)
  return rows[0]!.first
}

/** Counts the days of which something was erased, with those around them. What is erased meanwhile waits for the next time. */
async function countStale(db: Db, places: readonly Place[]): Promise<void> {
  const stale = await db.selectFrom('figure_stale').selectAll().execute()
  const near = stale.flatMap(({ day }) => [-1, 0, 1].map((days) => dayAfter(day, days)))
  for (const day of new Set(near)) await transact(db, (tx) => countDay(tx, { places, day }))
  const weeks = near.map((day) => mondayOf(day, 0))
  for (const week of new Set(weeks)) await transact(db, (tx) => countCohort(tx, { places, week }))
  const marks = stale.map(({ mark }) => mark)
  await sql`delete from figure_stale where mark = any(${marks}::uuid[])`.execute(db)
}

const PAUSE_MS = 10 * 60 * 1000

type Deps = { readonly db: Db; readonly clock: Clock; readonly log: Log }

/** Keeps the figures up. What another process has counted just now is left. Returns how to stop it. */
export function countPeriodically({ db, clock, log }: Deps): () => void {
  return every({ ms: PAUSE_MS, isAtOnce: true, what: 'counting figures', log }, async () => {
    const now = clock()
    if (!(await isCountedSince(db, new Date(now.getTime() - PAUSE_MS / 2))))
      await refreshFigures(db, now)
  })
}

async function isCountedSince(db: Db, moment: Date): Promise<boolean> {
  const { rows } = await sql<{ isCounted: boolean }>`
    select not exists (
      select from site left join figure_state on site_id = id where counted_at is null or counted_at < ${moment}
    ) as "isCounted"`.execute(db)
  return rows[0]!.isCounted
}
