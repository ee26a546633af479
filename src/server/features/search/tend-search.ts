import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { every } from '#server/jobs/every.ts'
import type { Clock } from '#server/kernel/time.ts'
import type { Log } from '#server/kernel/log.ts'
import { tellOfNew } from './tell-of-new.ts'

const PAUSE_MS = 5 * 60 * 1000

type Deps = { readonly db: Db; readonly clock: Clock; readonly log: Log }

/**
 * Gives fictional profiles their places and tells of new members in saved searches: at once and every few
 * minutes. Returns how to stop it.
 */
export function tendSearchPeriodically({ db, clock, log }: Deps): () => void {
  const rounds = { ms: PAUSE_MS, isAtOnce: true, log }
  const stops = [
    every({ ...rounds, what: 'placing fictional profiles' }, () => rotateFictional(db, clock())),
    every({ ...rounds, what: 'telling of new members' }, () => tellOfNew(db, clock())),
  ]
  return () => stops.forEach((stop) => stop())
}

const DAY_MS = 24 * 60 * 60 * 1000
const BATCH = 1000

/**
 * Gives fictional profiles their place among members: once a day, each at a moment of the day that its id and the day
 * decide. A process that does it at the same time, or again, comes to the same places, and no profile moves down. Says
 * how many moved.
 */
export async function rotateFictional(db: Db, now: Date): Promise<number> {
  const moved = await rotateBatch(db, now)
  return moved < BATCH ? moved : moved + (await rotateFictional(db, now))
}

async function rotateBatch(db: Db, now: Date): Promise<number> {
  const today = new Date(now.getTime() - (now.getTime() % DAY_MS))
  const yesterday = new Date(today.getTime() - DAY_MS)
  const { numAffectedRows } = await sql`
    with due as (
      select member.id, place from member, lateral (
        select max(moment) as place
        from (values (${momentOn(today)}), (${momentOn(yesterday)})) as moments (moment)
        where moment <= ${now}
      ) as latest
      where is_fictional and last_active_at < ${today} and last_active_at < place
      order by last_active_at limit ${BATCH}
      for update of member skip locked
    )
    update member set last_active_at = place from due where member.id = due.id`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** A moment of a day, for each profile another one. */
function momentOn(day: Date) {
  const hash = sql`hashtextextended(member.id::text, ${day.getTime() / DAY_MS}::bigint)`
  return sql`${day}::timestamptz + (${hash} & 2147483647) % ${DAY_MS} * interval '1 millisecond'`
}
