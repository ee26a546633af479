import type { Place } from '#contract/fields.ts'
import type { CountryCode } from '#contract/locales.ts'
import type { Db } from '#server/db/connect.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import type { Applied } from '../applied-filters.ts'
import { searchOf } from '../search-of.ts'
import type { Searcher } from '../searcher-of.ts'
import type { News } from './count-new.ts'
import { savedFilters } from './saved-filters.ts'

type DueSearchesInput = { readonly dueBy: Date; readonly until: Date; readonly limit: number }

/** A saved search whose owner may be written to. */
export type DueSearch = {
  readonly id: string
  readonly name: string
  readonly owner: Pick<Row, 'email' | 'language'> & { siteId: string; memberId: string }
  readonly filters: Applied | null
  /** What to count; null when its owner is not to be told. */
  readonly news: News | null
}
type Row = Awaited<ReturnType<typeof readDue>>[number]

/** Searches that nobody has looked at for a day, those who wait longest first. */
export async function dueSearches(db: Db, question: DueSearchesInput): Promise<DueSearch[]> {
  const rows = await readDue(db, question)
  return Promise.all(rows.map((row) => dueSearch(db, row, question.until)))
}

function readDue(db: Db, { dueBy, limit }: DueSearchesInput) {
  return db
    .selectFrom('saved_search')
    .innerJoin('member', 'member.id', 'saved_search.member_id')
    .select(['saved_search.id', 'saved_search.name', 'filters', 'told_at'])
    .select(['member_id', 'site_id', 'email', 'language', 'status', 'notifications_disabled'])
    .select(['country', 'region', 'city'])
    .where('told_at', '<=', dueBy)
    .orderBy('told_at')
    .limit(limit)
    .execute()
}

async function dueSearch(db: Db, row: Row, until: Date): Promise<DueSearch> {
  const { id, name, email, language, site_id: siteId, member_id: memberId } = row
  const owner = { email, language, siteId, memberId }
  const searcher = searcherIn(row)
  const isWanted = row.status === 'active' && !row.notifications_disabled.includes('email_search')
  const settings = await settingsOf(db, siteId)
  const filters = isWanted ? savedFilters(row.filters, { settings, searcher }) : null
  if (!filters) return { id, name, owner, filters, news: null }
  const search = await searchOf({ searcher, filters, now: until })
  return { id, name, owner, filters, news: { id, search, since: row.told_at, until } }
}

function searcherIn({ site_id: siteId, member_id: memberId, ...row }: Row): Searcher {
  const { country, region, city } = row
  return {
    viewer: { siteId, memberId },
    seeks: 'both',
    country: country as CountryCode,
    home: { country, region, city } as Place,
  }
}
