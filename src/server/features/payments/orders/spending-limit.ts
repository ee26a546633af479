import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Currency } from '#contract/geo.ts'
import type { getCheckout } from '#contract/orders.ts'
import type { PackageStyle } from '#contract/packages.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Db, transact } from '#server/db/connect.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import type { KnownBuyer } from './buyer.ts'
import type { OrderRow } from './order.ts'
import type { Quote } from './quote.ts'

type Spender = {
  readonly memberId: string
  readonly accountId: string
  /** What is counted in for a member without a limit; a limit has its own. */
  readonly currency: Currency
  readonly now: Date
  /** The site's: a month begins at its midnight. */
  readonly timeZone: string
}

/** How a member's limit stands. All money is whole minor units of its currency. */
type LimitRow = {
  currency: Currency
  limit_minor: number | null
  /** In this calendar month: what was bought or is being bought, less what went back. */
  spent_minor: number
  next_minor: number | null
  next_at: Date | null
}

type Left = { readonly minor: number; readonly currency: Currency }

/**
 * Refuses what would be more than the member allows themselves in a month. A caller that writes an order has locked the
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

/** Whether an order that did not count any more, because it was given up, is within the limit now that it is paid. */
export async function isWithinLimit(db: Db, order: OrderRow, now: Date): Promise<boolean> {
  const { site_id: siteId, member_id: memberId, account_id: accountId } = order
  if (memberId === null) return true
  const { time_zone: timeZone } = await settingsOf(db, siteId)
  const currency = order.currency as Currency
  const bought = { style: order.style as PackageStyle, total_minor: order.total_minor }
  try {
    await requireWithinLimit(db, { siteId, memberId, accountId, currency, bought, now, timeZone })
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** What may still be spent this month; null for a member without a limit. */
async function leftToSpend(db: Db, spender: Spender): Promise<Left | null> {
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

const DAY_MS = 24 * 60 * 60 * 1000

type SetSpendingLimitInput = {
  readonly memberId: string
  /** Null is no limit. */
  readonly limitMinor: number | null
  /** Of a first limit. One that changes keeps its own, so that the two can be compared. */
  readonly currency: Currency
  readonly now: Date
}

/** Sets a member's limit: a lower one holds at once, a higher one or none a day later. The last request is the one that counts. */
export async function setSpendingLimit(
  db: Db,
  { memberId, limitMinor, currency, now }: SetSpendingLimitInput,
): Promise<void> {
  const later = new Date(now.getTime() + DAY_MS)
  await transact(db, async (tx) => {
    // By itself, so that the next statement sees what a press at the same time has set.
    await sql`select from member where id = ${memberId} for no key update`.execute(tx)
    await sql`
    with held as (
      select id, case when spending_limit_next_at <= ${now} then spending_limit_next else spending_limit end as minor
      from member where id = ${memberId}
    ), wish as (
      select id, minor, ${limitMinor}::int as wished, coalesce(minor < ${limitMinor}::int, minor is not null) as is_later
      from held
    )
    update member set
      spending_limit_currency = case
        when minor is not null then spending_limit_currency when wished is not null then ${currency} end,
      spending_limit = case when is_later then minor else wished end,
      spending_limit_next = case when is_later then wished end,
      spending_limit_next_at = case when is_later then ${later}::timestamptz end
    from wish where member.id = wish.id`.execute(tx)
  })
}

type Answer = z.input<typeof getCheckout.output>['left_to_spend']

/** What a member's limit leaves, and whether that is enough for what they are about to buy, or for less. */
export async function remainingLimit(
  db: Db,
  buyer: KnownBuyer,
  { currency, offer, smaller }: Quote,
): Promise<Answer> {
  const left = await leftToSpend(db, { ...buyer, currency })
  if (left === null) return null
  const between = { siteId: buyer.siteId, from: currency, to: left.currency }
  const [worth, ...others] = await convertByListPrice(db, [offer, ...smaller], between)
  return {
    ...left,
    is_enough: worth! <= left.minor,
    is_enough_for_smaller: others.some((other) => other <= left.minor),
  }
}

/** A package and what is paid for it. */
type Bought = { readonly style: PackageStyle; readonly total_minor: number }

type Between = { readonly siteId: string; readonly from: Currency; readonly to: Currency }

/** What purchases in one currency are worth in another, in their order. */
async function convertByListPrice(
  db: Db,
  bought: readonly Bought[],
  { siteId, from, to }: Between,
): Promise<readonly number[]> {
  const worth = worthOf({
    minor: sql`bought.minor`,
    siteId: sql`${siteId}::uuid`,
    style: sql`bought.style`,
    from: sql`${from}`,
    to: sql`${to}`,
  })
  const styles = bought.map(({ style }) => style)
  const totals = bought.map((each) => each.total_minor)
  const { rows } = await sql<{ worth: number }>`
    select ${worth}::int as worth
    from unnest(${styles}::text[], ${totals}::int[]) with ordinality as bought (style, minor, place)
    order by place`.execute(db)
  return rows.map((row) => row.worth)
}

type Parts = Readonly<Record<'minor' | 'siteId' | 'style' | 'from' | 'to', RawBuilder<unknown>>>

/**
 * Money that was paid for a package, in another currency: no rate of the day, but as the list prices of that package are to
 * each other, so that it is the same tomorrow and a package without a discount is worth exactly its price there. Where the
 * site has no price in one of the two, those of the default packages count, which have all.
 *
 * Each purchase is rounded up to a whole minor unit by itself, so a limit is never exceeded by what rounding left out.
 */
function worthOf({ minor, siteId, style, from, to }: Parts): RawBuilder<number> {
  return sql<number>`case when ${from} = ${to} then ${minor} else (
    select ((${minor})::bigint * there.amount_minor + here.amount_minor - 1) / here.amount_minor
    from package
    join package_price as here on here.package_id = package.id and here.currency = ${from}
    join package_price as there on there.package_id = package.id and there.currency = ${to}
    where package.style = ${style} and (package.site_id = ${siteId} or package.site_id is null)
      and (valid_from is null or valid_from <= now())
    order by package.site_id nulls last, valid_from desc nulls last limit 1
  ) end`
}
