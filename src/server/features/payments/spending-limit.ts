import { sql } from 'kysely'
import type { Currency } from '#contract/geo.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { type Bought, worthOf, convertByListPrice } from './worth-in.ts'

export type Spender = {
  readonly memberId: string
  readonly accountId: string
  /** What is counted in for whoever has no limit; a limit has its own. */
  readonly currency: Currency
  readonly now: Date
  /** The site's: a month begins at its midnight. */
  readonly timeZone: string
}

/** How a member's limit stands. All money is whole minor units of its currency. */
export type LimitRow = {
  currency: Currency
  limit_minor: number | null
  /** In this calendar month: what was bought or is being bought, less what went back. */
  spent_minor: number
  next_minor: number | null
  next_at: Date | null
}

export type Left = { readonly minor: number; readonly currency: Currency }

/**
 * Refuses what would be more than the member allows themselves in a month. Whoever writes a purchase has locked the
 * member's account: purchases at once come one after the other, and each counts those before it.
 */
export async function requireWithinLimit(
  db: Db,
  { siteId, bought, ...spender }: Spender & { readonly siteId: string; readonly bought: Bought },
): Promise<void> {
  const left = await leftToSpend(db, spender)
  if (left === null) return
  const from = spender.currency
  const [worth] = await convertByListPrice(db, [bought], { siteId, from, to: left.currency })
  if (worth! > left.minor) throw new Refusal('SPENDING_LIMIT')
}

/** What may still be spent this month; null for whoever has no limit. */
export async function leftToSpend(db: Db, spender: Spender): Promise<Left | null> {
  const { currency, limit_minor: limit, spent_minor: spent } = await limitRow(db, spender)
  return limit === null ? null : { minor: Math.max(0, limit - spent), currency }
}

/** The limit that holds now, one that will hold later, and what counts towards it. */
export async function limitRow(db: Db, spender: Spender): Promise<LimitRow> {
  const { memberId, accountId, currency, now, timeZone } = spender
  const worth = worthOf({
    minor: sql`total_minor - refunded_minor`,
    siteId: sql`credit_order.site_id`,
    style: sql`credit_order.style`,
    from: sql`credit_order.currency`,
    to: sql`held.currency`,
  })
  const { rows } = await sql<LimitRow>`
    with member_limit as (
      select
        case when spending_limit_next_at <= ${now} then spending_limit_next else spending_limit end as limit_minor,
        case when spending_limit_next_at > ${now} then spending_limit_next end as next_minor,
        case when spending_limit_next_at > ${now} then spending_limit_next_at end as next_at,
        spending_limit_currency
      from member where id = ${memberId}
    ), held as (
      select limit_minor, next_minor, next_at,
        case when limit_minor is null then ${currency} else spending_limit_currency end as currency
      from member_limit
    )
    select held.*, (
      select coalesce(sum(${worth}), 0)::int from credit_order
      where account_id = ${accountId} and status in ('new', 'pending', 'completed')
        and created_at >= date_trunc('month', ${now}::timestamptz, ${timeZone})
    ) as spent_minor
    from held`.execute(db)
  return rows[0]!
}
