import { sql } from 'kysely'
import type { Tx, Db } from '#server/db/connect.ts'
import type { Place } from './count-day.ts'
import type { Cohort } from '#contract/office/figures.ts'
import { isFew } from './few.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The Monday of a day's week, or of one so many weeks later. */
export function mondayOf(day: string, weeks: number): string {
  const days = Math.floor(Date.parse(day) / DAY_MS)
  // Day 0 was a Thursday.
  return new Date((days - ((days + 3) % 7) + weeks * 7) * DAY_MS).toISOString().slice(0, 10)
}

type Counting = { readonly places: readonly Place[]; readonly week: string }

/** Counts of one week's signups how many were here in it and in each week after it. */
export async function countCohort(tx: Tx, { places, week }: Counting): Promise<void> {
  const sites = places.map(({ siteId }) => siteId)
  const zones = places.map(({ zone }) => zone)
  await tx
    .deleteFrom('figure_cohort')
    .where('site_id', 'in', sites)
    .where('week', '=', week)
    .execute()
  await sql`
    with place as (
      select site_id, ${week}::timestamp at time zone zone as starts, (${week}::date + 7)::timestamp at time zone zone as ends
      from unnest(${sites}::uuid[], ${zones}::text[]) as named (site_id, zone)
    ), person as (
      select id, site_id from member join place using (site_id)
      where not is_fictional and signup_at >= starts and signup_at < ends
        and signup_at >= ${week}::timestamp at time zone 'UTC' - interval '14 hours'
        and signup_at < (${week}::date + 7)::timestamp at time zone 'UTC' + interval '12 hours'
    )
    insert into figure_cohort (site_id, week, after, people)
    select site_id, ${week}::date, 0, count(*) from person group by site_id
    union all
    select site_id, ${week}::date, (starts - ${week}::date) / 7, count(*)
    from person join member_seen on member_id = id
    where span = 'week' and starts > ${week}::date
    group by site_id, starts`.execute(tx)
}

/** So many weeks are shown, and as many after each of them. */
const WEEKS = 8
const WEEK_MS = 7 * 24 * 60 * 60 * 1000

type Asked = {
  readonly sites: readonly string[]
  readonly until: string
  readonly showsFew: boolean
}

/** Of who signed up in each of the last weeks, how many were here in the weeks after; a week that is not over yet is told as far as it went. */
export async function cohortsOf(db: Db, { sites, until, showsFew }: Asked): Promise<Cohort[]> {
  const last = mondayOf(until, 0)
  const { rows } = await sql<{ week: string; after: number; people: number }>`
    select week::text, after, sum(people)::int as people from figure_cohort
    where site_id = any(${sites}::uuid[]) and week > ${mondayOf(until, -WEEKS)} and week <= ${last} and after < ${WEEKS}
    group by week, after order by week`.execute(db)
  const counts = new Map(rows.map(({ week, after, people }) => [`${week} ${after}`, people]))
  const weeks = [...new Set(rows.map(({ week }) => week))]
  const all = weeks.map((week) => {
    const people = counts.get(`${week} 0`) ?? 0
    const length = (Date.parse(last) - Date.parse(week)) / WEEK_MS
    const active = Array.from({ length }, (_, nth) => counts.get(`${week} ${nth + 1}`) ?? 0)
    return {
      week,
      people,
      active: active.map((count) => (!showsFew && isFew(count) ? null : count)),
    }
  })
  return showsFew ? all : all.filter(({ people }) => !isFew(people))
}
