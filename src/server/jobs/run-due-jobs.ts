import type { Db } from '#server/db/connect.ts'
import { claimJobs } from './claim-jobs.ts'
import type { Workplace } from './job.ts'
import { runJob } from './run-job.ts'

/** Does all that is due now, one after the other, and says how many there were. */
export async function runDueJobs(db: Db, workplace: Workplace): Promise<number> {
  const { clock, leaseMs } = workplace
  const claim = { limit: 1, now: clock(), ...(leaseMs === undefined ? {} : { leaseMs }) }
  const [job] = await claimJobs(db, claim)
  if (!job) return 0
  await runJob(db, job, workplace)
  return 1 + (await runDueJobs(db, workplace))
}
