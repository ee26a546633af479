import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'
import { countedPages } from '#server/features/traffic/traffic.ts'

/** A site, and where its days begin. */
export type Place = { readonly siteId: string; readonly zone: string }

type Counting = { readonly places: readonly Place[]; readonly day: string }

/** Of erased members it is not known any more where they came from. */
export const ERASED = '(erased)'
/** How long after a signup the steps of the funnel count, so that one period can be compared with another. */
export const FUNNEL_DAYS = 14

const WITHIN = sql.raw(`interval '${FUNNEL_DAYS} days'`)
const { names: NAMES, slugs: SLUGS } = countedPages()

/** Counts one day of these sites anew, from nothing but what happened on it. */
export async function countDay(tx: Tx, counting: Counting): Promise<void> {
  // Two who count the same day do it in turn: each forgets what the other has written. To compile it would take longer than to do it.
  await sql`select pg_advisory_xact_lock(hashtextextended('figures', 0)), set_config('jit', 'off', true)`.execute(
    tx,
  )
  await forgetDay(tx, counting)
  await sql`
    with ${placesOn(counting)}, fact as (${visitsOf(counting)} union all ${signupsOf(counting)}
      union all ${paidOf(counting)} union all ${movedOf(counting)} union all ${writtenOf(counting)})
    insert into figure_day (site_id, cut, day, page, network, country, device, visits, signups, activated, wrote, bought,
      orders, first_orders, buyers, credits_sold, credits_spent, credits_moved, messages, writers)
    select ${CUT}, sum(visits), sum(signups), sum(activated), sum(wrote), sum(bought), sum(orders), sum(first_orders),
      sum(buyers), sum(sold), sum(spent), sum(moved), sum(messages), sum(writers)
    from fact
    group by site_id, day, cube (page, network, country, device)`.execute(tx)
  await sql`
    with ${placesOn(counting)}, fact as (${moneyOf(counting)})
    insert into figure_money (site_id, cut, day, page, network, country, device, currency, paid, refunded, charged_back, vat)
    select ${CUT}, currency, sum(paid), sum(refunded), sum(charged_back), sum(vat)
    from fact
    group by site_id, day, currency, cube (page, network, country, device)`.execute(tx)
}

/** A grouping of a cube as a row: what is summed over is empty, and its bit is set. */
const CUT = sql`site_id, grouping(page, network, country, device), day,
  coalesce(page, ''), coalesce(network, ''), coalesce(country, ''), coalesce(device, '')`

async function forgetDay(tx: Tx, { places, day }: Counting): Promise<void> {
  const sites = places.map(({ siteId }) => siteId)
  for (const table of ['figure_day', 'figure_money'] as const)
    await tx.deleteFrom(table).where('site_id', 'in', sites).where('day', '=', day).execute()
}

/** The moments between which it is this day, on each site. */
function placesOn({ places, day }: Counting) {
  return sql`place as materialized (
    select site_id, ${day}::date as day, ${day}::timestamp at time zone zone as starts,
      (${day}::date + 1)::timestamp at time zone zone as ends
    from unnest(${places.map(({ siteId }) => siteId)}::uuid[], ${places.map(({ zone }) => zone)}::text[]) as named (site_id, zone)
  )`
}

/** Whether something was on the day of its site. The day anywhere on earth stands beside it, for the index. */
function onDay(column: string, { day }: Counting) {
  const at = sql.ref(column)
  return sql`${at} >= starts and ${at} < ends
    and ${at} >= ${day}::timestamp at time zone 'UTC' - interval '14 hours'
    and ${at} < (${day}::date + 1)::timestamp at time zone 'UTC' + interval '12 hours'`
}

/** Where a member came from, or that it is not known any more. The pages are those of `pageOfLander`. */
const PERSON = sql`
  case when member.id is null then ${ERASED} when coalesce(lander, '') = '' then 'index'
    when not split_part(lander, '/', 1) = any(${NAMES}::text[]) then 'other'
    when substr(lander, strpos(lander || '/', '/') + 1) = any(${SLUGS}::text[]) then lander
    else split_part(lander, '/', 1) end as page,
  case when member.id is null then ${ERASED} else coalesce(traffic_source ->> 'network', '') end as network,
  case when member.id is null then ${ERASED} else member.country end as country,
  case when member.id is null then ${ERASED} else coalesce(device, '') end as device`

const MEASURES = [
  'visits',
  'signups',
  'activated',
  'wrote',
  'bought',
  'orders',
  'first_orders',
  'buyers',
  'sold',
  'spent',
  'moved',
  'messages',
  'writers',
] as const
type Measures = Partial<Readonly<Record<(typeof MEASURES)[number], RawBuilder<unknown>>>>

/** What is counted, in the order of all, and none of the rest. */
function measures(given: Measures) {
  return sql.join(MEASURES.map((name) => sql`${given[name] ?? sql`0`} as ${sql.ref(name)}`))
}

function visitsOf({ day }: Counting) {
  return sql`
    select place.site_id, place.day, page, network, country, device, ${measures({ visits: sql`visits` })}
    from traffic_day join place using (site_id) where traffic_day.day = ${day}`
}

function signupsOf(counting: Counting) {
  const later = (moment: string) => sql`${sql.ref(moment)} < signup_at + ${WITHIN}`
  return sql`
    select place.site_id, place.day, ${PERSON}, ${measures({
      signups: sql`1`,
      activated: sql`coalesce(${later('activated_at')}, false)::int`,
      wrote: sql`exists (select from message where sender_id = member.id and ${later('message.created_at')})::int`,
      bought: sql`exists (select from credit_order where account_id = credit_account_id and ${later('completed_at')})::int`,
    })}
    from member join place using (site_id)
    where not is_fictional and ${onDay('signup_at', counting)}`
}

function paidOf(counting: Counting) {
  return sql`
    select paid.site_id, paid.day, ${PERSON}, ${measures({
      orders: sql`paid.orders`,
      first_orders: sql`paid.first_orders`,
      buyers: sql`1`,
    })}
    from (
      select place.site_id, place.day, account_id, count(*) as orders, count(*) filter (where not exists (
        select from credit_order as earlier where earlier.account_id = credit_order.account_id
          and (earlier.completed_at, earlier.id) < (credit_order.completed_at, credit_order.id))) as first_orders
      from credit_order join place using (site_id)
      where ${onDay('completed_at', counting)}
      group by 1, 2, 3
    ) as paid left join member on credit_account_id = account_id`
}

function movedOf(counting: Counting) {
  return sql`
    select moved.site_id, moved.day, ${PERSON}, ${measures({
      sold: sql`moved.sold`,
      spent: sql`moved.spent`,
      moved: sql`moved.moved`,
    })}
    from (
      select place.site_id, place.day, account_id, sum(amount) as moved,
        coalesce(sum(amount) filter (where reason = 'purchase'), 0) as sold,
        coalesce(-sum(amount) filter (where reason in ('message', 'photo', 'gift')), 0) as spent
      from credit_entry join credit_account on credit_account.id = account_id join place using (site_id)
      where kind = 'member' and ${onDay('created_at', counting)}
      group by 1, 2, 3
    ) as moved left join member on credit_account_id = account_id
    where is_fictional is not true`
}

function writtenOf(counting: Counting) {
  return sql`
    select written.site_id, written.day, ${PERSON}, ${measures({
      messages: sql`written.messages`,
      writers: sql`(sender_id is not null)::int`,
    })}
    from (
      select place.site_id, place.day, sender_id, count(*) as messages
      from message join conversation on conversation.id = conversation_id join place using (site_id)
      where ${onDay('message.created_at', counting)}
      group by 1, 2, 3
    ) as written left join member on member.id = sender_id
    where is_fictional is not true`
}

/** Each amount without its own VAT, rounded as on its receipt. What went back is money of the day on which it did. */
function moneyOf(counting: Counting) {
  const taken = (amount: string) => sql`${sql.raw(amount)} - vat_in(${sql.raw(amount)}, vat_rate)`
  return sql`
    select moved.site_id, moved.day, ${PERSON}, currency, paid, refunded, charged_back, vat
    from (
      select place.site_id, place.day, account_id, currency, ${taken('total_minor')} as paid, 0 as refunded,
        0 as charged_back, vat_in(total_minor, vat_rate) as vat
      from credit_order join place using (site_id) where ${onDay('completed_at', counting)}
      union all
      select place.site_id, place.day, account_id, currency, 0, ${taken('amount_minor')}, 0, -vat_in(amount_minor, vat_rate)
      from order_refund join credit_order on credit_order.id = order_id join place using (site_id)
      where ${onDay('order_refund.created_at', counting)}
      union all
      select place.site_id, place.day, account_id, currency, 0, 0, ${taken('(total_minor - refunded_minor)')},
        -vat_in(total_minor - refunded_minor, vat_rate)
      from credit_order join place using (site_id) where ${onDay('charged_back_at', counting)}
    ) as moved left join member on credit_account_id = account_id`
}
