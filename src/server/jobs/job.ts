import type { Db } from '#server/db/connect.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Clock } from '#server/kernel/time.ts'

/** A job that a worker holds now. */
export type ClaimedJob = {
  readonly id: string
  readonly kind: string
  readonly payload: unknown
  readonly memberId: string | null
  /** This try included. */
  readonly attempts: number
  readonly createdAt: Date
}

/** Does the work of one kind. It may be asked twice for the same job, and must stop when the signal says so. */
export type JobHandler = (job: ClaimedJob, context: JobContext) => Promise<void>
export type JobHandlers = Readonly<Record<string, JobHandler>>
type JobContext = { readonly now: Date; readonly signal: AbortSignal }

export type WorkerDeps = {
  readonly clock: Clock
  readonly log: Log
  readonly handlers: JobHandlers
  /** How long a job belongs to the worker that took it. Another takes it over only then. */
  readonly leaseMs?: number
}

export const LEASE_MS = 60_000

type NewJob = {
  readonly kind: string
  readonly payload: Readonly<Record<string, unknown>>
  /** The member whose job it is: it goes when they are erased. */
  readonly memberId: string | null
  readonly now: Date
  /** Not before then. */
  readonly runAt?: Date
}

/** Writes down work for later. In a transaction it is there if and only if the rest is. */
export async function enqueue(db: Db, ...jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return
  const rows = jobs.map(({ kind, payload, memberId, now, runAt = now }) => ({
    kind,
    payload: JSON.stringify(payload),
    member_id: memberId,
    run_at: runAt,
    created_at: now,
  }))
  await db.insertInto('job').values(rows).execute()
}

/** Thrown by a handler that cannot work now through no fault of the job: it waits, and the try does not count. */
export class TryLater extends Error {
  override name = 'TryLater'
}

/** Thrown by a handler when another try would end the same way: the job is parked at once. */
export class GiveUp extends Error {
  override name = 'GiveUp'
}
