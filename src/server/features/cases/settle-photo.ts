import type { Db, Tx } from '#server/db/connect.ts'
import { openBus } from '#server/events/bus.ts'
import { type Notify, withEvents } from '#server/events/with-events.ts'
import { approvePhotoIn } from '#server/features/photos/photos.ts'
import type { JobHandler } from '#server/jobs/job.ts'
import { rejectPhoto } from './restrict.ts'

type Decided = { readonly case_id: number; readonly decided_at: string }

/** Does what was decided about a photo and was not taken back: once, whoever asks, and never for a decision that was undone. */
export function photoDecisionHandler(db: Db): JobHandler {
  return async ({ payload }, { now }) => {
    await settlePhoto(db, payload as Decided, now)
  }
}

export function settlePhoto(
  db: Db,
  { case_id: caseId, decided_at: decidedAt }: Decided,
  now: Date,
): Promise<void> {
  return withEvents({ db, events: openBus(), now }, async (tx, notify) => {
    // Whoever changes photos holds their member first.
    await lockMember(tx, caseId)
    const decided = await tx
      .updateTable('office_case')
      .set({ done_at: now })
      .where('id', '=', caseId)
      .where('decided_at', '=', new Date(decidedAt))
      .where('done_at', 'is', null)
      .returning(['site_id', 'subject_id', 'outcome', 'reason', 'language', 'decided_by'])
      .executeTakeFirst()
    if (decided) await act(tx, notify, { ...decided, now })
  })
}

async function lockMember(tx: Tx, caseId: number): Promise<void> {
  await tx
    .selectFrom('member')
    .innerJoin('office_case', 'office_case.member_id', 'member.id')
    .select('member.id')
    .where('office_case.id', '=', caseId)
    .forNoKeyUpdate('member')
    .execute()
}

type Acting = {
  readonly site_id: string | null
  readonly subject_id: string
  readonly outcome: string | null
  readonly reason: string | null
  readonly language: string | null
  readonly decided_by: string | null
  readonly now: Date
}

async function act(tx: Tx, notify: Notify, { site_id, subject_id: id, ...decided }: Acting) {
  const { outcome, reason, language, decided_by: operatorId, now } = decided
  if (outcome === 'approve') await approvePhotoIn(tx, notify, { siteId: site_id!, id, now })
  else
    await rejectPhoto(tx, notify, {
      siteId: site_id!,
      photoId: id,
      operatorId,
      reason: reason ?? 'other',
      language,
      now,
    })
}
