import { sql, type SqlBool } from 'kysely'
import * as z from 'zod/mini'
import { Refusal } from '#contract/refusals.ts'
import { MAX_SAVED_SEARCHES, type SavedSearch, SearchFilters } from '#contract/search.ts'
import { type Db, type Tx, transact } from '#server/db/connect.ts'
import type { Settings } from '#server/features/settings/settings.ts'
import { type Applied, appliedFilters, type Searcher } from './applied-filters.ts'
import { EACH_TIME, type Search, searchOf, stretchesOf } from './search-of.ts'

type ListSavedSearchesInput = {
  readonly memberId: string
  readonly searcher: Searcher
  readonly settings: Settings
  readonly now: Date
  /** Only this one. */
  readonly id?: string
}

/** A member's saved searches, the latest first, with how many are new in each. */
export async function listSavedSearches(
  db: Db,
  question: ListSavedSearchesInput,
): Promise<SavedSearch[]> {
  const { memberId, searcher, now, id } = question
  const rows = await db
    .selectFrom('saved_search')
    .select(['id', 'name', 'filters', 'seen_at'])
    .where('member_id', '=', memberId)
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  const known = rows.flatMap((row) => {
    const filters = savedFilters(row.filters, question)
    return filters ? [{ ...row, filters }] : []
  })
  const news = known.map(async (row): Promise<News> => {
    const search = await searchOf({ searcher, filters: row.filters, now })
    return { id: row.id, search, since: row.seen_at, until: now }
  })
  const counts = await countNew(db, await Promise.all(news))
  return known.map((row) => ({
    id: row.id,
    name: row.name,
    filters: row.filters,
    num_new: counts.get(row.id) ?? 0,
  }))
}

type NewSearch = {
  readonly memberId: string
  readonly name: string
  readonly filters: Applied
  readonly now: Date
}

/** Keeps a search and returns its id. The same filters are kept once, under the name they were given last. */
export async function saveSearch(db: Db, search: NewSearch): Promise<string> {
  return transact(db, (tx) => saveSearchIn(tx, search))
}

/** The same within a transaction. */
export async function saveSearchIn(
  tx: Tx,
  { memberId, name, filters, now }: NewSearch,
): Promise<string> {
  const stored = toStore(filters)
  // One after the other, so that each sees how many there are.
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
  const { rows } = await sql<{ id: string }>`
    insert into saved_search (member_id, name, filters, created_at, seen_at, told_at)
    select ${memberId}, ${name}, ${stored}::jsonb, ${now}, ${now}, ${now}
    from (select count(*) filter (where filters <> ${stored}::jsonb) as others
      from saved_search where member_id = ${memberId}) as kept
    where others < ${MAX_SAVED_SEARCHES}
    on conflict (member_id, filters) do update set name = excluded.name
    returning id`.execute(tx)
  if (!rows[0]) throw new Refusal('SAVED_SEARCH_LIMIT')
  return rows[0].id
}

type Which = { readonly memberId: string; readonly id: string }

/** From now on no member in the search is new in it. */
export async function seeSavedSearch(db: Db, { memberId, id, now }: Which & { now: Date }) {
  const seen = await db
    .updateTable('saved_search')
    .set({ seen_at: now })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!seen) throw new Refusal('NOT_FOUND')
}

export async function deleteSavedSearch(db: Db, { memberId, id }: Which): Promise<void> {
  const deleted = await db
    .deleteFrom('saved_search')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!deleted) throw new Refusal('NOT_FOUND')
}

type SavedFiltersInput = { readonly settings: Settings; readonly searcher: Searcher }

/** The filters of a saved search as they apply today; null when the site cannot answer it any more. */
export function savedFilters(stored: unknown, input: SavedFiltersInput): Applied | null {
  const filters = z.safeParse(SearchFilters, stored)
  if (!filters.success) return null
  try {
    return appliedFilters(filters.data, input)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** Filters as they are kept: lists in one order, so that the same search is the same text. */
function toStore(filters: Applied): string {
  const entries = Object.entries(filters).map(([name, value]) => [
    name,
    Array.isArray(value) ? [...new Set(value)].toSorted() : value,
  ])
  return JSON.stringify(Object.fromEntries(entries))
}

/** A saved search, and the time within which a member must have appeared to be new in it. */
export type News = {
  readonly id: string
  readonly search: Search
  readonly since: Date
  readonly until: Date
}

const COUNTED_AT_MOST = 100

/** How many real people are new in each of some searches, in one statement; the counting stops at 100. */
export async function countNew(
  db: Db,
  searches: readonly News[],
): Promise<ReadonlyMap<string, number>> {
  if (searches.length === 0) return new Map()
  const counts = searches.map(
    (news) => sql`select ${news.id} as id, (
      select count(*) from (
        ${newcomers(db, news)} limit ${COUNTED_AT_MOST}
      ) as counted
    ) as count`,
  )
  const { rows } = await sql<{ id: string; count: number }>`${EACH_TIME} ${sql.join(
    counts,
    sql` union all `,
  )}`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

function newcomers(db: Db, { search, since, until }: News) {
  const isNew = sql<SqlBool>`not member.is_fictional
    and member.activated_at > ${since} and member.activated_at <= ${until}`
  const conditions = [...search.conditions, isNew]
  const stretches = stretchesOf(db, { ...search, conditions }).map(
    (stretch) => sql`${stretch.select('member.id')}`,
  )
  return sql.join(stretches, sql` union all `)
}
