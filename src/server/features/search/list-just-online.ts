import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { tilesOf } from '#server/features/members/members.ts'
import { searchOf, type Question } from './search-of.ts'
import { walk } from './walk.ts'

const AT_MOST = 200
/** Somebody's activity may be written a little after the moment that it says. */
const GRACE_MS = 5_000
/** Nobody pages for longer, and nobody needs to learn by asking when others were here last week. */
const LONGEST_MS = 24 * 60 * 60 * 1000

/** Real people of a search who have become active since a page 1, the latest first. */
export async function listJustOnline(db: Db, question: Question, asOf: Date) {
  const { searcher, now } = question
  const since = Math.max(asOf.getTime() - GRACE_MS, now.getTime() - LONGEST_MS)
  const search = await searchOf(
    question,
    sql`not member.is_fictional`,
    sql`member.last_active_at > ${new Date(since)}`,
  )
  const { rows } = await walk(db, search, { limit: AT_MOST }).execute(db)
  const ids = rows.map(({ id }) => id)
  const results = await tilesOf(db, { viewer: searcher.viewer, ids, now })
  return { results, as_of: now.toISOString() }
}
