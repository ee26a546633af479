import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { CaseDetail } from '#contract/office/cases.ts'
import type { Db } from '#server/db/connect.ts'
import { appealWith, memberDecisions, strikesOf } from '#server/features/decisions/decisions.ts'
import { findingNamed } from '#server/features/money/money.ts'
import { withdrawalsOf } from '#server/features/payments/payments.ts'
import { caseRows, personOf } from './case-rows.ts'
import { evidenceOf } from './evidence.ts'

export type Detail = z.input<typeof CaseDetail>
type Asked = { readonly caseId: number; readonly operatorId: string; readonly now: Date }

/** All that stands in a case: what it is about, whom, what was before, and what colleagues say. */
export async function detailOf(db: Db, { caseId, operatorId, now }: Asked): Promise<Detail> {
  const [listed] = await caseRows(db, { page: sql`select ${caseId}::bigint as id`, now })
  const { row } = listed!
  const { subject_id: subjectId, ...handed } = await subjectOf(db, caseId)
  const memberId = row.person?.id ?? null
  return {
    case: row,
    is_mine: row.claim?.operator_id === operatorId,
    evidence:
      row.kind === 'report' || row.kind === 'notice'
        ? await evidenceOf(db, { reportId: subjectId, now })
        : null,
    complaint: row.kind === 'complaint' ? await complaintOf(db, subjectId) : null,
    withdrawal: row.kind === 'withdrawal' ? await withdrawalOf(db, subjectId) : null,
    job: row.kind === 'job' ? await jobOf(db, subjectId) : null,
    finding: row.kind === 'payment' ? await findingNamed(db, subjectId) : null,
    appeal: row.kind === 'appeal' ? await appealWith(db, subjectId) : null,
    person: memberId === null ? null : await personIn(db, memberId, now),
    history: memberId === null ? [] : await historyOf(db, { memberId, caseId }),
    notes: await notesOf(db, { memberId, caseId }),
    handed_on:
      handed.handed_why === null ? null : { who: handed.who ?? '', why: handed.handed_why },
  }
}

function subjectOf(db: Db, caseId: number) {
  return db
    .selectFrom('office_case')
    .leftJoin('operator', 'operator.id', 'handed_by')
    .select(['subject_id', 'handed_why', 'operator.name as who'])
    .where('office_case.id', '=', caseId)
    .executeTakeFirstOrThrow()
}

async function complaintOf(db: Db, id: string): Promise<Detail['complaint']> {
  const complaint = await db
    .selectFrom('complaint')
    .select(['kind', 'name', 'email', 'reference', 'text'])
    .where('id', '=', id)
    .executeTakeFirst()
  return complaint ?? null
}

async function withdrawalOf(db: Db, refundId: string): Promise<Detail['withdrawal']> {
  const found = await db
    .selectFrom('order_withdrawal')
    .innerJoin('order_refund', 'order_refund.id', 'refund_id')
    .innerJoin('credit_order', 'credit_order.id', 'order_withdrawal.order_id')
    .select(['order_withdrawal.order_id', 'order_refund.credits', 'order_refund.amount_minor'])
    .select(['currency', 'withdrawn_at'])
    .where('refund_id', '=', refundId)
    .executeTakeFirst()
  return found ? { ...found, withdrawn_at: found.withdrawn_at.toISOString() } : null
}

async function jobOf(db: Db, id: string): Promise<Detail['job']> {
  const job = await db
    .selectFrom('job')
    .select(['kind', 'attempts', 'last_error'])
    .where('id', '=', id)
    .executeTakeFirst()
  return job ? { kind: job.kind, attempts: job.attempts, error: job.last_error ?? '' } : null
}

async function personIn(db: Db, memberId: string, now: Date): Promise<Detail['person']> {
  const found = await db
    .selectFrom('member')
    .select(['id as member_id', 'name', 'date_of_birth', 'city', 'country', 'is_fictional'])
    .select(['status', 'paid_user', 'signup_at'])
    .select((row) => [
      row('main_photo', 'is not', null).as('has_face'),
      row
        .selectFrom('photo')
        .select(row.fn.countAll<number>().as('count'))
        .whereRef('member_id', '=', 'member.id')
        .as('photos'),
      row
        .selectFrom('written_conversations')
        .select('count')
        .whereRef('member_id', '=', 'member.id')
        .as('wrote_to'),
      row
        .selectFrom('report')
        .select(row.fn.countAll<number>().as('count'))
        .whereRef('target_id', '=', 'member.id')
        .as('reports'),
      row
        .selectFrom('report')
        .select(row.fn.countAll<number>().as('count'))
        .whereRef('target_id', '=', 'member.id')
        .where('decision', '<>', 'no_action')
        .as('upheld'),
    ])
    .where('id', '=', memberId)
    .executeTakeFirst()
  if (!found) return null
  return {
    ...personOf({ ...found, has_face: Boolean(found.has_face) }, now)!,
    country: found.country,
    status: found.status,
    is_premium: found.paid_user,
    signup_at: found.signup_at.toISOString(),
    photos: found.photos ?? 0,
    shown: await shownPhotos(db, memberId),
    wrote_to: found.wrote_to ?? 0,
    reports: found.reports ?? 0,
    upheld: found.upheld ?? 0,
    strikes: await strikesOf(db, memberId, now),
    decisions: await memberDecisions(db, memberId, now),
    withdrawals: await withdrawalsOf(db, memberId),
  }
}

function shownPhotos(db: Db, memberId: string) {
  return db
    .selectFrom('photo')
    .select(['id', sql<number>`position + 1`.as('place')])
    .where('member_id', '=', memberId)
    .where('status', '=', 'active')
    .orderBy('position')
    .execute()
}

type About = { readonly memberId: string | null; readonly caseId: number }
const LONGEST = 30

/** What happened with somebody, the latest first: when they came, what was reported, and what was decided by whom. */
async function historyOf(
  db: Db,
  { memberId, caseId }: About & { readonly memberId: string },
): Promise<Detail['history']> {
  type Row = Detail['history'][number] & { readonly at: Date }
  const { rows } = await sql<Omit<Row, 'at'> & { at: Date }>`
    select at, what, kind, detail, who from (
      select signup_at as at, 'signed_up' as what, null as kind, '' as detail, null as who from member where id = ${memberId}
      union all
      select created_at, 'reported', case when address is null then 'report' else 'notice' end, reason, null
      from report where target_id = ${memberId}
      union all
      select decided_at, 'decided', kind, outcome, operator.name
      from office_case left join operator on operator.id = decided_by
      where member_id = ${memberId} and decided_at is not null and outcome <> 'gone' and office_case.id <> ${caseId}
    ) as event
    order by at desc, what, detail limit ${LONGEST}`.execute(db)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

async function notesOf(db: Db, { memberId, caseId }: About): Promise<Detail['notes']> {
  const notes = await db
    .selectFrom('office_note')
    .innerJoin('operator', 'operator.id', 'operator_id')
    .select(['office_note.id', 'operator_id', 'operator.name', 'text', 'office_note.created_at'])
    .where((row) =>
      row.or([
        row('case_id', '=', caseId),
        ...(memberId === null ? [] : [row('member_id', '=', memberId)]),
      ]),
    )
    .orderBy('office_note.created_at', 'desc')
    .orderBy('office_note.id')
    .limit(LONGEST)
    .execute()
  return notes.map(({ created_at: at, ...row }) => ({ ...row, created_at: at.toISOString() }))
}
