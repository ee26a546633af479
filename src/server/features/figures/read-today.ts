import { sql } from 'kysely'
import {
  type readToday as contract,
  TODAY_FIGURES,
  type TodayFigure,
} from '#contract/office/figures.ts'
import type { z } from 'zod/mini'
import { dayIn } from '#contract/fields.ts'
import type { Db } from '#server/db/connect.ts'
import type { Scope } from '#server/http/office-route.ts'
import { dayAfter, placesOf } from './count-figures.ts'
import { isFew } from './few.ts'

type Asked = {
  readonly scope: Scope
  readonly siteId: string | undefined
  readonly showsFew: boolean
  readonly now: Date
}
type Today = z.input<typeof contract.output>
type Row = {
  readonly name: TodayFigure
  readonly is_today: boolean
  readonly half: number
  readonly count: number
}

const HALF_MS = 30 * 60 * 1000

/** Counted from the raw tables, of two days alone: on each site since its own midnight, and as long on the same weekday before. */
export async function readToday(db: Db, { scope, siteId, showsFew, now }: Asked): Promise<Today> {
  const places = (await placesOf(db)).filter(
    (place) =>
      (scope === 'all' || scope.includes(place.siteId)) &&
      (siteId ?? place.siteId) === place.siteId,
  )
  const days = places.flatMap((place) => {
    const today = dayIn(place.zone, now)
    return [
      { ...place, day: today, isToday: true },
      { ...place, day: dayAfter(today, -7), isToday: false },
    ]
  })
  const currency = await mainCurrency(
    db,
    places.map((place) => place.siteId),
  )
  const rows = places.length === 0 ? [] : await halvesOf(db, { days, currency, now })
  const longest = Math.max(0, ...rows.filter((row) => row.is_today).map(({ half }) => half))
  const until =
    places.length === 0 ? 0 : Math.max(longest, await halvesSoFar(db, places[0]!.zone, now))
  const figures = TODAY_FIGURES.map((name) =>
    figureOf(
      rows.filter((row) => row.name === name),
      { name, until },
    ),
  )
  return { currency, figures: showsFew ? figures : figures.map(hideFew) }
}

type Figure = Today['figures'][number]

function figureOf(
  rows: readonly Row[],
  { name, until }: { name: TodayFigure; until: number },
): Figure {
  const halves = (isToday: boolean) => {
    const counts = new Map(
      rows.filter((row) => row.is_today === isToday).map((row) => [row.half, row.count]),
    )
    return Array.from({ length: until + 1 }, (_, half) => counts.get(half) ?? 0)
  }
  const [now, before] = [halves(true), halves(false)]
  return { name, today: sum(now), before: sum(before), halves: now, halves_before: before }
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0)
}

/** By the half-hour nearly all is about few. What is not a number of people is told of no day on which it may be. */
function hideFew(figure: Figure): Figure {
  const isHidden = (total: number | null) =>
    figure.name === 'revenue' || figure.name === 'credits_sold' || isFew(total ?? 0)
  return {
    ...figure,
    today: isHidden(figure.today) ? null : figure.today,
    before: isHidden(figure.before) ? null : figure.before,
    halves: [],
    halves_before: [],
  }
}

async function halvesSoFar(db: Db, zone: string, now: Date): Promise<number> {
  const { rows } = await sql<{ half: number }>`
    select floor(extract(epoch from ${now}::timestamptz - (date_trunc('day', ${now}::timestamptz at time zone ${zone}) at time zone ${zone})) / 1800)::int as half`.execute(
    db,
  )
  return rows[0]!.half
}

async function mainCurrency(db: Db, sites: readonly string[]): Promise<string | null> {
  const { rows } = await sql<{ currency: string }>`
    select currency from figure_money where site_id = any(${sites}::uuid[]) and cut = 15
    group by currency order by sum(paid) desc, currency limit 1`.execute(db)
  return rows[0]?.currency ?? null
}

type Day = {
  readonly siteId: string
  readonly zone: string
  readonly day: string
  readonly isToday: boolean
}
type Halves = {
  readonly days: readonly Day[]
  readonly currency: string | null
  readonly now: Date
}

async function halvesOf(db: Db, { days, currency, now }: Halves): Promise<Row[]> {
  const earliest = new Date(now.getTime() - 8 * 24 * 60 * 60 * 1000 - 14 * 2 * HALF_MS)
  const { rows } = await sql<Row>`
    with place as materialized (
      select site_id, is_today, day::timestamp at time zone zone as starts,
        least((day + 1)::timestamp at time zone zone, ${now}::timestamptz - case when is_today then interval '0' else interval '7 days' end) as ends
      from unnest(${days.map(({ siteId }) => siteId)}::uuid[], ${days.map(({ zone }) => zone)}::text[],
        ${days.map(({ day }) => day)}::date[], ${days.map(({ isToday }) => isToday)}::boolean[]) as named (site_id, zone, day, is_today)
    ), bought as (
      select site_id, completed_at as at, total_minor - vat_in(total_minor, vat_rate) as net, currency, not exists (
        select from credit_order as earlier where earlier.account_id = credit_order.account_id
          and (earlier.completed_at, earlier.id) < (credit_order.completed_at, credit_order.id)) as is_first, credits
      from credit_order where completed_at >= ${earliest}
    ), returned as (
      select site_id, order_refund.created_at as at, amount_minor - vat_in(amount_minor, vat_rate) as net, currency
      from order_refund join credit_order on credit_order.id = order_id where order_refund.created_at >= ${earliest}
      union all
      select site_id, charged_back_at, total_minor - refunded_minor - vat_in(total_minor - refunded_minor, vat_rate), currency
      from credit_order where charged_back_at >= ${earliest}
    ), event as (
      select 'signups' as name, site_id, signup_at as at, 1 as number from member
      where not is_fictional and signup_at >= ${earliest}
      union all
      select 'activated', site_id, activated_at, 1 from member
      where not is_fictional and activated_at >= ${earliest} and signup_at >= ${earliest}::timestamptz - interval '14 days'
      union all
      select 'messages', conversation.site_id, message.created_at, 1
      from message join conversation on conversation.id = conversation_id left join member on member.id = sender_id
      where message.created_at >= ${earliest} and is_fictional is not true
      union all select 'revenue', site_id, at, net from bought where currency = ${currency}
      union all select 'revenue', site_id, at, -net from returned where currency = ${currency}
      union all select 'credits_sold', site_id, at, credits from bought
      union all select 'first_orders', site_id, at, 1 from bought where is_first
    )
    select name, is_today, floor(extract(epoch from at - starts) / 1800)::int as half, sum(number)::int as count
    from event join place using (site_id) where at >= starts and at < ends
    group by 1, 2, 3`.execute(db)
  return rows
}
