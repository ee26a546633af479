import type { z } from 'zod/mini'
import type * as contract from '#contract/office/case-decisions.ts'
import type { CaseKind } from '#contract/office/cases.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Db, transact, type Tx } from '#server/db/connect.ts'
import { openBus } from '#server/events/bus.ts'
import { withEvents } from '#server/events/with-events.ts'
import { answerComplaintIn } from '#server/features/complaints/complaints.ts'
import { AS_REPORTED, decideIn, judgeIn } from '#server/features/decisions/decisions.ts'
import { settleFindingIn } from '#server/features/money/money.ts'
import { note } from '#server/features/record/record.ts'
import { retryJobs } from '#server/jobs/parked-jobs.ts'
import { within } from './case-rows.ts'
import { type Acting, decideOnce, refuseDecider, type Taken } from './guard.ts'

type Words<Endpoint extends { input: z.core.$ZodType }> = Acting & {
  readonly words: Omit<z.output<Endpoint['input']>, 'case_id'>
}

/** Decides about what was reported, in one transaction with the case: the reasons are mailed, or nothing happened. */
export function decideReportCase(
  db: Db,
  { words, ...acting }: Words<typeof contract.decideReport>,
): Promise<void> {
  const { now } = acting
  return withEvents({ db, events: openBus(), now }, async (tx, notify) => {
    // In the order in which a command takes them: first the report, then its case.
    await lockReport(tx, acting)
    const kinds = ['report', 'notice'] as const
    const outcome = AS_REPORTED[words.measure]
    const taken = await decideOnce(tx, { ...acting, kinds, outcome, doneAt: now })
    const { number } = await tx
      .selectFrom('report')
      .select('number')
      .where('id', '=', taken.subject_id)
      .executeTakeFirstOrThrow()
    const { policy_id: policyId, ...wanted } = words
    await decideIn(tx, notify, {
      ...wanted,
      policyId,
      about: { kind: 'report', number },
      scope: [taken.site_id!],
      by: acting.by,
      now,
    })
    await tell(tx, acting, taken, { outcome, number })
  })
}

async function lockReport(tx: Tx, { caseId, scope }: Acting): Promise<void> {
  await tx
    .selectFrom('report')
    .innerJoin('office_case', 'office_case.subject_id', 'report.id')
    .select('report.id')
    .where('office_case.id', '=', caseId)
    .where(within(scope))
    .forNoKeyUpdate('report')
    .execute()
}

export function answerComplaintCase(
  db: Db,
  { words: { answer }, ...acting }: Words<typeof contract.answerComplaint>,
): Promise<void> {
  const { now } = acting
  return transact(db, async (tx) => {
    const taken = await decided(tx, acting, { kind: 'complaint', outcome: 'answer' })
    const { number } = await tx
      .selectFrom('complaint')
      .select('number')
      .where('id', '=', taken.subject_id)
      .executeTakeFirstOrThrow()
    const outcome = await answerComplaintIn(tx, { siteId: taken.site_id!, number, answer, now })
    if (outcome !== 'done') throw new Refusal('NOT_FOUND')
    await tell(tx, acting, taken, { outcome: 'answer', number })
  })
}

/** Decides a contested decision again, in one transaction with the case: by nobody who made it. */
export function decideAppealCase(
  db: Db,
  { words, ...acting }: Words<typeof contract.decideAppeal>,
): Promise<void> {
  const { by, now } = acting
  const { outcome } = words
  return withEvents({ db, events: openBus(), now }, async (tx, notify) => {
    // In the order in which a command takes them: first the member, then the case.
    await lockMember(tx, acting)
    await refuseDecider(tx, acting)
    const taken = await decided(tx, acting, { kind: 'appeal', outcome })
    const appealId = taken.subject_id
    await judgeIn(tx, notify, { appealId, ...words, scope: [taken.site_id!], by, now })
    await tell(tx, acting, taken, { outcome })
  })
}

async function lockMember(tx: Tx, { caseId, scope }: Acting): Promise<void> {
  await tx
    .selectFrom('member')
    .innerJoin('office_case', 'office_case.member_id', 'member.id')
    .select('member.id')
    .where('office_case.id', '=', caseId)
    .where(within(scope))
    .forNoKeyUpdate('member')
    .execute()
}

/** Settles what did not match with the provider, in one transaction with the case. */
export function settleFindingCase(
  db: Db,
  { words: { words }, ...acting }: Words<typeof contract.settleFinding>,
): Promise<void> {
  const { by, now } = acting
  return transact(db, async (tx) => {
    const taken = await decided(tx, acting, { kind: 'payment', outcome: 'settle' })
    const settling = { id: taken.subject_id, words, operatorId: by.operatorId, now }
    const { orderId: order, kind: finding } = await settleFindingIn(tx, settling)
    await tell(tx, acting, taken, { outcome: 'settle', finding, order })
  })
}

export function retryJobCase(db: Db, acting: Acting): Promise<void> {
  const { now } = acting
  return transact(db, async (tx) => {
    const taken = await decided(tx, acting, { kind: 'job', outcome: 'retry' })
    await retryJobs(tx, { id: taken.subject_id, now })
    await tell(tx, acting, taken, { outcome: 'retry' })
  })
}

type Made = { readonly kind: CaseKind; readonly outcome: string }

function decided(tx: Tx, acting: Acting, { kind, outcome }: Made): Promise<Taken> {
  return decideOnce(tx, { ...acting, kinds: [kind], outcome, doneAt: acting.now })
}

/** What was done stands in the record without what it says: that is kept with what it is about, and erased with it. */
function tell(
  tx: Tx,
  { by, caseId, now }: Acting,
  { kind, site_id: siteId, member_id: member }: Taken,
  details: Readonly<Record<string, unknown>>,
): Promise<void> {
  const subject = { kind: 'case', id: String(caseId) }
  return note(tx, {
    by,
    action: 'case_decided',
    siteId,
    subject,
    details: { kind, member, ...details },
    now,
  })
}
