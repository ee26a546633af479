import { type RawBuilder, type Selectable, sql } from 'kysely'
import { ageOnDay } from '#contract/fields.ts'
import * as contract from '#contract/office/approvals.ts'
import type { z } from 'zod/mini'
import type { Db } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'
import { type OperatorVisit, type Scope, scopeOf } from '#server/http/office-route.ts'

type Told = z.input<typeof contract.Approval>
type Row = Selectable<Tables['approval']> & {
  next_try_at: Date | null
  name: string | null
  date_of_birth: string
  city: string
  is_fictional: boolean
  has_face: boolean
  ended_micros: string
}

/** Who looks, and where they may read and decide. */
export type Looking = {
  readonly operatorId: string
  readonly scope: Scope
  readonly approveScope: Scope
  readonly now: Date
}

/** Who looks at requests, and which of them they may decide. */
export function lookingIn({ operator, scope, now }: OperatorVisit): Looking {
  return { operatorId: operator.id, scope, approveScope: scopeOf(operator, 'money_approve'), now }
}

type ListInput = Looking & { readonly filter: z.output<typeof contract.listApprovals.input> }

/** A page of requests: what waits for me by what ends first, what I asked, or what ended, the latest first. */
export async function listApprovals(
  db: Db,
  { filter, ...looking }: ListInput,
): Promise<z.input<typeof contract.listApprovals.output>> {
  const { view, site_id: siteId, after } = filter
  const isWanted = [
    viewOf(view, looking),
    within(looking.scope),
    ...(siteId ? [sql`approval.site_id = ${siteId}`] : []),
    ...(after ? [comesAfter(view, after)] : []),
  ]
  const rows = await approvalRows(db, {
    where: sql.join(isWanted, sql` and `),
    order: view === 'ended' ? sql`ended_at desc, number desc` : sql`expires_at, number`,
    limit: contract.APPROVALS_PAGE + 1,
  })
  const page = rows.slice(0, contract.APPROVALS_PAGE)
  const last = page.at(-1)
  return {
    approvals: page.map((row) => approvalAnswer(row, looking)),
    after: rows.length > page.length && last ? `${last.ended_micros}-${last.number}` : null,
  }
}

const isOpen = (now: Date) => sql`state = 'asked' and expires_at > ${now}`

function viewOf(
  view: (typeof contract.APPROVAL_VIEWS)[number],
  { operatorId, now }: Looking,
): RawBuilder<unknown> {
  if (view === 'waiting') return sql`${isOpen(now)} and asked_by <> ${operatorId}`
  if (view === 'mine')
    return sql`((${isOpen(now)}) or state = 'approved') and asked_by = ${operatorId}`
  return sql`ended_at is not null`
}

function comesAfter(view: string, after: string): RawBuilder<unknown> {
  const [micros = '', number = ''] = after.split('-')
  const at = sql`'epoch'::timestamptz + ${micros}::bigint * interval '1 microsecond'`
  return view === 'ended'
    ? sql`(ended_at, number) < (${at}, ${number}::bigint)`
    : sql`(expires_at, number) > (${at}, ${number}::bigint)`
}

function within(scope: Scope): RawBuilder<unknown> {
  return scope === 'all' ? sql`true` : sql`approval.site_id = any(${[...scope]}::uuid[])`
}

type CountInput = Looking & { readonly siteId: string | undefined }

export async function countApprovals(db: Db, { siteId, ...looking }: CountInput) {
  const { operatorId, now, approveScope, scope } = looking
  const here = siteId === undefined ? sql`true` : sql`approval.site_id = ${siteId}`
  const { rows } = await sql<{ waiting: number; mine: number }>`
    select (count(*) filter (where asked_by <> ${operatorId} and ${within(approveScope)}))::int as waiting,
      (count(*) filter (where asked_by = ${operatorId}))::int as mine
    from approval where ${isOpen(now)} and ${within(scope)} and ${here}`.execute(db)
  return rows[0]!
}

/** All that was asked or done about one thing, the latest first. */
export async function approvalsAbout(db: Db, subjectId: string, looking: Looking): Promise<Told[]> {
  const where = sql`subject_id = ${subjectId} and ${within(looking.scope)}`
  const rows = await approvalRows(db, { where, order: sql`number desc`, limit: 20 })
  return rows.map((row) => approvalAnswer(row, looking))
}

/** One request as whoever looks may know it; null where there is none. */
export async function approvalNamed(db: Db, id: string, looking: Looking): Promise<Told | null> {
  const where = sql`approval.id = ${id} and ${within(looking.scope)}`
  const [row] = await approvalRows(db, { where, order: sql`number`, limit: 1 })
  return row ? approvalAnswer(row, looking) : null
}

type Wanted = {
  readonly where: RawBuilder<unknown>
  readonly order: RawBuilder<unknown>
  readonly limit: number
}

async function approvalRows(db: Db, { where, order, limit }: Wanted): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select approval.*, order_refund.next_try_at, member.name, date_of_birth, city, is_fictional, main_photo is not null as has_face,
      (extract(epoch from coalesce(ended_at, expires_at)) * 1000000)::bigint::text as ended_micros
    from approval
    left join member on member.id = approval.member_id
    left join order_refund on state = 'approved' and order_refund.id = result_id
    where ${where} order by ${order} limit ${limit}`.execute(db)
  return rows
}

function approvalAnswer(row: Row, { operatorId, approveScope, now }: Looking): Told {
  const isOver = row.state === 'asked' && row.expires_at <= now
  const mayApprove = approveScope === 'all' || approveScope.includes(row.site_id)
  const isMine = row.asked_by === operatorId
  const { id, number, site_id, subject_id, amount_minor, currency, credits, why, words } = row
  return {
    id,
    number,
    site_id,
    subject_id,
    amount_minor,
    currency,
    credits,
    why,
    words,
    kind: row.kind as Told['kind'],
    person: personIn(row, now),
    is_alone: row.is_alone,
    asked_by: row.asked_by,
    asker: row.asker,
    asked_at: row.asked_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    state: isOver ? 'expired' : (row.state as Told['state']),
    decider: row.decider,
    decided_at: row.decided_at?.toISOString() ?? null,
    outcome: row.outcome,
    ended_at: (isOver ? row.expires_at : row.ended_at)?.toISOString() ?? null,
    next_try_at: row.next_try_at?.toISOString() ?? null,
    may_decide: row.state === 'asked' && !isOver && mayApprove && !isMine,
    is_mine: isMine,
  }
}

function personIn(row: Row, now: Date): Told['person'] {
  const { member_id: id, name, city, is_fictional, has_face } = row
  if (id === null || name === null) return null
  const age = ageOnDay(row.date_of_birth, now.toISOString().slice(0, 10))
  return { id, name, age, city, is_fictional, has_face }
}
