import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { isDay } from './is-day.ts'

/** When a day (yyyy-mm-dd) is over in a time zone; null for what is no day. */
export async function endOfDay(db: Db, day: string, timeZone: string): Promise<Date | null> {
  if (!isDay(day)) return null
  const { rows } = await sql<{ end: Date }>`
    select (${day}::date + 1)::timestamp at time zone ${timeZone} as end`.execute(db)
  return rows[0]!.end
}
