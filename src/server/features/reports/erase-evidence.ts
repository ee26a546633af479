import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { doomFiles } from '#server/features/media/media.ts'
import { monthsBefore } from './months-apart.ts'

/** Erases what was reported six months after it was decided; that there was a report and how it ended stays. */
export async function eraseEvidence(db: Db, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('report')
      .select(['id', sql<string | null>`evidence ->> 'photo_key'`.as('photo_key')])
      .where('decided_at', '<=', monthsBefore(now))
      .where(sql<boolean>`evidence <> '{}'`)
      .forUpdate()
      .skipLocked()
      .execute()
    if (due.length === 0) return 0
    const keys = due.flatMap(({ photo_key: key }) => (key === null ? [] : [key]))
    await doomFiles(tx, keys, now)
    await tx
      .updateTable('report')
      .set({ evidence: '{}', explanation: '' })
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .execute()
    return due.length
  })
}
