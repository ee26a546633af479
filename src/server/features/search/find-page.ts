import { sql, type RawBuilder } from 'kysely'
import { COUNTED_AT_MOST } from '#contract/search.ts'
import type { Db } from '#server/db/connect.ts'
import type { Condition } from './conditions-of.ts'
import type { Cursor } from './cursor.ts'
import { findByWords } from './find-by-words.ts'
import { walk, walkAShortWay, type Search } from './walk.ts'

const PAGE_SIZE = 24
/** Whoever does not find enough among so many is one of few who fit: then words lead there faster. */
const SHORT_WAY = 30_000

type Place = { readonly id: string; readonly activeMicros: number }
type Page = {
  readonly places: readonly Place[]
  /** How many there are in all, on page 1. */
  readonly count: number | null
  readonly hasMore: boolean
}

/** One page of a search: those below the cursor. Page 1 also counts, with the same look. */
export async function findPage(db: Db, search: Search, after: Cursor | null): Promise<Page> {
  const limit = (after ? PAGE_SIZE : COUNTED_AT_MOST) + 1
  const start = after ? [isBelow(after)] : []
  const rows = await findFirst(db, search, { limit, start })
  const found = rows[0]?.count ?? 0
  return {
    places: rows,
    count: after ? null : Math.min(found, COUNTED_AT_MOST),
    hasMore: found > rows.length,
  }
}

type Wanted = { readonly limit: number; readonly start: readonly Condition[] }

async function findFirst(db: Db, search: Search, { limit, start }: Wanted) {
  const whole = { ...search, conditions: [...start, ...search.conditions] }
  if (search.words.length === 0) return read(db, walk(db, whole, { limit }))
  const near = await read(db, walkAShortWay(db, search, { limit, start, looks: SHORT_WAY }))
  return near[0]?.count === limit ? near : read(db, findByWords(db, whole, limit))
}

async function read(db: Db, found: RawBuilder<unknown>) {
  const { rows } = await sql<Place & { count: number }>`
    with found as materialized (${found})
    select id, (extract(epoch from last_active_at) * 1000000)::bigint as "activeMicros",
      (select count(*) from found) as count
    from found order by last_active_at desc, id desc limit ${PAGE_SIZE}`.execute(db)
  return rows
}

function isBelow({ activeMicros, id }: Cursor): Condition {
  return sql`(member.last_active_at, member.id) < (
    timestamptz 'epoch' + ${activeMicros}::bigint * interval '1 microsecond', ${id}::uuid)`
}
