import { sql } from 'kysely'

/** A page in sight asks for news at least so often; one that does not was closed without a word. */
const SILENT_AFTER_MS = 6 * 60 * 1000

/** Whether the member `reader` has a page in sight at this moment, on whatever device. */
export function isWatching(now: Date) {
  const since = new Date(now.getTime() - SILENT_AFTER_MS)
  return sql<boolean>`exists (
    select from session
    where session.member_id = reader.id and shown_at is not null and last_seen_at > ${since} and expires_at > ${now})`
}
