import { sql } from 'kysely'
import { SEARCH_FIELDS } from '#contract/settings.ts'
import { type Db, type Tx, transact } from '#server/db/connect.ts'
import { type NewMail, sendMail } from '#server/features/mail/mail.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import type { Applied, Searcher } from './applied-filters.ts'
import { countNew, type News, savedFilters } from './saved-searches.ts'
import { searchOf } from './search-of.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A member who appeared a moment ago may not be written down yet: they are told of the next time. */
const SETTLED_MS = 60_000
const BATCH = 20

/**
 * Looks at every saved search once a day, and writes to its owner when there are new members in it. A process that does
 * it at the same time, or goes on after a crash, writes nothing twice. Says how many mails it wrote.
 */
export async function tellOfNew(db: Db, now: Date): Promise<number> {
  const until = new Date(now.getTime() - SETTLED_MS)
  const dueBy = new Date(until.getTime() - DAY_MS)
  const due = await dueSearches(db, { dueBy, until, limit: BATCH })
  const counts = await countNew(
    db,
    due.flatMap(({ news }) => news ?? []),
  )
  const withNews = due.filter(({ id }) => (counts.get(id) ?? 0) > 0)
  const told = await transact(db, async (tx) => {
    const ours = await claim(tx, { ids: due.map(({ id }) => id), dueBy, until })
    const mails = withNews.filter(({ id }) => ours.has(id)).map((search) => mailOf(search, now))
    await sendMail(tx, ...mails)
    return mails.length
  })
  return due.length < BATCH ? told : told + (await tellOfNew(db, now))
}

type Claim = { readonly ids: readonly string[]; readonly dueBy: Date; readonly until: Date }

/** Which of the searches no other process has told of meanwhile. */
async function claim(tx: Tx, { ids, dueBy, until }: Claim): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    with due as (
      select id from saved_search where id = any(${ids}::uuid[]) and told_at <= ${dueBy}
      order by id for no key update
    )
    update saved_search set told_at = ${until} from due where saved_search.id = due.id
    returning saved_search.id`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

function mailOf({ name, owner, filters }: DueSearch, now: Date): NewMail {
  const { siteId, memberId, email, language } = owner
  return {
    siteId,
    memberId,
    to: email,
    language: language,
    content: { name: 'search_news', search: name, filters: addressOf(filters!) },
    now,
  }
}

/** The filters as an address has them. */
function addressOf(filters: Applied): string {
  const given = SEARCH_FIELDS.filter((name) => filters[name] !== undefined)
  const query = Object.fromEntries(given.map((name) => [name, String(filters[name])]))
  return new URLSearchParams(query).toString()
}

type DueSearchesInput = { readonly dueBy: Date; readonly until: Date; readonly limit: number }

/** A saved search whose owner may be written to. */
type DueSearch = {
  readonly id: string
  readonly name: string
  readonly owner: Pick<Row, 'email' | 'language'> & { siteId: string; memberId: string }
  readonly filters: Applied | null
  /** What to count; null when its owner is not to be told. */
  readonly news: News | null
}
type Row = Awaited<ReturnType<typeof readDue>>[number]

/** Searches that were not looked at for a day, those that wait longest first. */
async function dueSearches(db: Db, question: DueSearchesInput): Promise<DueSearch[]> {
  const rows = await readDue(db, question)
  return Promise.all(rows.map((row) => dueSearch(db, row, question.until)))
}

function readDue(db: Db, { dueBy, limit }: DueSearchesInput) {
  return db
    .selectFrom('saved_search')
    .innerJoin('member', 'member.id', 'saved_search.member_id')
    .select(['saved_search.id', 'saved_search.name', 'filters', 'told_at'])
    .select(['member_id', 'site_id', 'email', 'language', 'status', 'notifications_disabled'])
    .select(['country', 'region', 'city', 'shows_last_seen'])
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
    seeksCouples: 'no',
    country,
    home: { country, region, city },
    isToldOnline: row.shows_last_seen,
  }
}
