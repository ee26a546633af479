import { sql } from 'kysely'
import { COUNTED_AT_MOST } from '#contract/search.ts'
import type { Db } from '#server/db/connect.ts'
import type { Condition } from './conditions-of.ts'
import type { Cursor } from './cursor.ts'
import { walk, type Search } from './walk.ts'

const PAGE_SIZE = 24

type Place = { readonly id: string; readonly activeMicros: number }
type Page = {
  readonly places: readonly Place[]
  /** How many there are in all, on page 1. */
  readonly count: number | null
  readonly hasMore: boolean
}

/** One page of a search: those below the cursor. Page 1 also counts, in the same walk. */
export async function findPage(db: Db, search: Search, after: Cursor | null): Promise<Page> {
  const conditions = after ? [...search.conditions, isBelow(after)] : search.conditions
  const limit = (after ? PAGE_SIZE : COUNTED_AT_MOST) + 1
  const { rows } = await sql<Place & { count: number }>`
    with found as materialized (${walk(db, { ...search, conditions }, { limit })})
    select id, (extract(epoch from last_active_at) * 1000000)::bigint as "activeMicros",
      (select count(*) from found) as count
    from found order by last_active_at desc, id desc limit ${PAGE_SIZE}`.execute(db)
  const found = rows[0]?.count ?? 0
  return {
    places: rows,
    count: after ? null : Math.min(found, COUNTED_AT_MOST),
    hasMore: found > rows.length,
  }
}

function isBelow({ activeMicros, id }: Cursor): Condition {
  return sql`(member.last_active_at, member.id) < (
    timestamptz 'epoch' + ${activeMicros}::bigint * interval '1 microsecond', ${id}::uuid)`
}
