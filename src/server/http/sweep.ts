import type { Db } from '#server/db/connect.ts'
import type { Clock } from '#server/kernel/time.ts'
import type { Log } from '#server/kernel/log.ts'

const PAUSE_MS = 10 * 60 * 1000

/** Forgets sessions, counters, locks, links, forms, events, kept messages and traffic whose time is over, now and then. Returns how to stop it. */
export function sweepNowAndThen(db: Db, clock: Clock, log: Log): () => void {
  const timer = setInterval(() => {
    sweep(db, clock()).catch((error: unknown) => log.warn({ err: error }, 'sweeping failed'))
  }, PAUSE_MS)
  timer.unref()
  return () => clearInterval(timer)
}

const DAY_MS = 24 * 60 * 60 * 1000

export async function sweep(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute()
  await db.deleteFrom('limit_counter').where('resets_at', '<=', now).execute()
  await db.deleteFrom('mail_link').where('expires_at', '<=', now).execute()
  await db.deleteFrom('partner_signup').where('expires_at', '<=', now).execute()
  await db
    .deleteFrom('email_exclusion')
    .where('expires_at', '<=', now)
    .where('confirmed_at', 'is', null)
    .execute()
  await db.deleteFrom('debit_request').where('expires_at', '<=', now).execute()
  const weekAgo = new Date(now.getTime() - 7 * DAY_MS)
  await db.deleteFrom('member_event').where('created_at', '<=', weekAgo).execute()
  const longAgo = new Date(now.getTime() - 30 * DAY_MS)
  await db.deleteFrom('job').where('parked_at', '<=', longAgo).execute()
  await db.deleteFrom('outbox_mail').where('sent_at', '<=', longAgo).execute()
  await db.deleteFrom('outbox_sms').where('created_at', '<=', longAgo).execute()
  const yearAgo = new Date(now.getTime() - 400 * DAY_MS)
  await db.deleteFrom('traffic_day').where('day', '<', yearAgo.toISOString().slice(0, 10)).execute()
  // A lock lasts a day at most, and for a day after its end the next one is longer.
  await db
    .deleteFrom('login_lock')
    .where('window_ends_at', '<=', new Date(now.getTime() - 2 * DAY_MS))
    .execute()
}
