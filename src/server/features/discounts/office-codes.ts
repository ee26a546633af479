import { sql } from 'kysely'
import { CODE_ALONE, type Code, type CodeState, CODES_SHOWN } from '#contract/office/codes.ts'
import { OfficeRefusal } from '#contract/office/refusals.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Db, transact } from '#server/db/connect.ts'
import type { Bus } from '#server/events/bus.ts'
import { ask } from '#server/features/approvals/approvals.ts'
import { type Doer, note } from '#server/features/record/record.ts'
import type { Scope } from '#server/http/office-route.ts'
import { codeKind, type CodeWish } from './code-kind.ts'
import { listCodes, type ListedCode, makeCodes, madeUpCode, type NewCodes } from './codes.ts'
import { isNewcomerCode } from './newcomer-discount.ts'

type Revenue = Code['revenue'][number] & { readonly code: string }

/** The codes of a site with what they brought, the latest first. */
export async function codesOf(db: Db, siteId: string, now: Date): Promise<Code[]> {
  const [codes, { rows: revenue }] = await Promise.all([
    listCodes(db, siteId),
    sql<Revenue>`
      select discount_code as code, currency, sum(total_minor)::int as paid_minor,
        sum(price_minor - total_minor)::int as less_minor
      from credit_order
      where site_id = ${siteId} and discount_code is not null and discount_kind = 'code' and completed_at is not null
      group by discount_code, currency`.execute(db),
  ])
  return codes.slice(0, CODES_SHOWN).map((code) => ({
    ...code,
    currency: code.currency as Code['currency'],
    country: code.country as Code['country'],
    created_at: code.created_at.toISOString(),
    expires_at: code.expires_at.toISOString(),
    state: stateOf(code, now),
    revenue: revenue
      .filter((each) => each.code === code.code)
      .map(({ currency, paid_minor, less_minor }) => ({ currency, paid_minor, less_minor })),
  }))
}

function stateOf({ ended_at: end, expires_at: until, ...code }: ListedCode, now: Date): CodeState {
  if (end) return 'ended'
  if (until <= now) return 'over'
  const most = code.is_once_each ? code.most_uses : 1
  return most !== null && code.uses >= most ? 'used_up' : 'running'
}

type Days = { readonly siteId: string; readonly code: string; readonly timeZone: string }

/** How often a code was used on each of its last 30 days. */
export async function usesByDay(db: Db, { siteId, code, timeZone }: Days) {
  const { rows } = await sql<{ day: string; uses: number }>`
    select to_char(completed_at at time zone ${timeZone}, 'YYYY-MM-DD') as day, count(*)::int as uses
    from credit_order
    where site_id = ${siteId} and discount_code = ${code} and discount_kind = 'code' and completed_at is not null
    group by 1 order by 1 desc limit 30`.execute(db)
  return rows.toReversed()
}

export async function askedCodes(db: Db, siteId: string) {
  const rows = await db
    .selectFrom('approval')
    .select(['id', 'number', 'payload', 'asker'])
    .where('site_id', '=', siteId)
    .where('kind', '=', 'code')
    .where('state', '=', 'asked')
    .orderBy('number', 'desc')
    .execute()
  return rows.map(({ payload, ...row }) => ({ ...row, code: (payload as CodeWish).code }))
}

type Making = Omit<NewCodes, 'count' | 'madeBy'> & {
  readonly mostUses: number
  readonly why: string
  readonly by: Doer
  readonly scope: Scope
}

/** Makes a code, or asks a second person where it is above what one may make alone. */
export async function makeCode(
  { db, events }: { readonly db: Db; readonly events: Bus },
  { why, by, scope, ...wanted }: Making,
) {
  const { siteId, now, percentage, mostUses } = wanted
  const code = wanted.code ?? madeUpCode()
  if (isNewcomerCode(code)) throw new OfficeRefusal('CODE_TAKEN')
  const { minimum, country, isOnceEach, expiresAt } = wanted
  const worth = { siteId, code, percentage, minimum, country, isOnceEach, mostUses }
  const wish: CodeWish = { ...worth, madeBy: by.name, expires_at: expiresAt.toISOString() }
  if (percentage > CODE_ALONE.percentage || mostUses > CODE_ALONE.uses) {
    const asking = { subjectId: `${siteId} ${code}`, payload: { ...wish }, why, by, scope, now }
    const { state } = await ask({ db, events, kind: codeKind }, asking)
    return { code, state }
  }
  await transact(db, async (tx) => {
    const made = await makeCodes(tx, { ...wanted, code, count: 1, madeBy: by.name })
    if (made.length === 0) throw new OfficeRefusal('CODE_TAKEN')
    await note(tx, {
      by,
      action: 'code_made',
      siteId,
      subject: { kind: 'code', id: code },
      details: { ...wish, why },
      now,
    })
  })
  return { code, state: 'done' as const }
}

type Batch = NewCodes & { readonly why: string; readonly by: Doer }

/** Makes several codes that nobody thought of, and tells them: whoever calls keeps within what one person may do alone. */
export function makeBatch(db: Db, { why, by, ...wanted }: Batch): Promise<readonly string[]> {
  const { siteId, now, percentage, minimum, country, isOnceEach, mostUses, expiresAt } = wanted
  return transact(db, async (tx) => {
    const codes = await makeCodes(tx, { ...wanted, code: null, madeBy: by.name })
    const each = { percentage, minimum, country, isOnceEach, mostUses, expires_at: expiresAt }
    await note(tx, {
      by,
      action: 'codes_made',
      siteId,
      subject: { kind: 'site', id: siteId },
      details: { codes, ...each, why },
      now,
    })
    return codes
  })
}

type Changing = {
  readonly siteId: string
  readonly code: string
  readonly change: { readonly ends: true } | { readonly most_uses: number }
  readonly by: Doer
  readonly now: Date
}

/** Ends a code, or changes how often it may be used, up to what one person may allow. */
export function changeCode(db: Db, { siteId, code, change, by, now }: Changing): Promise<void> {
  return transact(db, async (tx) => {
    const before = await tx
      .selectFrom('discount_code')
      .select(['id', 'most_uses', 'percentage'])
      .where('site_id', '=', siteId)
      .where('code', '=', code)
      .where('reason', '=', 'operator')
      .where('ended_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!before) throw new Refusal('NOT_FOUND')
    const isMore = 'most_uses' in change && change.most_uses > (before.most_uses ?? 0)
    const isAbove =
      'most_uses' in change &&
      (change.most_uses > CODE_ALONE.uses || before.percentage > CODE_ALONE.percentage)
    if (isMore && isAbove) throw new OfficeRefusal('TOO_MUCH')
    const set = 'ends' in change ? { ended_at: now } : { most_uses: change.most_uses }
    await tx.updateTable('discount_code').set(set).where('id', '=', before.id).execute()
    await note(tx, {
      by,
      action: 'ends' in change ? 'code_ended' : 'code_limited',
      siteId,
      subject: { kind: 'code', id: code },
      details: { before: before.most_uses, ...change },
      now,
    })
  })
}
