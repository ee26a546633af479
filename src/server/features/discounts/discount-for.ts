import { type RawBuilder, sql } from 'kysely'
import type { Discount } from '#contract/discounts.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import type { App } from '#server/http/route.ts'
import {
  newcomerDiscount,
  newcomerKey,
  newcomerOf,
  isNewcomerCode,
  timeBonus,
  welcomeDiscount,
} from './newcomer-discount.ts'

type Purchase = {
  readonly siteId: string
  readonly memberId: string
  readonly accountId: string
  /** What was typed; without it a newcomer's discount is used if there is one. */
  readonly code: string | undefined
  readonly country: string
  readonly currency: string
  readonly priceMinor: number
  readonly now: Date
}

/** The one discount of a purchase: the code that was typed, else a newcomer's discount, else none. */
export async function discountFor(db: Db, purchase: Purchase): Promise<Discount | null> {
  const { memberId, code, now } = purchase
  if (code === undefined) return newcomerDiscount(await newcomerOf(db, memberId), now)
  const discount = await codeWorth(db, { ...purchase, code })
  requireFit(discount, purchase)
  return discount
}

/** A minimum is an amount of one currency: a buyer who pays in another is in another country than the code is for. */
function requireFit(
  { country, currency, minimum }: Discount,
  purchase: Pick<Purchase, 'country' | 'currency' | 'priceMinor'>,
): void {
  if (country !== null && country !== purchase.country) throw new Refusal('CODE_COUNTRY')
  if (currency !== null && currency !== purchase.currency) throw new Refusal('CODE_COUNTRY')
  if (minimum !== null && purchase.priceMinor < minimum) throw new Refusal('CODE_MINIMUM')
}

type Typed = {
  readonly siteId: string
  readonly memberId: string
  readonly accountId: string
  readonly code: string
  readonly now: Date
}
type CodeRow = {
  reason: 'stay' | 'operator'
  code: string
  percentage: number
  minimum: number | null
  currency: Discount['currency']
  country: Discount['country']
  expires_at: Date
  is_used: boolean
}

type Guess = { readonly memberId: string; readonly code: string | undefined; readonly now: Date }

/** Does what a code is typed for. Those that are not there are counted: a member who goes on guessing is refused. */
export async function countingGuesses<Result>(
  { limiter }: Pick<App, 'limiter'>,
  { memberId, code, now }: Guess,
  work: () => Promise<Result>,
): Promise<Result> {
  if (code === undefined) return work()
  await limiter.take('discount_code', memberId, now)
  try {
    const result = await work()
    limiter.giveBack('discount_code', memberId, now)
    return result
  } catch (error) {
    const isGuess = error instanceof Refusal && error.code === 'CODE_NOT_FOUND'
    if (!isGuess) limiter.giveBack('discount_code', memberId, now)
    throw error
  }
}

/** What a code that was typed is worth to this member, whatever they will buy with it. */
export async function codeWorth(db: Db, typed: Typed): Promise<Discount> {
  if (isNewcomerCode(typed.code)) return newcomersOwn(db, typed)
  const row = await rowOf(db, typed)
  if (!row) throw new Refusal('CODE_NOT_FOUND')
  if (row.is_used) throw new Refusal('CODE_USED')
  const { code, percentage, minimum, currency, country } = row
  const kind = row.reason === 'stay' ? 'stay' : 'code'
  return {
    kind,
    code,
    percentage,
    minimum,
    currency,
    country,
    expires: row.expires_at.toISOString(),
  }
}

/** The codes printed for all visitors are worth something to newcomers alone, for as long as they are. */
async function newcomersOwn(db: Db, { memberId, code, now }: Typed): Promise<Discount> {
  const newcomer = await newcomerOf(db, memberId)
  const offers = [timeBonus(newcomer, now), welcomeDiscount(newcomer, now)]
  const discount = offers.find((offer) => offer?.code === code)
  if (discount) return discount
  throw new Refusal(newcomer.has_used_discount ? 'CODE_USED' : 'CODE_NOT_FOUND')
}

/**
 * Held by a purchase of the buyer's own that is not paid, a code is not used yet: that purchase can still be given up.
 * Another buyer's purchase uses it from its beginning.
 */
async function rowOf(db: Db, { siteId, memberId, accountId, code, now }: Typed) {
  const { rows } = await sql<CodeRow>`
    select reason, code, percentage, minimum, currency, country, expires_at, exists (
      select from discount_use join credit_order on credit_order.id = discount_use.order_id
      where discount_use.site_id = discount_code.site_id and discount_use.key in (
          'code:' || discount_code.id, 'code:' || discount_code.id || ':' || ${accountId}::text
        )
        and (credit_order.completed_at is not null or credit_order.account_id <> ${accountId})
    ) or most_uses <= (
      select count(*) from discount_use join credit_order on credit_order.id = discount_use.order_id
      where discount_use.site_id = discount_code.site_id and split_part(discount_use.key, ':', 2) = discount_code.id::text
        and (credit_order.completed_at is not null or credit_order.account_id <> ${accountId})
    ) is true as is_used
    from discount_code
    where site_id = ${siteId} and code = ${code} and expires_at > ${now} and ended_at is null
      and (member_id is null or member_id = ${memberId})`.execute(db)
  return rows[0]
}

type Use = {
  readonly siteId: string
  readonly accountId: string
  readonly discount: Pick<Discount, 'kind' | 'code'>
  readonly orderId: string
  readonly now: Date
}

/** Uses a discount for an order. The first order to write its key has it; all others are refused. */
export async function takeDiscount(tx: Tx, use: Use): Promise<void> {
  const { siteId, orderId, now } = use
  await requireUsesLeft(tx, use)
  const { rows } = await sql`
    insert into discount_use (site_id, key, order_id, used_at)
    select ${siteId}, key, ${orderId}, ${now} from (${keyOf(use)}) as discount (key)
    on conflict (site_id, key) do nothing
    returning key`.execute(tx)
  if (rows.length === 0) throw new Refusal('CODE_USED')
}

/** Those who use a code that has a limit wait for each other, so that each counts those before it. */
async function requireUsesLeft(tx: Tx, { siteId, discount }: Use): Promise<void> {
  if (discount.kind !== 'code') return
  const code = await tx
    .selectFrom('discount_code')
    .select(['id', 'most_uses'])
    .where('site_id', '=', siteId)
    .where('code', '=', discount.code)
    .where('most_uses', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!code) return
  const { rows } = await sql<{ uses: number }>`
    select count(*)::int as uses from discount_use
    where site_id = ${siteId} and split_part(key, ':', 2) = ${code.id}::text`.execute(tx)
  if (rows[0]!.uses >= code.most_uses!) throw new Refusal('CODE_USED')
}

function keyOf({ siteId, accountId, discount }: Use): RawBuilder<unknown> {
  if (discount.kind === 'time_bonus' || discount.kind === 'welcome')
    return sql`select ${newcomerKey(accountId)}::text`
  return sql`
    select 'code:' || id || case when is_once_each then ':' || ${accountId}::text else '' end
    from discount_code where site_id = ${siteId} and code = ${discount.code}`
}

/**
 * Whether an order that is paid has its discount. One that had given it back has it again, unless another order used it
 * since: one of the same buyer that is not paid must do without.
 */
export async function regainDiscount(tx: Tx, use: Use): Promise<boolean> {
  const { siteId, accountId, orderId, now } = use
  const { rows } = await sql`
    insert into discount_use (site_id, key, order_id, used_at)
    select ${siteId}, key, ${orderId}, ${now} from (${keyOf(use)}) as discount (key)
    on conflict (site_id, key) do update set order_id = excluded.order_id, used_at = excluded.used_at
    where discount_use.order_id = excluded.order_id or exists (
      select from credit_order
      where id = discount_use.order_id and account_id = ${accountId} and completed_at is null
    )
    returning key`.execute(tx)
  return rows.length > 0
}

/** Gives the discount of an order back, if it has one: the order failed, or was given up. */
export async function freeDiscount(tx: Tx, orderId: string): Promise<void> {
  await tx.deleteFrom('discount_use').where('order_id', '=', orderId).execute()
}
