import { sql } from 'kysely'

const DAY_MS = 24 * 60 * 60 * 1000

/** When a member was really here last, which only the product itself may ask. */
export function trulyHereAt(member: 'member' | 'reader') {
  return sql<Date>`coalesce(${sql.ref(`${member}.here_at`)}, ${sql.ref(`${member}.last_active_at`)})`
}

/**
 * When a member who hides it is said to have been here: the week in which they were, and so long before it began that no
 * question about who is here now finds them.
 */
export function toldOfHiders(now: Date): Date {
  const days = Math.floor(now.getTime() / DAY_MS)
  // Day 0 was a Thursday; weeks begin on Monday.
  const monday = days - ((days + 3) % 7)
  return new Date((monday - 2) * DAY_MS)
}

/** That a member is here now, as they let others know it. */
export function hereNow(now: Date) {
  return {
    last_active_at: sql<Date>`case when shows_last_seen then ${now}::timestamptz else ${toldOfHiders(now)}::timestamptz end`,
    here_at: sql<Date | null>`case when not shows_last_seen then ${now}::timestamptz end`,
  }
}
