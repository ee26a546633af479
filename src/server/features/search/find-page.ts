import { expressionBuilder, sql, type SqlBool } from 'kysely'
import { kindsOf } from '#contract/identities.ts'
import { COUNTED_AT_MOST } from '#contract/search.ts'
import type { Db } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'
import { isVisibleTo } from '#server/features/members/members.ts'
import { rareWords } from './rare-words.ts'
import {
  type Condition,
  EACH_TIME,
  placesOf,
  type Question,
  type Search,
  searchOf,
  walk,
} from './search-of.ts'

const PAGE_SIZE = 24

/** Where a page ended: the last member's place in the order, to the microsecond, and the moment of page 1. */
export type Cursor = { readonly activeMicros: number; readonly id: string; readonly asOf: Date }

export type Place = Pick<Cursor, 'id' | 'activeMicros'>
export type Page = {
  readonly places: readonly Place[]
  /** How many there are in all, at most COUNTED_AT_MOST; null where finding the page did not tell. */
  readonly count: number | null
  readonly hasMore: boolean
}

/** How far a way of finding a page goes before another one is taken. */
export type Reach = {
  /** So many members of the stretch are looked at, the last active first. */
  readonly looked: number
  /** So many members with the words that are asked for are looked at. */
  readonly candidates: number
}
const REACH: Reach = { looked: 10_000, candidates: 20_000 }

/**
 * One page of a search: those below the cursor, else the first. Mostly it stands near the top of the stretch. What does not is
 * rare there, so that few have all its words: these are looked at instead. Only what is rare for another reason is worth
 * walking to the end.
 */
export async function findPage(
  db: Db,
  search: Search,
  after: Cursor | null,
  reach: Reach = REACH,
): Promise<Page> {
  const near = await findNear(db, search, after, reach)
  if (near.isWhole || near.found > PAGE_SIZE) return pageOf(near)
  const rare = await findByWords(db, search, after, reach)
  return pageOf(rare ?? (await findByWalk(db, search, { after, limit: PAGE_SIZE + 1 })))
}

/** How many a search finds; the counting stops at COUNTED_AT_MOST. */
export async function countFound(
  db: Db,
  question: Question,
  reach: Reach = REACH,
): Promise<number> {
  const search = await searchOf(question)
  const { count } = pageOf(await findNear(db, search, null, reach))
  if (count !== null) return count
  const found =
    (await findByWords(db, search, null, reach)) ??
    (await findByWalk(db, search, { after: null, limit: COUNTED_AT_MOST + 1 }))
  return Math.min(found.found, COUNTED_AT_MOST)
}

/** The first of those who were found, and how many that were. */
type Found = {
  readonly places: readonly Place[]
  readonly found: number
  readonly isWhole: boolean
}

function pageOf({ places, found, isWhole }: Found): Page {
  const isCounted = isWhole || found > COUNTED_AT_MOST
  return {
    places,
    count: isCounted ? Math.min(found, COUNTED_AT_MOST) : null,
    hasMore: found > places.length,
  }
}

type Row = {
  readonly id: string | null
  readonly activeMicros: number | null
  readonly found: number
}

function foundIn(rows: readonly Row[], isWhole: boolean): Found {
  const places = rows.flatMap(({ id, activeMicros }) =>
    id === null ? [] : [{ id, activeMicros: activeMicros! }],
  )
  return { places, found: rows[0]?.found ?? 0, isWhole }
}

const MICROS = sql`(extract(epoch from last_active_at) * 1000000)::bigint as "activeMicros"`
const LATEST_FIRST = sql`order by last_active_at desc, id desc`

/** Those who fit among the first of the stretch, or among those next below a cursor. */
async function findNear(
  db: Db,
  search: Search,
  after: Cursor | null,
  { looked }: Pick<Reach, 'looked'>,
): Promise<Found> {
  const until = await (after
    ? momentBelow(db, search, after, PAGES_LOOKED * PAGE_SIZE)
    : momentOfTop(db, search, looked))
  const limit = 1 + (after ? PAGE_SIZE : COUNTED_AT_MOST)
  const found = await findByWalk(db, search, { after, limit, until })
  const isWhole = until === null || (search.activeSince ?? until) > until
  return { ...found, isWhole: isWhole && found.isWhole }
}

/** Further pages are looked for among so many times their members: so dense is a search whose first page was found like this. */
const PAGES_LOOKED = 200
const KEPT_MS = 60_000
const MOST_KEPT = 2_000

type Moment = { readonly value: Promise<Date | null>; readonly until: number }
const moments = new WeakMap<Db, Map<string, Moment>>()

/**
 * Since when about so many of the stretch have been active; null where there are not so many. It is kept for a minute, in which it
 * need not stay exact: those before it are looked for in another way.
 */
async function momentOfTop(db: Db, search: Search, looked: number): Promise<Date | null> {
  const known = moments.get(db) ?? new Map<string, Moment>()
  moments.set(db, known)
  const { viewer, filters } = search
  const key = JSON.stringify([viewer.siteId, filters.country, placesOf(search), looked])
  const moment = known.get(key)
  if (moment && performance.now() < moment.until) return moment.value
  const value = momentBelow(db, search, null, looked)
  if (known.size >= MOST_KEPT) known.clear()
  known.set(key, { value, until: performance.now() + KEPT_MS })
  value.catch(() => known.delete(key))
  return value
}

/** When the member was last active who stands so far below in the stretch; null where it ends sooner. */
async function momentBelow(
  db: Db,
  { viewer, filters, regions }: Search,
  after: Cursor | null,
  places: number,
): Promise<Date | null> {
  const below = after ? sql`and ${isBelow(after)}` : sql``
  const stretches = placesOf({ filters, regions }).map(
    ({ kind, region }) => sql`(
      select id, last_active_at from member
      where site_id = ${viewer.siteId} and status = 'active' and not is_invisible
        and country = ${filters.country} and member_kind = ${kind}
        ${region === null ? sql`` : sql`and region = ${region}`} ${below}
      ${LATEST_FIRST} limit ${places + 1})`,
  )
  const { rows } = await sql<{ moment: Date }>`
    select last_active_at as moment from (${sql.join(stretches, sql` union all `)}) as stretch
    ${LATEST_FIRST} offset ${places} limit 1`.execute(db)
  return rows[0]?.moment ?? null
}

/** Those who fit among the members with the rarest words of a search; null where these are too many to look at each. */
async function findByWords(
  db: Db,
  search: Search,
  after: Cursor | null,
  { candidates: most }: Pick<Reach, 'candidates'>,
): Promise<Found | null> {
  const { words = [], viewer, filters, conditions } = search
  const { lists, expected } = await rareWords(db, words)
  if (lists.length === 0 || expected > most) return null
  const have = lists.map((list) => sql`words && ${list}::integer[]`)
  const isVisible = isVisibleTo(viewer)(expressionBuilder<Tables, 'member'>())
  const fits = [...conditions, isVisible, ...(after ? [isBelow(after)] : [])]
  const { rows } = await sql<Row & { candidates: number }>`${EACH_TIME}
    with having_words as materialized (
      select member_id from member_words where ${sql.join(have, sql` and `)}
    ), candidates as materialized (
      select member_id from having_words limit ${most + 1}
    ), found as materialized (
      select each.id, each.last_active_at from candidates cross join lateral (
        select id, last_active_at from member
        where id = candidates.member_id and country = ${filters.country}
          and member_kind = any(${kindsOf(filters.gender, filters.couples)}::text[]) and ${sql.join(fits, sql` and `)}
        offset 0
      ) as each
      where (select count(*) from candidates) <= ${most}
    )
    select told.found, told.candidates, shown.id, shown."activeMicros" from (
      select (select count(*) from found) as found, (select count(*) from candidates) as candidates
    ) as told left join (
      select id, last_active_at, ${MICROS} from found ${LATEST_FIRST} limit ${PAGE_SIZE}
    ) as shown on true
    order by shown.last_active_at desc, shown.id desc`.execute(db)
  return rows[0]!.candidates > most ? null : foundIn(rows, true)
}

type Walk = {
  readonly after: Cursor | null
  readonly limit: number
  /** Nobody is looked at who was last active before. */
  readonly until?: Date | null
}

/** The first who fit in the stretch, up to so many. */
async function findByWalk(db: Db, search: Search, { after, limit, until }: Walk): Promise<Found> {
  const conditions = [
    ...search.conditions,
    ...(after ? [isBelow(after)] : []),
    ...(until ? [sql<SqlBool>`member.last_active_at >= ${until}`] : []),
  ]
  const { rows } = await sql<Row>`
    with found as materialized (${walk(db, { ...search, conditions }, { limit })})
    select id, ${MICROS}, (select count(*) from found) as found
    from found ${LATEST_FIRST} limit ${PAGE_SIZE}`.execute(db)
  const found = foundIn(rows, false)
  return { ...found, isWhole: found.found < limit }
}

function isBelow({ activeMicros, id }: Cursor): Condition {
  return sql`(member.last_active_at, member.id) < (
    timestamptz 'epoch' + ${activeMicros}::bigint * interval '1 microsecond', ${id}::uuid)`
}
