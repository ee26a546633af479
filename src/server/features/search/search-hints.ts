import { sql } from 'kysely'
import { COUNTED_AT_MOST } from '#contract/search.ts'
import type { Db } from '#server/db/connect.ts'
import {
  type Condition,
  conditionsOf,
  type Droppable,
  type Question,
  townsFor,
  walk,
} from './search-of.ts'

type Hint = { filter: Droppable; adds: number }

const MOST_HINTS = 3
/** So many members who miss by one filter are looked at, the last active first. */
const LOOKED_AT = 3 * COUNTED_AT_MOST

/** Which filters to drop, and how many members each would add, who fit all the others. All are counted in one walk. */
export async function searchHints(db: Db, { searcher, filters, now }: Question): Promise<Hint[]> {
  const towns = await townsFor(filters, searcher)
  const conditions = Object.entries(conditionsOf(filters, { towns, now }))
  if (conditions.length === 0) return []
  const misses = conditions.map(([name, condition]) => ({ name, isMissed: notTrue(condition) }))
  const count = misses.map(({ isMissed }) => sql`${isMissed}::int`)
  const which = misses.map(({ name, isMissed }) => sql`when ${isMissed} then ${name}`)
  const near = walk(
    db,
    {
      viewer: searcher.viewer,
      filters,
      conditions: [sql`${sql.join(count, sql` + `)} = 1`],
      regions: [],
    },
    { limit: LOOKED_AT, note: sql`case ${sql.join(which, sql` `)} end` },
  )
  const { rows } = await sql<Hint>`
    select note as filter, least(count(*), ${COUNTED_AT_MOST}) as adds from (${near}) as near
    group by note order by adds desc, note limit ${MOST_HINTS}`.execute(db)
  return rows
}

function notTrue(condition: Condition): Condition {
  return sql`((${condition}) is not true)`
}
