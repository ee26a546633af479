import type { Db } from '#server/db/connect.ts'

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
