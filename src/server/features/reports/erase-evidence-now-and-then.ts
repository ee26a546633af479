import { sql } from 'kysely'
import { type Db, transact } from '#server/db/connect.ts'
import { scheduleDeletion } from '#server/features/media/media.ts'
import { every } from '#server/jobs/every.ts'
import type { Log } from '#server/kernel/log.ts'
import { CONTEST_MONTHS, type Clock, monthsApart } from '#server/kernel/time.ts'

const PAUSE_MS = 60 * 60 * 1000

type Deps = { readonly db: Db; readonly clock: Clock; readonly log: Log }

/** Erases what was reported long ago, at the start and every hour. Returns how to stop it. */
export function eraseEvidencePeriodically({ db, clock, log }: Deps): () => void {
  return every({ ms: PAUSE_MS, isAtOnce: true, what: 'erasing evidence', log }, async () => {
    const count = await eraseEvidence(db, clock())
    if (count > 0) log.info({ count }, 'evidence of reports was erased')
  })
}

/**
 * Erases what was reported six months after it was decided, or reported where nobody decided; that there was a report and how it
 * ended stays.
 */
export async function eraseEvidence(db: Db, now: Date): Promise<number> {
  return transact(db, async (tx) => {
    const due = await tx
      .selectFrom('report')
      .select(['id', sql<string | null>`evidence ->> 'photo_key'`.as('photo_key')])
      .where((report) =>
        report.or([
          report('decided_at', '<=', monthsApart(now, -CONTEST_MONTHS)),
          report.and([
            report('decision', 'is', null),
            report('created_at', '<=', monthsApart(now, -CONTEST_MONTHS)),
          ]),
        ]),
      )
      .where(sql<boolean>`evidence <> '{}'`)
      .forUpdate()
      .skipLocked()
      .execute()
    if (due.length === 0) return 0
    const keys = due.flatMap(({ photo_key: key }) => (key === null ? [] : [key]))
    await scheduleDeletion(tx, keys, now)
    await tx
      .updateTable('report')
      .set({ evidence: '{}', explanation: '', notifier_name: null, notifier_email: null })
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .execute()
    return due.length
  })
}
