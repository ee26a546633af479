import type { Db } from '#server/db/connect.ts'

export type JobCount = {
  readonly kind: string
  /** To be done, or tried again. */
  readonly waiting: number
  readonly parked: number
  /** The one that waits longest. */
  readonly since: Date | null
  /** Why jobs that were tried in vain have to wait; one reason of perhaps several. */
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

/** The jobs that are parked, the latest first. What they are about stays untold. */
export function listParkedJobs(db: Db, limit: number) {
  return db
    .selectFrom('job')
    .select(['id', 'kind', 'attempts', 'parked_at', 'last_error'])
    .where('parked_at', 'is not', null)
    .orderBy('parked_at', 'desc')
    .limit(limit)
    .execute()
}

type Choice = { readonly id?: string | undefined; readonly now: Date }

/** Lets parked jobs begin anew, one or all, and says how many there were. */
export async function retryJobs(db: Db, { id, now }: Choice): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({ parked_at: null, attempts: 0, run_at: now, created_at: now, leased_until: null })
    .where('parked_at', 'is not', null)
    .$if(id !== undefined, (jobs) => jobs.where('id', '=', id ?? ''))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** Forgets jobs that were parked for thirty days. */
export async function deleteParkedJobs(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS)
  await db.deleteFrom('job').where('parked_at', '<=', before).execute()
}
