import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import type { NewReport } from './new-report.ts'

/** The number of this same report if it has come in before; another one under its id is refused. */
export async function knownNumber(db: Db, report: NewReport): Promise<number | null> {
  const known = await db
    .selectFrom('report')
    .select(['number', 'reporter_id', 'target_id', 'subject', 'subject_id', 'reason'])
    .select('explanation')
    .where('site_id', '=', report.siteId)
    .where('client_id', '=', report.client_id)
    .executeTakeFirst()
  if (!known) return null
  const isSame =
    known.reporter_id === report.reporterId &&
    // Whoever was reported may have been erased since.
    (known.target_id ?? report.profile_id) === report.profile_id &&
    known.subject === report.subject &&
    known.subject_id === (report.subject_id ?? null) &&
    known.reason === report.reason &&
    known.explanation === report.explanation
  if (!isSame) throw new Refusal('CLIENT_ID_REUSED')
  return known.number
}
