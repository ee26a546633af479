import { sql } from 'kysely'
import type { LocaleCode } from '#contract/locales.ts'
import { SEARCH_FIELDS } from '#contract/settings.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { sendMail, type NewMail } from '#server/features/mail/mail.ts'
import type { Applied } from '../applied-filters.ts'
import { countNew } from './count-new.ts'
import { dueSearches, type DueSearch } from './due-searches.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Whoever appeared a moment ago may not be written down yet: they are told of the next time. */
const SETTLED_MS = 60_000
const BATCH = 20

/**
 * Looks at every saved search once a day, and writes to its owner when there are new members in it. Whoever does it at the
 * same time, or goes on after a crash, writes nothing twice. Says how many mails it wrote.
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
  const told = await db.transaction().execute(async (tx) => {
    const ours = await claim(tx, { ids: due.map(({ id }) => id), dueBy, until })
    const mails = withNews.filter(({ id }) => ours.has(id)).map((search) => mailOf(search, now))
    await sendMail(tx, ...mails)
    return mails.length
  })
  return due.length < BATCH ? told : told + (await tellOfNew(db, now))
}

type Claim = { readonly ids: readonly string[]; readonly dueBy: Date; readonly until: Date }

/** Those of the searches that nobody else has told of meanwhile. */
async function claim(tx: Tx, { ids, dueBy, until }: Claim): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    with due as (
      select id from saved_search where id = any(${ids}::uuid[]) and told_at <= ${dueBy}
      order by id for update
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
    language: language as LocaleCode,
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
