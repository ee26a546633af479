import type { Db } from '#server/db/connect.ts'
import { type HeldJob, LEASE_MS } from './job.ts'

type Claim = { readonly limit: number; readonly now: Date; readonly leaseMs?: number }

/** Takes jobs that are due, the oldest first. Whoever asks at the same moment gets others. */
export async function claimJobs(
  db: Db,
  { limit, now, leaseMs = LEASE_MS }: Claim,
): Promise<HeldJob[]> {
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
