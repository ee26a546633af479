import type { Db } from '#server/db/connect.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'

const PAUSE_MS = 10 * 60 * 1000

/** Forgets sessions and counters whose time is over, now and then. Returns how to stop it. */
export function sweepNowAndThen(db: Db, clock: Clock, log: Log): () => void {
  const timer = setInterval(() => {
    sweep(db, clock()).catch((error: unknown) => log.warn({ err: error }, 'sweeping failed'))
  }, PAUSE_MS)
  timer.unref()
  return () => clearInterval(timer)
}

export async function sweep(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute()
  await db.deleteFrom('limit_counter').where('resets_at', '<=', now).execute()
}
