import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'
import type { Place } from './count-day.ts'

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
