import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#server/db/connect.ts'
import { type ClaimedJob, LEASE_MS, TryLater, type WorkerDeps } from './job.ts'
import { claimJobs, failJob, finishJob, reasonOf } from './queue.ts'

/** How soon a job is found that came while there was nothing to do. */
export const POLL_MS = 500

type WorkerOptions = WorkerDeps & {
  readonly atOnce?: number
  /** How long to rest when there is nothing to do. */
  readonly pollMs?: number
  /** What is still under way so long after a stop is left to the worker that takes it over. */
  readonly stopWithinMs?: number
}

/** Does jobs as they fall due, a few at once, until it is stopped: then it finishes what it holds. */
export function startWorker(db: Db, options: WorkerOptions): () => Promise<void> {
  const { clock, atOnce = 5, pollMs = POLL_MS, leaseMs = LEASE_MS, stopWithinMs = 8_000 } = options
  const stopping = new AbortController()
  const held = new Set<Promise<unknown>>()
  const troubles = troublesOf(options)

  /** Fills every free hand, and says whether there may be more to do. */
  async function take(): Promise<boolean> {
    const limit = atOnce - held.size
    const jobs = await claimJobs(db, { limit, now: clock(), leaseMs })
    troubles.database.end()
    jobs.forEach(hold)
    return jobs.length === limit
  }

  function hold(job: ClaimedJob): void {
    const done = runJob(db, job, options)
      .then((outcome) => troubles.note(job.kind, outcome), blameDatabase)
      .finally(() => held.delete(done))
    held.add(done)
  }

  function blameDatabase(error: unknown): false {
    troubles.database.notify(reasonOf(error))
    return false
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      const isMore = await take().catch(blameDatabase)
      if (!isMore) await rest(pollMs, stopping.signal)
      else if (held.size >= atOnce) await Promise.race(held)
    }
  }

  const loopEnded = loop()
  return async () => {
    stopping.abort()
    const allDone = loopEnded.then(() => Promise.all(held))
    await Promise.race([allDone, wait(stopWithinMs, undefined, { ref: false })])
  }
}

/** What keeps jobs from being done, each told once: the database, and whatever a kind of job needs. */
function troublesOf({ log, handlers }: WorkerOptions) {
  const database = reportOnce((reason) => log.warn({ reason }, 'jobs wait for the database'))
  const kinds = new Map(
    Object.keys(handlers).map((kind) => [
      kind,
      reportOnce((reason) => log.error({ kind, reason }, 'jobs of this kind have to wait')),
    ]),
  )
  return {
    database,
    note(kind: string, outcome: Outcome): void {
      if (outcome.state === 'later') kinds.get(kind)?.notify(outcome.reason)
      if (outcome.state === 'done') kinds.get(kind)?.end()
    },
  }
}

/** A pause that ends early when the signal comes. */
function rest(ms: number, signal: AbortSignal): Promise<void> {
  return wait(ms, undefined, { signal }).catch(() => undefined)
}

/** Does all that is due now, one after the other, and says how many there were. */
export async function runDueJobs(db: Db, workplace: WorkerDeps): Promise<number> {
  const { clock, leaseMs } = workplace
  const claim = { limit: 1, now: clock(), ...(leaseMs === undefined ? {} : { leaseMs }) }
  const [job] = await claimJobs(db, claim)
  if (!job) return 0
  await runJob(db, job, workplace)
  return 1 + (await runDueJobs(db, workplace))
}

/** The part of the lease that the work may take; the rest is for writing down how it went. */
const WORK_SHARE = 0.75

type Outcome =
  | { readonly state: 'done' }
  | { readonly state: 'parked' | 'later' | 'again'; readonly reason: string }

/** Does one job, and writes down how it went. */
async function runJob(db: Db, job: ClaimedJob, workplace: WorkerDeps): Promise<Outcome> {
  try {
    await work(job, workplace)
  } catch (error) {
    return noteFailure(db, job, workplace, error)
  }
  await finishJob(db, job)
  return { state: 'done' }
}

async function work(job: ClaimedJob, { clock, handlers, leaseMs = LEASE_MS }: WorkerDeps) {
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

async function noteFailure(db: Db, job: ClaimedJob, { clock, log }: WorkerDeps, error: unknown) {
  const failure = await failJob(db, job, { error, now: clock() })
  const { id, kind, attempts } = job
  const note = { job: id, kind, attempts, reason: failure.reason }
  if (failure.state === 'parked') log.error(note, 'a job is parked until somebody looks at it')
  if (failure.state === 'again') log.warn(note, 'a job failed and will be tried again')
  return failure
}

/** Tells of a trouble once, and again only after it was over. */
export function reportOnce(report: (reason: string) => void) {
  const state = { isTold: false }
  return {
    notify(reason: string): void {
      if (!state.isTold) report(reason)
      state.isTold = true
    },
    end(): void {
      state.isTold = false
    },
  }
}
