import type { Cohort } from '#contract/office/figures.ts'
import type { Db } from '#server/db/connect.ts'
import { sql } from 'kysely'
import { mondayOf } from './count-cohort.ts'
import { isFew } from './few.ts'

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
