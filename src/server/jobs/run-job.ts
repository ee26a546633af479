import type { Db } from '#server/db/connect.ts'
import { TryLater } from './job-errors.ts'
import { type HeldJob, LEASE_MS, type Workplace } from './job.ts'
import { failJob, finishJob } from './settle-job.ts'

/** The part of the lease that the work may take; the rest is for writing down how it went. */
const WORK_SHARE = 0.75

export type Outcome =
  | { readonly state: 'done' }
  | { readonly state: 'parked' | 'later' | 'again'; readonly reason: string }

/** Does one job, and writes down how it went. */
export async function runJob(db: Db, job: HeldJob, workplace: Workplace): Promise<Outcome> {
  try {
    await work(job, workplace)
  } catch (error) {
    return noteFailure(db, job, workplace, error)
  }
  await finishJob(db, job)
  return { state: 'done' }
}

async function work(job: HeldJob, { clock, handlers, leaseMs = LEASE_MS }: Workplace) {
  const handler = Object.hasOwn(handlers, job.kind) ? handlers[job.kind] : undefined
  // A newer version beside this one may know it.
  if (!handler) throw new TryLater(`no handler for the kind ${job.kind}`)
  const end = new AbortController()
  const timer = setTimeout(() => end.abort(), leaseMs * WORK_SHARE)
  const late = new Promise<never>((_, reject) =>
    end.signal.addEventListener('abort', () => reject(new Error('it took too long'))),
  )
  try {
    await Promise.race([handler(job, { now: clock(), signal: end.signal }), late])
  } finally {
    clearTimeout(timer)
  }
}

async function noteFailure(db: Db, job: HeldJob, { clock, log }: Workplace, error: unknown) {
  const failure = await failJob(db, job, { error, now: clock() })
  const { id, kind, attempts } = job
  const note = { job: id, kind, attempts, reason: failure.reason }
  if (failure.state === 'parked') log.error(note, 'a job is parked until somebody looks at it')
  if (failure.state === 'again') log.warn(note, 'a job failed and will be tried again')
  return failure
}
