import { type Db, type Tx, transact } from '#server/db/connect.ts'
import { note } from '#server/features/record/record.ts'
import { detailsOf, planIn } from './row.ts'

const SYSTEM = { operatorId: null, name: 'system', via: 'system' } as const

type About = { readonly kind: string; readonly subjectId: string }

/** Ends requests that nobody answered in time: all of them, or those about one thing. */
export async function expireRequests(tx: Tx, now: Date, about?: About): Promise<void> {
  const rows = await tx
    .updateTable('approval')
    .set({ state: 'expired', ended_at: now })
    .where('state', '=', 'asked')
    .where('expires_at', '<=', now)
    .$if(about !== undefined, (asked) =>
      asked.where('kind', '=', about!.kind).where('subject_id', '=', about!.subjectId),
    )
    .returningAll()
    .execute()
  for (const row of rows)
    await note(tx, {
      by: SYSTEM,
      action: 'approval_expired',
      siteId: row.site_id,
      subject: { kind: 'approval', id: row.id },
      details: detailsOf({ ...row, subjectId: row.subject_id, plan: planIn(row) }),
      now,
    })
}

/** For the sweep: by itself. */
export function expireOldRequests(db: Db, now: Date): Promise<void> {
  return transact(db, (tx) => expireRequests(tx, now))
}
