import type { Db } from '#server/db/connect.ts'

export type JobCount = {
  readonly kind: string
  /** To be done, or tried again. */
  readonly waiting: number
  readonly parked: number
  /** The one that waits longest. */
  readonly since: Date | null
  /** Why those that were tried in vain have to wait; one reason of perhaps several. */
  readonly reason: string | null
}

/** How many jobs of each kind wait, since when and why, and how many are parked. */
export async function countJobs(db: Db): Promise<JobCount[]> {
  const rows = await db
    .selectFrom('job')
    .select(({ fn }) => [
      'kind',
      fn.countAll<string>().as('all'),
      fn.count<string>('parked_at').as('parked'),
      fn.min('created_at').filterWhere('parked_at', 'is', null).as('since'),
      fn.max('last_error').filterWhere('parked_at', 'is', null).as('reason'),
    ])
    .groupBy('kind')
    .orderBy('kind')
    .execute()
  return rows.map(({ kind, all, parked, since, reason }) => ({
    kind,
    waiting: Number(all) - Number(parked),
    parked: Number(parked),
    since,
    reason,
  }))
}
