import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { every } from '#server/jobs/every.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Clock } from '#server/kernel/time.ts'

const PAUSE_MS = 60_000
/** The members who are around change every quarter of an hour; about one in eight is. */
const SHIFT_MS = 15 * 60_000
const SHIFTS = 8

/** Keeps a demo world alive: its people come and go, as they would if they were there. Returns how to stop it. */
export function moveDemoMembersPeriodically(db: Db, clock: Clock, log: Log): () => void {
  const what = 'keeping the demo world alive'
  return every({ ms: PAUSE_MS, isAtOnce: false, what, log }, () => moveDemoMembers(db, clock()))
}

/** Makes those active whose shift it is. Fictional profiles are never active, and no others than demo members are touched. */
export async function moveDemoMembers(db: Db, now: Date): Promise<void> {
  const shift = Math.floor(now.getTime() / SHIFT_MS) % SHIFTS
  await sql`
    update member set last_active_at = ${now}
    where email like 'demo%@demo.vonk.example' and not is_fictional and status = 'active' and shows_last_seen
      and mod(abs(hashtext(id::text)), ${SHIFTS}) = ${shift}`.execute(db)
}
