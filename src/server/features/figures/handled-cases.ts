import { sql } from 'kysely'
import type { Handled } from '#contract/office/figures.ts'
import type { Db } from '#server/db/connect.ts'

type Asked = {
  readonly sites: readonly string[]
  readonly from: string
  readonly until: string
  readonly now: Date
}

type Row = Omit<Handled, 'oldest_at'> & { readonly oldest_at: Date | null }

/** How the queue was kept up with, by kind: asked of the cases themselves, which are kept for half a year. */
export async function handledCases(db: Db, { sites, from, until, now }: Asked): Promise<Handled[]> {
  const { rows } = await sql<Row>`
    with waiting as (
      select kind, count(*)::int as waiting, min(opened_at) as oldest_at from office_case
      where decided_at is null and opened_at <= ${now} and site_id = any(${sites}::uuid[])
      group by kind
    ), decided as (
      select kind, count(*)::int as decided, count(*) filter (where decided_at <= due_at)::int as in_time,
        round(extract(epoch from percentile_cont(0.5) within group (order by decided_at - opened_at)) / 60)::int as median_minutes
      from office_case
      where decided_at >= ${from}::timestamp at time zone 'UTC' and site_id = any(${sites}::uuid[])
        and decided_at < (${until}::date + 1)::timestamp at time zone 'UTC' and outcome <> 'gone'
      group by kind
    )
    select kind, coalesce(waiting, 0) as waiting, oldest_at, coalesce(decided, 0) as decided,
      coalesce(in_time, 0) as in_time, median_minutes
    from waiting full join decided using (kind) order by kind`.execute(db)
  return rows.map((row) => ({ ...row, oldest_at: row.oldest_at?.toISOString() ?? null }))
}
