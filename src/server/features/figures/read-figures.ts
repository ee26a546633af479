import { type RawBuilder, sql } from 'kysely'
import {
  FIGURE_PARTS,
  type FigureFilter,
  type FiguresAnswer,
  type FigureTotals,
  PERIOD_DAYS,
  type TableBy,
} from '#contract/office/figures.ts'
import { dayIn } from '#contract/fields.ts'
import type { Db } from '#server/db/connect.ts'
import type { Scope } from '#server/http/office-route.ts'
import { dayAfter, placesOf } from './count-figures.ts'
import { type Counted, foldFew, hideFewDays, NOTHING, plain, sumOf, withoutFew } from './few.ts'
import { handledCases } from './handled-cases.ts'
import { cohortsOf } from './cohorts.ts'

export type FiguresInput = {
  readonly filter: FigureFilter
  /** The sites of whom it may be told. */
  readonly scope: Scope
  /** Whether figures about few people are told. */
  readonly showsFew: boolean
  readonly now: Date
}

/** What is asked for, in the terms of the tables. */
export type Question = {
  readonly sites: readonly string[]
  readonly filter: FigureFilter
  readonly from: string
  readonly until: string
  readonly currency: string | null
}

/** The figures of a period and of the one before it, read from what was rolled up. */
export async function readFigures(db: Db, input: FiguresInput): Promise<FiguresAnswer> {
  const { filter, showsFew, now } = input
  const places = (await placesOf(db)).filter(({ siteId }) => isAsked(input, siteId))
  const sites = places.map(({ siteId }) => siteId)
  const today = places
    .map(({ zone }) => dayIn(zone, now))
    .toSorted()
    .at(-1)
  const until = filter.until ?? today ?? now.toISOString().slice(0, 10)
  const from = dayAfter(until, 1 - PERIOD_DAYS[filter.period])
  const earlier = { from: dayAfter(from, -PERIOD_DAYS[filter.period]), until: dayAfter(from, -1) }
  const currencies = await currenciesOf(db, { sites, from: earlier.from, until })
  const currency = filter.currency ?? currencies[0] ?? null
  const asked: Question = { sites, filter, from, until, currency }
  const before = { ...asked, ...earlier }
  const [days, daysBefore, owed, owedBefore, lines, cohorts, choices, counted, handled] =
    await Promise.all([
      daysOf(db, asked),
      daysOf(db, before),
      owedOf(db, asked),
      owedOf(db, before),
      linesOf(db, asked),
      cohortsOf(db, { sites, until, showsFew }),
      choicesOf(db, asked),
      countedAt(db, sites),
      handledCases(db, { sites, from, until, now }),
    ])
  return {
    from,
    until,
    counted_at: counted?.toISOString() ?? null,
    currency,
    currencies,
    shows_few: showsFew,
    totals: totalsOf(days, owed, showsFew),
    before: totalsOf(daysBefore, owedBefore, showsFew),
    days: shownDays(days, showsFew),
    days_before: shownDays(daysBefore, showsFew),
    cohorts,
    ...tableOf(lines, filter.by, showsFew),
    choices,
    handled,
  }
}

function isAsked({ scope, filter }: FiguresInput, siteId: string): boolean {
  const isTheirs = scope === 'all' || scope.includes(siteId)
  return isTheirs && (filter.site_id === undefined || filter.site_id === siteId)
}

const BITS = { page: 8, network: 4, country: 2, device: 1 } as const

/** Of the rolled-up rows those of these sites and days that are cut by what is asked for, and by this, too. */
function rowsOf({ sites, filter, from, until }: Question, by?: TableBy): RawBuilder<unknown> {
  const named = FIGURE_PARTS.filter((part) => part === by || filter[part] !== undefined)
  const cut = named.reduce((rest, part) => rest - BITS[part], 15)
  const bound = FIGURE_PARTS.flatMap((part) =>
    filter[part] === undefined ? [] : [sql`${sql.ref(part)} = ${filter[part]}`],
  )
  const all = [sql`site_id = any(${sites}::uuid[])`, sql`cut = ${cut}`, ...bound]
  return sql`${sql.join(all, sql` and `)} and day between ${from} and ${until}`
}

const SUMS = sql`
  sum(visits)::int as visits, sum(signups)::int as signups, sum(activated)::int as activated, sum(wrote)::int as wrote,
  sum(bought)::int as bought, sum(orders)::int as orders, sum(first_orders)::int as first_orders,
  sum(credits_sold)::int as credits_sold, sum(credits_spent)::int as credits_spent, sum(messages)::int as messages,
  greatest(max(buyers), sum(first_orders))::int as payers, max(writers)::int as writers`

type Row = Counted & { readonly key: string }

/** Sums by something, with the money of one currency beside them. */
async function sumsBy(
  db: Db,
  {
    key,
    rows,
    currency,
  }: { key: RawBuilder<unknown>; rows: RawBuilder<unknown>; currency: string | null },
): Promise<Map<string, Counted>> {
  const { rows: found } = await sql<Row>`
    with counted as (select ${key}::text as key, ${SUMS} from figure_day where ${rows} group by 1),
    money as (
      select ${key}::text as key, sum(paid - refunded - charged_back)::float8 as revenue,
        sum(refunded)::float8 as refunded, sum(charged_back)::float8 as charged_back
      from figure_money where currency = ${currency} and ${rows} group by 1
    )
    select counted.*, coalesce(revenue, 0) as revenue, coalesce(refunded, 0) as refunded,
      coalesce(charged_back, 0) as charged_back
    from counted left join money using (key)`.execute(db)
  return new Map(found.map(({ key: name, ...counted }) => [name, counted]))
}

type Day = { readonly day: string; readonly counted: Counted }

/** Each day of the period, also those on which nothing happened. */
async function daysOf(db: Db, asked: Question): Promise<Day[]> {
  const found = await sumsBy(db, { ...asked, key: sql`day`, rows: rowsOf(asked) })
  const count = (Date.parse(asked.until) - Date.parse(asked.from)) / (24 * 60 * 60 * 1000) + 1
  return Array.from({ length: count }, (_, nth) => {
    const day = dayAfter(asked.from, nth)
    return { day, counted: found.get(day) ?? NOTHING }
  })
}

async function linesOf(db: Db, asked: Question) {
  const { by } = asked.filter
  const key = by === 'site' ? sql`site_id` : sql.ref(by)
  const found = await sumsBy(db, { ...asked, key, rows: rowsOf(asked, by) })
  return [...found].map(([name, counted]) => ({ key: name, counted }))
}

/** All that members had by then: every movement there was. */
async function owedOf(db: Db, asked: Question): Promise<number> {
  const { rows } = await sql<{ owed: number }>`
    select coalesce(sum(credits_moved), 0)::float8 as owed from figure_day
    where ${rowsOf({ ...asked, from: '0001-01-01' })}`.execute(db)
  return rows[0]!.owed
}

function totalsOf(days: readonly Day[], owed: number, showsFew: boolean): FigureTotals {
  const { counted: sum } = sumOf(days.map(({ counted }) => ({ key: '', counted })))
  const most = (name: 'payers' | 'writers') => Math.max(...days.map(({ counted }) => counted[name]))
  const counted = {
    ...sum,
    payers: Math.max(most('payers'), sum.first_orders),
    writers: most('writers'),
  }
  if (showsFew)
    return {
      ...plain(counted),
      credits_owed: owed,
      refunded: sum.refunded,
      charged_back: sum.charged_back,
    }
  // Money goes back to few at a time: who sees no small groups has it within the revenue.
  return { ...withoutFew(counted), credits_owed: owed, refunded: null, charged_back: null }
}

function shownDays(days: readonly Day[], showsFew: boolean) {
  return showsFew
    ? days.map(({ day, counted }) => ({ day, ...plain(counted) }))
    : hideFewDays(days).map(({ day, shown }) => ({ day, ...shown }))
}

/** So many lines are a table; the rest is one. */
const MOST_LINES = 50

type Lines = Awaited<ReturnType<typeof linesOf>>

function tableOf(lines: Lines, by: TableBy, showsFew: boolean) {
  const sorted = lines.toSorted(
    (a, b) =>
      b.counted.revenue - a.counted.revenue ||
      b.counted.signups - a.counted.signups ||
      b.counted.visits - a.counted.visits,
  )
  const { shown, folded } = showsFew ? { shown: sorted, folded: [] } : foldFew(sorted)
  const rest = [...folded, ...shown.slice(MOST_LINES)]
  const sum = rest.length > 0 ? sumOf(rest) : null
  const tell = showsFew ? plain : withoutFew
  return {
    table: sorted
      .filter((line) => !rest.includes(line))
      .map(({ key, counted }) => ({ key, ...tell(counted) })),
    more: sum && { key: by, lines: rest.length, ...tell(sum.counted) },
  }
}

async function currenciesOf(
  db: Db,
  { sites, from, until }: Pick<Question, 'sites' | 'from' | 'until'>,
) {
  const { rows } = await sql<{ currency: string }>`
    select currency from figure_money
    where site_id = any(${sites}::uuid[]) and cut = 15 and day between ${from} and ${until}
    group by currency order by sum(paid) desc, currency`.execute(db)
  return rows.map(({ currency }) => currency)
}

const MOST_CHOICES = 40

/** What there is to filter by, the most frequent first. */
async function choicesOf(
  db: Db,
  { sites, from, until }: Question,
): Promise<FiguresAnswer['choices']> {
  const { rows } = await sql<{ part: (typeof FIGURE_PARTS)[number]; names: string[] }>`
    with named as (
      select case cut when 7 then 'page' when 11 then 'network' when 13 then 'country' else 'device' end as part,
        concat(page, network, country, device) as name, sum(visits + signups) as size
      from figure_day
      where site_id = any(${sites}::uuid[]) and cut in (7, 11, 13, 14) and day between ${from} and ${until}
      group by 1, 2
    ), placed as (select *, row_number() over (partition by part order by size desc, name) as place from named)
    select part, array_agg(name order by place) as names from placed where place <= ${MOST_CHOICES} group by part`.execute(
    db,
  )
  const none = { page: [], network: [], country: [], device: [] }
  return { ...none, ...Object.fromEntries(rows.map(({ part, names }) => [part, names])) }
}

async function countedAt(db: Db, sites: readonly string[]): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(counted_at) as at from figure_state where site_id = any(${sites}::uuid[])`.execute(
    db,
  )
  return rows[0]!.at
}
