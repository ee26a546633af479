import { sql } from 'kysely'
import type { z } from 'zod/mini'
import { ageOnDay } from '#contract/fields.ts'
import type { CaseKind } from '#contract/office/cases.ts'
import type { MemberPage } from '#contract/office/members.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { deviceWords } from '#server/features/accounts/accounts.ts'
import { memberDecisions, strikesOf } from '#server/features/decisions/decisions.ts'
import { withdrawalsOf } from '#server/features/payments/payments.ts'
import type { Scope } from '#server/http/office-route.ts'

type Page = z.input<typeof MemberPage>
type Looking = { readonly memberId: string; readonly scope: Scope; readonly now: Date }

const MOST_LISTED = 20

/** All that is known of a member and may be known: of what they write to others there is a number and no word. */
export async function memberPage(db: Tx, { memberId, scope, now }: Looking): Promise<Page> {
  const { born, email, ...member } = await memberRow(db, { memberId, scope })
  return {
    ...member,
    age: ageOnDay(born, now.toISOString().slice(0, 10)),
    email: masked(email),
    signup_at: member.signup_at.toISOString(),
    last_active_at: member.last_active_at.toISOString(),
    deleted_at: member.deleted_at?.toISOString() ?? null,
    paid: await paidBy(db, memberId),
    strikes: await strikesOf(db, memberId, now),
    decisions: await memberDecisions(db, memberId, now),
    withdrawals: await withdrawalsOf(db, memberId),
    orders: await ordersOf(db, memberId),
    reports: await reportsOf(db, memberId),
    photos: await photosOf(db, memberId),
    sessions: await sessionsOf(db, memberId, now),
    consents: await consentsOf(db, memberId),
    mails: await mailsOf(db, memberId),
    cases: await casesOf(db, memberId, now),
    notes: await notesOf(db, memberId),
  }
}

async function memberRow(db: Db, { memberId, scope }: Omit<Looking, 'now'>) {
  const member = await db
    .selectFrom('member')
    .innerJoin('credit_account', 'credit_account.id', 'credit_account_id')
    .leftJoin('written_conversations', 'written_conversations.member_id', 'member.id')
    .select(['member.id', 'member.site_id', 'name', 'date_of_birth as born', 'city', 'country'])
    .select(['status', 'is_fictional', 'paid_user as is_premium', 'email', 'language', 'lander'])
    .select(['signup_at', 'last_active_at', 'deleted_at'])
    .select(sql<boolean>`main_photo is not null`.as('has_face'))
    .select(sql<number>`coalesce(balance, 0)`.as('credits'))
    .select(sql<number>`coalesce(written_conversations.count, 0)::int`.as('wrote_to'))
    .where('member.id', '=', memberId)
    .$if(scope !== 'all', (query) => query.where('member.site_id', 'in', [...(scope as string[])]))
    .executeTakeFirst()
  if (!member) throw new Refusal('NOT_FOUND')
  return member
}

function masked(email: string): string {
  return `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`
}

function paidBy(db: Db, memberId: string): Promise<Page['paid']> {
  return db
    .selectFrom('credit_order')
    .select(['currency'])
    .select(sql<number>`sum(total_minor - refunded_minor)::int`.as('amount_minor'))
    .select(sql<number>`count(*)::int`.as('orders'))
    .where('member_id', '=', memberId)
    .where('completed_at', 'is not', null)
    .groupBy('currency')
    .orderBy('currency')
    .execute()
}

async function ordersOf(db: Db, memberId: string): Promise<Page['orders']> {
  const orders = await db
    .selectFrom('credit_order')
    .select(['id', 'created_at', 'credits', 'total_minor', 'currency', 'status', 'receipt_number'])
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute()
  return orders.map(({ created_at: at, ...order }) => ({ ...order, at: at.toISOString() }))
}

async function reportsOf(db: Db, memberId: string): Promise<Page['reports']> {
  const reports = await db
    .selectFrom('report')
    .select(['number', 'created_at', 'target_id', 'reason', 'decision as outcome'])
    .where((report) =>
      report.or([report('target_id', '=', memberId), report('reporter_id', '=', memberId)]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('number')
    .limit(MOST_LISTED)
    .execute()
  return reports.map(({ created_at: at, target_id: target, ...report }) => ({
    ...report,
    at: at.toISOString(),
    side: target === memberId ? 'about' : 'by',
  }))
}

function photosOf(db: Db, memberId: string): Promise<Page['photos']> {
  return db
    .selectFrom('photo')
    .select(['id', 'status'])
    .where('member_id', '=', memberId)
    .orderBy('position')
    .execute()
}

async function sessionsOf(db: Db, memberId: string, now: Date): Promise<Page['sessions']> {
  const sessions = await db
    .selectFrom('session')
    .select(['user_agent', 'created_at', 'last_seen_at'])
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .limit(MOST_LISTED)
    .execute()
  return sessions.map(({ user_agent: agent, created_at: begun, last_seen_at: seen }) => ({
    device: deviceWords(agent),
    created_at: begun.toISOString(),
    last_seen_at: seen.toISOString(),
  }))
}

async function consentsOf(db: Db, memberId: string): Promise<Page['consents']> {
  const consents = await db
    .selectFrom('consent')
    .select(['kind', 'version', 'given_at', 'withdrawn_at'])
    .where('member_id', '=', memberId)
    .orderBy('given_at', 'desc')
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute()
  return consents.map(({ kind, version, given_at: at, withdrawn_at: ended }) => ({
    kind,
    version,
    at: at.toISOString(),
    ended_at: ended?.toISOString() ?? null,
  }))
}

/** What a mail is, and never what it says or where its link leads. */
async function mailsOf(db: Db, memberId: string): Promise<Page['mails']> {
  const mails = await db
    .selectFrom('job')
    .select(['created_at', 'parked_at'])
    .select(sql<string>`coalesce(payload -> 'content' ->> 'name', '')`.as('name'))
    .where('member_id', '=', memberId)
    .where('kind', '=', 'mail')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute()
  return mails.map(({ name, created_at: at, parked_at: parked }) => ({
    name,
    at: at.toISOString(),
    is_parked: parked !== null,
  }))
}

async function casesOf(db: Db, memberId: string, now: Date): Promise<Page['cases']> {
  const cases = await db
    .selectFrom('office_case')
    .select(['id', 'kind', 'due_at'])
    .where('member_id', '=', memberId)
    .where('decided_at', 'is', null)
    .where('opened_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute()
  return cases.map(({ id, kind, due_at: due }) => ({
    id,
    kind: kind as CaseKind,
    due_at: due.toISOString(),
  }))
}

async function notesOf(db: Db, memberId: string): Promise<Page['notes']> {
  const notes = await db
    .selectFrom('office_note')
    .innerJoin('operator', 'operator.id', 'operator_id')
    .select(['office_note.id', 'operator.name', 'text', 'office_note.created_at'])
    .where('member_id', '=', memberId)
    .orderBy('office_note.created_at', 'desc')
    .orderBy('office_note.id')
    .limit(MOST_LISTED)
    .execute()
  return notes.map(({ created_at: at, ...row }) => ({ ...row, created_at: at.toISOString() }))
}
