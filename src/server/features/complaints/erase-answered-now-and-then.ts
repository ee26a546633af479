import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import { ERASED_WORDS } from './erased-words.ts'

const PAUSE_MS = 60 * 60 * 1000

type Deps = { readonly db: Db; readonly clock: Clock; readonly log: Log }

/** Erases complaints that were answered long ago, at the start and every hour. Returns how to stop it. */
export function eraseAnsweredNowAndThen({ db, clock, log }: Deps): () => void {
  const erase = () =>
    void eraseAnswered(db, clock()).then(
      (count) => count > 0 && log.info({ count }, 'complaints were erased'),
      (error: unknown) => log.warn({ err: error }, 'erasing complaints failed'),
    )
  erase()
  const timer = setInterval(erase, PAUSE_MS).unref()
  return () => clearInterval(timer)
}

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
