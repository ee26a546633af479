import { sql } from 'kysely'
import { type Discount, TIME_BONUS_CODE } from '#contract/discounts.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { timeBonus, WELCOME_CODE, welcomeDiscount } from './newcomer-discount.ts'
import { newcomerOf } from './newcomer-of.ts'

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

/** What a code that was typed is worth to this member, whatever they will buy with it. */
export async function codeWorth(db: Db, typed: Typed): Promise<Discount> {
  const ofNewcomers = NEWCOMER_CODES.get(typed.code)
  if (ofNewcomers) return newcomersOwn(db, typed, ofNewcomers)
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

const NEWCOMER_CODES = new Map([
  [TIME_BONUS_CODE, timeBonus],
  [WELCOME_CODE, welcomeDiscount],
])

/** The codes that everybody knows are worth something to newcomers alone, for as long as they are. */
async function newcomersOwn(db: Db, { memberId, now }: Typed, worth: typeof timeBonus) {
  const newcomer = await newcomerOf(db, memberId)
  const discount = worth(newcomer, now)
  if (discount) return discount
  throw new Refusal(newcomer.has_used_discount ? 'CODE_USED' : 'CODE_NOT_FOUND')
}

/**
 * Held by a purchase of one's own that is not paid, a code is not used yet: that purchase can still be given up. Somebody
 * else's purchase uses it from its beginning.
 */
async function rowOf(db: Db, { siteId, memberId, accountId, code, now }: Typed) {
  const { rows } = await sql<CodeRow>`
    select reason, code, percentage, minimum, currency, country, expires_at, exists (
      select from discount_use join credit_order on credit_order.id = discount_use.order_id
      where discount_use.site_id = discount_code.site_id and discount_use.key in (
          'code:' || discount_code.id, 'code:' || discount_code.id || ':' || ${accountId}::text
        )
        and (credit_order.completed_at is not null or credit_order.account_id <> ${accountId})
    ) as is_used
    from discount_code
    where site_id = ${siteId} and code = ${code} and expires_at > ${now} and ended_at is null
      and (member_id is null or member_id = ${memberId})`.execute(db)
  return rows[0]
}
