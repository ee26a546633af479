import { type RawBuilder, sql } from 'kysely'
import type { Stretch } from '#contract/events.ts'

/** What this side of a conversation never had on its screen, of what is before its read mark; null for nothing. */
export function unseenOf(side: 'side' | 'other'): RawBuilder<Stretch[] | null> {
  return sql`(
    select json_agg(json_build_object('from', lower(stretch), 'to', upper(stretch) - 1))
    from unnest(${sql.ref(`${side}.unseen`)}) as stretch)`
}
