import { type RawBuilder, sql } from 'kysely'
import { ageOnDay } from '#contract/fields.ts'
import type { z } from 'zod/mini'
import type { CaseKind, CaseRow } from '#contract/office/cases.ts'
import type { Db } from '#server/db/connect.ts'
import type { Scope } from '#server/http/office-route.ts'

type Row = {
  id: number
  kind: CaseKind
  site_id: string | null
  language: string | null
  opened_at: Date
  due_at: Date
  due_micros: string
  number: string | null
  topic: string
  words: string
  member_id: string | null
  name: string | null
  date_of_birth: string
  city: string
  is_fictional: boolean
  has_face: boolean
  claimed_by: string | null
  claimed_until: Date | null
  claimant: string | null
  looking: z.input<typeof CaseRow>['looking']
  is_handed_on: boolean
  decided_by: string | null
  decided_who: string | null
}

export type Listed = { readonly row: z.input<typeof CaseRow>; readonly cursor: string }

/** Somebody who gave no sign for so long is not there any more. */
export const AWAY_MS = 2 * 60 * 1000

type Page = {
  /** Ids and nothing else, in the order of the list. */
  readonly page: RawBuilder<unknown>
  readonly now: Date
}

/** Cases as they stand in the queue: with the words of members about others, and none of what they wrote to each other. */
export async function caseRows(db: Db, { page, now }: Page): Promise<Listed[]> {
  const here = new Date(now.getTime() - AWAY_MS)
  const { rows } = await sql<Row>`
    with page as materialized (${page})
    select office_case.id, office_case.kind, office_case.site_id, office_case.language, opened_at, due_at,
      (extract(epoch from due_at) * 1000000)::bigint::text as due_micros,
      coalesce(report.number::text, complaint.number, decision.number::text, payment_finding.payment_id) as number,
      coalesce(report.reason, complaint.kind, job.kind, photo.position::text, decision.measure, payment_finding.kind, order_refund.amount_minor || ' ' || credit_order.currency, '') as topic,
      left(coalesce(report.explanation, complaint.text, job.last_error, ''), 160) as words,
      office_case.member_id, member.name, member.date_of_birth, member.city, member.is_fictional, member.main_photo is not null as has_face,
      case when claimed_until > ${now} then claimed_by end as claimed_by, claimed_until, operator.name as claimant,
      handed_by is not null as is_handed_on, decision.operator_id as decided_by, decision.who as decided_who,
      coalesce((
        select json_agg(json_build_object('operator_id', operator.id, 'name', operator.name, 'doing', doing) order by operator.name)
        from office_case_look join operator on operator.id = operator_id where case_id = office_case.id and seen_at > ${here}
      ), '[]') as looking
    from page
    join office_case using (id)
    left join operator on operator.id = claimed_by
    left join member on member.id = office_case.member_id
    left join report on office_case.kind in ('report', 'notice') and report.id = office_case.subject_id
    left join complaint on office_case.kind = 'complaint' and complaint.id = office_case.subject_id
    left join job on office_case.kind = 'job' and job.id = office_case.subject_id
    left join photo on office_case.kind = 'photo' and photo.id = office_case.subject_id
    left join order_refund on office_case.kind = 'withdrawal' and order_refund.id = office_case.subject_id
    left join appeal on office_case.kind = 'appeal' and appeal.id = office_case.subject_id
    left join decision on decision.id = appeal.decision_id
    left join payment_finding on office_case.kind = 'payment' and payment_finding.id = office_case.subject_id
    left join credit_order on credit_order.id = order_refund.order_id
    order by due_at, office_case.id`.execute(db)
  return rows.map((row) => ({ row: caseRow(row, now), cursor: `${row.due_micros}-${row.id}` }))
}

function caseRow(row: Row, now: Date): z.input<typeof CaseRow> {
  const { id, kind, site_id, language, number, topic, words, looking, is_handed_on } = row
  const { claimed_by: claimedBy, claimed_until: until, claimant } = row
  return {
    id,
    kind,
    site_id,
    language,
    number,
    topic,
    words,
    looking,
    is_handed_on,
    opened_at: row.opened_at.toISOString(),
    due_at: row.due_at.toISOString(),
    person: personOf(row, now),
    decider:
      row.decided_who === null ? null : { operator_id: row.decided_by, name: row.decided_who },
    claim:
      claimedBy === null
        ? null
        : { operator_id: claimedBy, name: claimant!, until: until!.toISOString() },
  }
}

type PersonRow = Pick<
  Row,
  'member_id' | 'name' | 'date_of_birth' | 'city' | 'is_fictional' | 'has_face'
>

export function personOf(
  { member_id: id, name, date_of_birth: born, city, is_fictional, has_face }: PersonRow,
  now: Date,
) {
  if (id === null || name === null) return null
  const age = ageOnDay(born, now.toISOString().slice(0, 10))
  return { id, name, age, city, is_fictional, has_face }
}

/** Cases of sites on which something is allowed; what belongs to no site, only where it is allowed on all. */
export function within(scope: Scope): RawBuilder<boolean> {
  return scope === 'all'
    ? sql<boolean>`true`
    : sql<boolean>`office_case.site_id = any(${[...scope]}::uuid[])`
}
