import type { Db } from '#server/db/connect.ts'
import { backOff, pauseUntilBack } from './back-off.ts'
import { GiveUp, TryLater } from './job-errors.ts'
import type { HeldJob } from './job.ts'
import { reasonOf } from './reason-of.ts'

/** A job that failed so often is parked until an operator has looked at it. */
export const MOST_TRIES = 8
/** What could not be done for so long through no fault of its own is parked, too. */
const LONGEST_WAIT_MS = 3 * 24 * 60 * 60 * 1000

type Failure = { readonly state: 'parked' | 'later' | 'again'; readonly reason: string }

/** The job is done. */
export async function finishJob(db: Db, { id }: HeldJob): Promise<void> {
  await db.deleteFrom('job').where('id', '=', id).execute()
}

/** Puts a job that failed back for later, or parks it. Whoever took it over meanwhile is not disturbed. */
export async function failJob(
  db: Db,
  job: HeldJob,
  { error, now }: { readonly error: unknown; readonly now: Date },
): Promise<Failure> {
  const reason = reasonOf(error)
  const isLater = error instanceof TryLater
  const isParked = isOver(job, error, now)
  const pause = isLater ? pauseUntilBack() : backOff(job.attempts)
  await db
    .updateTable('job')
    .set({
      attempts: isLater ? job.attempts - 1 : job.attempts,
      run_at: new Date(now.getTime() + pause),
      leased_until: null,
      last_error: reason,
      parked_at: isParked ? now : null,
    })
    .where('id', '=', job.id)
    .where('attempts', '=', job.attempts)
    .execute()
  return { state: isParked ? 'parked' : isLater ? 'later' : 'again', reason }
}

function isOver({ attempts, createdAt }: HeldJob, error: unknown, now: Date): boolean {
  if (error instanceof GiveUp) return true
  if (error instanceof TryLater) return now.getTime() - createdAt.getTime() > LONGEST_WAIT_MS
  return attempts >= MOST_TRIES
}
