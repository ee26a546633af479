import type { Db } from '#server/db/connect.ts'

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
