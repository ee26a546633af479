import { sql } from 'kysely'
import { COUNTRY_CURRENCY } from '#contract/geo.ts'
import type { Tx } from '#server/db/connect.ts'
import { METHODS_OF_COUNTRY, VAT_RATES } from '#server/features/payments/payments.ts'
import type { DemoMember } from './demo-member.ts'
import { transferTime } from './transfer-time.ts'

/** Writes the purchases that the bought credits of some members came from, as they would be after they were paid. */
export async function insertOrders(tx: Tx, batch: DemoMember[], siteId: string): Promise<void> {
  const orders = batch.flatMap(purchasesOf)
  if (orders.length === 0) return
  const all = <T>(value: (order: (typeof orders)[number]) => T) => sql.val(orders.map(value))
  await sql`
    with numbers as (
      insert into receipt_counter (site_id, last_number) values (${siteId}, ${orders.length})
      on conflict (site_id) do update set last_number = receipt_counter.last_number + excluded.last_number
      returning last_number - ${orders.length}::int as before
    ), bought as (
      insert into credit_order (
        id, site_id, member_id, account_id, client_id, style, credits, currency, price_minor, total_minor, country,
        vat_rate, method, status, provider, provider_id, receipt_number, created_at, completed_at, settled_at
      )
      select
        made.id, ${siteId}, member_id, account_id, made.id, style, package.credits, made.currency, amount_minor, amount_minor,
        country, vat_rate, method, 'completed', 'sandbox', 'sbx_' || substr(md5(made.id::text), 1, 24),
        numbers.before + row_number() over (order by made_at, made.id), at, at, at
      from numbers, unnest(
        ${all(({ id }) => id)}::uuid[],
        ${all(({ memberId }) => memberId)}::uuid[],
        ${all(({ accountId }) => accountId)}::uuid[],
        ${all(({ credits }) => credits)}::int[],
        ${all(({ country }) => country)}::text[],
        ${all(({ country }) => COUNTRY_CURRENCY[country])}::text[],
        ${all(({ country }) => VAT_RATES[country])}::int[],
        ${all(({ country }) => METHODS_OF_COUNTRY[country][0])}::text[],
        ${all(({ at }) => at)}::float8[]
      ) as made (id, member_id, account_id, credits, country, currency, vat_rate, method, made_at)
      cross join lateral (select to_timestamp(made_at / 1000.0) as at) as moment
      join package on package.site_id is null and package.credits = made.credits
      join package_price on package_price.package_id = package.id and package_price.currency = made.currency
      returning id, site_id, member_id, provider_id, total_minor, currency, method, created_at
    )
    insert into sandbox_payment (
      id, order_id, site_id, amount_minor, currency, method, description, locale, return_url, webhook_url, status,
      created_at, expires_at
    )
    select provider_id, bought.id, bought.site_id, total_minor, currency, method, '', language, '/transactions/' || bought.id, '',
      'paid', bought.created_at, bought.created_at
    from bought join member on member.id = bought.member_id`.execute(tx)
}

function purchasesOf(member: DemoMember) {
  const { id: memberId, accountId, country } = member
  return member.transfers.flatMap(({ id, reason, amount: credits }, index) => {
    const at = transferTime(member, index)
    return reason === 'purchase' ? [{ id, memberId, accountId, country, credits, at }] : []
  })
}
