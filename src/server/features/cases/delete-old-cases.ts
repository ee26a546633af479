import type { Db } from '#server/db/connect.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** As long as somebody can complain about a decision. */
const KEPT_DAYS = 184
const LOOK_DAYS = 1

/** Forgets cases that were done half a year ago, and who looked at one yesterday: the record tells of both. */
export async function deleteOldCases(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await db.deleteFrom('office_case_look').where('seen_at', '<=', before(LOOK_DAYS)).execute()
  await db
    .deleteFrom('office_case')
    .where('decided_at', '<=', before(KEPT_DAYS))
    .where('done_at', 'is not', null)
    .execute()
}
