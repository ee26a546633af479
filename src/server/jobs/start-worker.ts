import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#server/db/connect.ts'
import { claimJobs } from './claim-jobs.ts'
import { type HeldJob, LEASE_MS, type Workplace } from './job.ts'
import { onceInARow } from './once-in-a-row.ts'
import { reasonOf } from './reason-of.ts'
import { type Outcome, runJob } from './run-job.ts'

/** How soon a job is found that came while there was nothing to do. */
export const POLL_MS = 500

type WorkerOptions = Workplace & {
  readonly atOnce?: number
  /** How long to rest when there is nothing to do. */
  readonly pollMs?: number
  /** What is still under way so long after a stop is left to whoever takes it over. */
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

  function hold(job: HeldJob): void {
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
  const database = onceInARow((reason) => log.warn({ reason }, 'jobs wait for the database'))
  const kinds = new Map(
    Object.keys(handlers).map((kind) => [
      kind,
      onceInARow((reason) => log.error({ kind, reason }, 'jobs of this kind have to wait')),
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
