import { type Db, transact, type Tx } from '#server/db/connect.ts'
import { openBus } from '#server/events/bus.ts'
import { withEvents } from '#server/events/with-events.ts'
import { answerComplaintIn } from '#server/features/complaints/complaints.ts'
import { approvePhotoIn } from '#server/features/photos/photos.ts'
import { type Doer, note } from '#server/features/record/record.ts'

type Commanded = { readonly siteId: string; readonly by: Doer; readonly now: Date }
type Approving = Commanded & { readonly id: string }

/** Shows a photo that waits, as in the office but at once. Returns whose it is; null when no such photo waits. */
export function approveByCommand(db: Db, { by, ...decision }: Approving): Promise<string | null> {
  // Open streams look for news by themselves: a command has no bus to other processes.
  return withEvents({ db, events: openBus(), now: decision.now }, async (tx, notify) => {
    const email = await approvePhotoIn(tx, notify, decision)
    const about = { kind: 'photo', subjectId: decision.id }
    if (email !== null) await noteDecided(tx, { ...decision, by, about, outcome: 'approve' })
    return email
  })
}

type Answering = Commanded & { readonly number: string; readonly answer: string }

/** Answers a complaint, once however many try. */
export function answerByCommand(db: Db, { by, ...answering }: Answering) {
  const { siteId, number } = answering
  return transact(db, async (tx) => {
    const outcome = await answerComplaintIn(tx, answering)
    if (outcome !== 'done') return outcome
    const { id: subjectId } = await tx
      .selectFrom('complaint')
      .select('id')
      .where('site_id', '=', siteId)
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    const about = { kind: 'complaint', subjectId }
    await noteDecided(tx, { ...answering, by, about, outcome: 'answer', details: { number } })
    return outcome
  })
}

type Decided = Commanded & {
  readonly about: { readonly kind: string; readonly subjectId: string }
  readonly outcome: string
  readonly details?: Readonly<Record<string, unknown>>
}

/** The case was closed by what happened to its subject; here it gets whose decision it was, and the record tells of it. */
async function noteDecided(tx: Tx, { siteId, by, about, outcome, details, now }: Decided) {
  const { id, member_id: member } = await tx
    .selectFrom('office_case')
    .select(['id', 'member_id'])
    .where('kind', '=', about.kind)
    .where('subject_id', '=', about.subjectId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('office_case')
    .set({ decided_by: by.operatorId })
    .where('id', '=', id)
    .execute()
  const subject = { kind: 'case', id: String(id) }
  const told = { kind: about.kind, member, outcome, ...details }
  await note(tx, { by, action: 'case_decided', siteId, subject, details: told, now })
}
