import type { SavedSearch } from '#contract/search.ts'
import type { Db } from '#server/db/connect.ts'
import type { Settings } from '#server/features/settings/settings.ts'
import { searchOf } from '../search-of.ts'
import type { Searcher } from '../searcher-of.ts'
import { countNew, type News } from './count-new.ts'
import { savedFilters } from './saved-filters.ts'

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
