import { sql } from 'kysely'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'

const TRIES = 10
const WINDOW_MS = 15 * 60 * 1000
const LONGEST_MS = 24 * 60 * 60 * 1000

type Attempt = {
  /** What is being guessed at: a hash, never an address itself. */
  readonly key: string
  /** Multiplies the tries, for tests of other rules. */
  readonly factor: number
  /** How many there are, where it is not as many as for a password. */
  readonly most?: number
  readonly now: Date
}

/**
 * Counts one more try before the password is looked at, or refuses: with the tenth in a quarter of an hour the key is
 * locked for a quarter of an hour, and each time again for twice as long, up to a day. One statement, so that of many at
 * once no more than ten are looked at. Says how many tries there were.
 */
export async function countAttempt(
  db: Db,
  { key, factor, most = TRIES, now }: Attempt,
): Promise<number> {
  const tries = most * factor
  const at = sql`${now}::timestamptz`
  const isOver = sql`coalesce(login_lock.locked_until, login_lock.window_ends_at) <= ${at}`
  const isCalm = sql`coalesce(login_lock.locked_until, login_lock.window_ends_at) <= ${at} - ${LONGEST_MS} * interval '1 ms'`
  const locksNow = sql`(login_lock.locked_until is null and login_lock.failures + 1 >= ${tries})`
  const length = sql`least(${WINDOW_MS} * 2 ^ login_lock.locks, ${LONGEST_MS}) * interval '1 ms'`
  const { failures, locked_until: until } = await db
    .insertInto('login_lock')
    .values({ key, failures: 1, window_ends_at: new Date(now.getTime() + WINDOW_MS) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        failures: sql`case when ${isOver} then 1 else login_lock.failures + 1 end`,
        window_ends_at: sql`case when ${isOver} then excluded.window_ends_at else login_lock.window_ends_at end`,
        locked_until: sql`case when ${isOver} then null when ${locksNow} then ${at} + ${length} else login_lock.locked_until end`,
        locks: sql`case when ${isCalm} then 0 when ${isOver} then login_lock.locks when ${locksNow} then login_lock.locks + 1 else login_lock.locks end`,
      }),
    )
    .returning(['failures', 'locked_until'])
    .executeTakeFirstOrThrow()
  if (until && failures > tries) throw locked(until, now)
  return failures
}

/** Forgets the tries, as a right password and a reset do. */
export async function unlock(db: Db, key: string): Promise<void> {
  await db.deleteFrom('login_lock').where('key', '=', key).execute()
}

function locked(until: Date, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  return new Refusal('ACCOUNT_LOCKED', {
    retry_after: seconds,
    minutes: Math.ceil(seconds / 60),
  })
}

/** Forgets locks two days after their end: a lock lasts a day at most, and for a day after it the next one is longer. */
export async function deleteOldLocks(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 2 * 24 * 60 * 60 * 1000)
  await db.deleteFrom('login_lock').where('window_ends_at', '<=', before).execute()
}
