import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { CreditEntry, getCredits as contract, SpendingLimit } from '#contract/credits.ts'
import { COUNTRY_CURRENCY, type Currency } from '#contract/geo.ts'
import type { Db } from '#server/db/connect.ts'
import { balanceOf } from '#server/features/credits/credits.ts'
import { isVisibleTo } from '#server/features/members/members.ts'
import { limitRow } from '#server/features/payments/payments.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import type { Visit } from '#server/http/visit.ts'

const PAGE = 30

type GetCreditsInput = Holder & { readonly after: string | undefined }

/** A member's balance, and where every credit came from and went, the latest first. */
export async function getCredits(
  db: Db,
  question: GetCreditsInput,
): Promise<z.input<typeof contract.output>> {
  const { accountId } = question
  const [balance, owed, rows, limit] = await Promise.all([
    balanceOf(db, accountId),
    owedBy(db, accountId),
    entryPage(db, { ...question, limit: PAGE + 1 }),
    spendingLimitOf(db, question),
  ])
  const entries = rows.slice(0, PAGE).map(entryOf)
  const next = rows.length > PAGE ? entries.at(-1)!.id : null
  return { balance, owed, entries, next, spending_limit: limit }
}

function entryOf(row: EntryRow): CreditEntry {
  const { profile_id: id, name, is_fictional: isFictional } = row
  return {
    id: String(row.id),
    amount: row.amount,
    reason: row.reason,
    at: row.created_at.toISOString(),
    profile: id === null ? null : { id, name: name!, fictional_icon: isFictional! },
    order_id: row.order_id,
  }
}

async function owedBy(db: Db, accountId: string): Promise<number> {
  const { owed } = await db
    .selectFrom('credit_order')
    .select((order) => order.fn.sum<string | null>('owed_credits').as('owed'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(owed ?? 0)
}

type EntryPageInput = {
  readonly siteId: string
  readonly memberId: string
  readonly accountId: string
  /** The id of the entry before the page. */
  readonly after: string | undefined
  readonly limit: number
}

type EntryRow = {
  id: number
  amount: number
  reason: CreditEntry['reason']
  created_at: Date
  /** The member it was spent on, as long as the reader may see them. */
  profile_id: string | null
  name: string | null
  is_fictional: boolean | null
  order_id: string | null
}

/** Movements of an account, the latest first, each with the member or order it was for. */
async function entryPage(db: Db, question: EntryPageInput): Promise<readonly EntryRow[]> {
  const { siteId, memberId, accountId, after, limit } = question
  const partner = db
    .selectFrom('member')
    .select(['member.id', 'member.name', 'member.is_fictional'])
    .where(sql<boolean>`member.id = side.other_id`)
    .where(isVisibleTo({ siteId, memberId }))
  const { rows } = await sql<EntryRow>`
    with page as (
      -- Only what looks like the id of a row is looked up as one.
      select id, amount, reason, created_at, case when reference ~ ${UUID} then reference::uuid end as cause_id
      from credit_entry
      where account_id = ${accountId} and (${after ?? null}::bigint is null or id < ${after ?? null}::bigint)
      order by id desc limit ${limit}
    )
    select page.id, page.amount, page.reason, page.created_at,
      partner.id as profile_id, partner.name, partner.is_fictional,
      coalesce(bought.id, refunded.order_id) as order_id
    from page
    left join message on page.reason in ('message', 'photo', 'gift') and message.id = page.cause_id
    left join conversation_side as side on side.conversation_id = message.conversation_id and side.member_id = ${memberId}
    left join lateral (${partner}) as partner on true
    left join credit_order as bought
      on page.reason in ('purchase', 'chargeback') and bought.id = page.cause_id and bought.account_id = ${accountId}
    left join order_refund as refunded on page.reason = 'refund' and refunded.id = page.cause_id
    order by page.id desc`.execute(db)
  return rows
}

const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/** What a member allows themselves in a month, and how much of it is spent. */
export async function spendingLimitOf(db: Db, holder: Holder): Promise<SpendingLimit> {
  const row = await limitRow(db, holder)
  return {
    currency: row.currency,
    limit_minor: row.limit_minor,
    spent_minor: row.spent_minor,
    next: row.next_at && { limit_minor: row.next_minor, from: row.next_at.toISOString() },
  }
}

/** The member who looks at their own credits. */
type Holder = {
  readonly siteId: string
  readonly memberId: string
  readonly accountId: string
  readonly currency: Currency
  readonly timeZone: string
  readonly now: Date
}

type MemberVisit = Pick<Visit, 'site' | 'now'> & { readonly member: { readonly id: string } }

export async function holderOf(db: Db, { site, member, now }: MemberVisit): Promise<Holder> {
  const { time_zone: timeZone } = await settingsOf(db, site.id)
  const { country, credit_account_id: accountId } = await db
    .selectFrom('member')
    .select(['country', 'credit_account_id'])
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  const currency = COUNTRY_CURRENCY[country]
  return { siteId: site.id, memberId: member.id, accountId, currency, timeZone, now }
}
