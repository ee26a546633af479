import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { ERASED_WORDS } from './erased-words.ts'

/** Erases what was said in complaints six months after their answer; returns how many there were. */
export async function eraseAnswered(db: Db, now: Date): Promise<number> {
  const erased = await db
    .updateTable('complaint')
    .set({ ...ERASED_WORDS, erased_at: now })
    .where('erased_at', 'is', null)
    .where('answered_at', '<=', sql<Date>`${now}::timestamptz - interval '6 months'`)
    .executeTakeFirst()
  return Number(erased.numUpdatedRows)
}
