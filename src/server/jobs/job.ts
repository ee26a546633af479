import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'

/** A job that somebody holds now. */
export type HeldJob = {
  readonly id: string
  readonly kind: string
  readonly payload: unknown
  readonly memberId: string | null
  /** This try included. */
  readonly attempts: number
  readonly createdAt: Date
}

/** Does the work of one kind. It may be asked twice for the same job, and must stop when the signal says so. */
export type JobHandler = (job: HeldJob, circumstances: Circumstances) => Promise<void>
export type JobHandlers = Readonly<Record<string, JobHandler>>
type Circumstances = { readonly now: Date; readonly signal: AbortSignal }

export type Workplace = {
  readonly clock: Clock
  readonly log: Log
  readonly handlers: JobHandlers
  /** How long a job belongs to whoever took it. Another takes it over only then. */
  readonly leaseMs?: number
}

export const LEASE_MS = 60_000
