import type { Db } from '#server/db/connect.ts'
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

const FIRST_MS = 10_000
const LATER_MS = 30_000

/** How long to wait after a failed try: twice as long each time, and never the same for many that failed together. */
export function backOff(attempts: number, random = Math.random()): number {
  return Math.round(FIRST_MS * 2 ** (attempts - 1) * (0.75 + random / 2))
}

/** How long to wait for something that is away: about half a minute, so that it is soon noticed when it is back. */
export function pauseUntilBack(random = Math.random()): number {
  return Math.round(LATER_MS * (0.75 + random / 2))
}
