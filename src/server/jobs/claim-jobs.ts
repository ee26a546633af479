import type { Db } from '#server/db/connect.ts'
import { type HeldJob, LEASE_MS } from './job.ts'
import { MOST_TRIES } from './settle-job.ts'

type Claim = { readonly limit: number; readonly now: Date; readonly leaseMs?: number }

/** Takes jobs that are due, the oldest first. Whoever asks at the same moment gets others. */
export async function claimJobs(
  db: Db,
  { limit, now, leaseMs = LEASE_MS }: Claim,
): Promise<HeldJob[]> {
  await parkDeadly(db, now)
  const due = db
    .selectFrom('job')
    .select('id')
    .where('parked_at', 'is', null)
    .where('run_at', '<=', now)
    .where((is) => is.or([is('leased_until', 'is', null), is('leased_until', '<=', now)]))
    .orderBy('run_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('job')
    .set(({ eb }) => ({
      leased_until: new Date(now.getTime() + leaseMs),
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', 'in', due)
    .returning([
      'id',
      'kind',
      'payload',
      'member_id as memberId',
      'attempts',
      'created_at as createdAt',
    ])
    .execute()
}

/** A job that took its worker down with it every time never came to be parked by its failure. */
async function parkDeadly(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('job')
    .set({ parked_at: now, leased_until: null, last_error: 'its worker ended every time' })
    .where('parked_at', 'is', null)
    .where('attempts', '>=', MOST_TRIES)
    .where('leased_until', '<=', now)
    .execute()
}
