import type { Db } from '#server/db/connect.ts'
import { GiveUp, type ClaimedJob, LEASE_MS, TryLater } from './job.ts'

type Claim = { readonly limit: number; readonly now: Date; readonly leaseMs?: number }

/** Takes jobs that are due, the oldest first. A worker that asks at the same moment gets others. */
export async function claimJobs(
  db: Db,
  { limit, now, leaseMs = LEASE_MS }: Claim,
): Promise<ClaimedJob[]> {
  await parkDeadly(db, now)
  return (
    db
      // Apart, and so once: as a condition it may be asked again for every row, and find other rows each time.
      .with('due', (also) =>
        also
          .selectFrom('job')
          .select('id')
          .where('parked_at', 'is', null)
          .where('run_at', '<=', now)
          .where((is) => is.or([is('leased_until', 'is', null), is('leased_until', '<=', now)]))
          .orderBy('run_at')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .updateTable('job')
      .from('due')
      .set(({ eb }) => ({
        leased_until: new Date(now.getTime() + leaseMs),
        attempts: eb('job.attempts', '+', 1),
      }))
      .whereRef('job.id', '=', 'due.id')
      .returning([
        'job.id',
        'job.kind',
        'job.payload',
        'job.member_id as memberId',
        'job.attempts',
        'job.created_at as createdAt',
      ])
      .execute()
  )
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

/** A job that failed so often is parked until an operator has looked at it. */
export const MOST_TRIES = 8
/** What could not be done for so long through no fault of its own is parked, too. */
const LONGEST_WAIT_MS = 3 * 24 * 60 * 60 * 1000

type Failure = { readonly state: 'parked' | 'later' | 'again'; readonly reason: string }

/** The job is done. */
export async function finishJob(db: Db, { id }: ClaimedJob): Promise<void> {
  await db.deleteFrom('job').where('id', '=', id).execute()
}

/** Puts a job that failed back for later, or parks it. A worker that took it over meanwhile is not disturbed. */
export async function failJob(
  db: Db,
  job: ClaimedJob,
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

function isOver({ attempts, createdAt }: ClaimedJob, error: unknown, now: Date): boolean {
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

const LONGEST = 200
const MAIL_ADDRESS = /[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g
const LONG_NUMBER = /\+?\d(?:[\s.-]?\d){6,}/g

/** What went wrong, for operators: without addresses and numbers, which are personal. */
export function reasonOf(error: unknown): string {
  const { code, message } = error instanceof Error ? (error as NodeJS.ErrnoException) : {}
  const words = message ?? String(error)
  const isCodeNews = code !== undefined && !words.includes(code)
  return `${isCodeNews ? `${code} ` : ''}${words}`
    .replaceAll(MAIL_ADDRESS, '[hidden]')
    .replaceAll(LONG_NUMBER, '[hidden]')
    .replaceAll(/\s+/g, ' ')
    .slice(0, LONGEST)
}
