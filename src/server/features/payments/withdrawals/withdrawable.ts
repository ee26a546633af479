import { sql } from 'kysely'
import type { Withdrawable } from '#contract/withdrawals.ts'
import type { Currency } from '#contract/geo.ts'
import type { Db } from '#server/db/connect.ts'
import { settingsOf } from '#server/features/settings/settings.ts'

type OfferRow = {
  order_id: string
  account_id: string
  completed_at: Date
  credits: number
  total_minor: number
  currency: Currency
  unspent: number
  amount_minor: number
  until: Date
}

type Wanted = { readonly siteId: string; readonly now: Date } & (
  | { readonly memberId: string }
  | { readonly orderId: string }
)

/**
 * The purchases that can be withdrawn from now, the latest first: paid, not withdrawn from before, unspent at least in part, and
 * within the site's days for it. Those days begin after the day of the purchase and end with the last second of the last one,
 * where the site is; one that would end in a weekend ends with the Monday, as the law on periods has it.
 */
export async function withdrawableOrders(db: Db, wanted: Wanted): Promise<OfferRow[]> {
  const { siteId, now } = wanted
  const { refund_days: days, time_zone: zone } = await settingsOf(db, siteId)
  const which =
    'memberId' in wanted
      ? sql`credit_order.member_id = ${wanted.memberId}`
      : sql`credit_order.id = ${wanted.orderId}`
  const { rows } = await sql<OfferRow>`
    select credit_order.id as order_id, account_id, completed_at, credits, total_minor, currency, unspent, amount_minor, until
    from credit_order
    join credit_account on credit_account.id = account_id
    cross join lateral (
      select (completed_at at time zone ${zone})::date + ${days}::int as last_day,
        least(balance, credits - refunded_credits) as unspent
    ) as left_of_it
    cross join lateral (
      select
        (last_day + case extract(isodow from last_day) when 6 then 3 when 7 then 2 else 1 end)::timestamp at time zone ${zone} as until,
        -- Rounded up; what went back before stays what it was.
        least(total_minor - refunded_minor, (total_minor::bigint * unspent + credits - 1) / credits)::int as amount_minor
    ) as offer
    where ${which} and credit_order.site_id = ${siteId} and status = 'completed'
      and ${days}::int > 0 and ${now} < until and unspent > 0 and amount_minor > 0
      and not exists (select from order_withdrawal where order_id = credit_order.id)
    order by completed_at desc, credit_order.id`.execute(db)
  return rows
}

/** A purchase that can be withdrawn from as its buyer may know it. */
export function withdrawableAnswer(offer: OfferRow): Withdrawable {
  const { account_id: _, completed_at: at, until, ...known } = offer
  return { ...known, ordered_at: at.toISOString(), until: until.toISOString() }
}
