import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { pageOfLander } from './view-of.ts'

/** What came of the visitors of a period, for one page and source of a site. */
export type Figures = {
  readonly site: string
  readonly lander: string
  readonly network: string
  readonly ref: string
  readonly sub1: string
  readonly sub2: string
  readonly sub3: string
  readonly visits: number
  readonly watched: number
  readonly bounces: number
  readonly signups: number
  /** Of the signups those of erased members, of whom it is not known any more whether they were activated. */
  readonly erased: number
  readonly activated: number
  readonly buyers: number
  /** Whole minor units by currency. */
  readonly revenue: Readonly<Record<string, number>>
}

const NONE = {
  visits: 0,
  watched: 0,
  bounces: 0,
  signups: 0,
  erased: 0,
  activated: 0,
  buyers: 0,
  revenue: {},
}
const NOBODY = { network: '', ref: '', sub1: '', sub2: '', sub3: '' }
/** Of erased members it is not known any more who sent them or which page they saw. */
const ERASED = '(erased)'

/** Visits of a period, the signups in it, and what they became and paid until now; most visits first. */
export async function figuresOf(db: Db, question: Question): Promise<Figures[]> {
  const domains = new Map(question.sites.map(({ id, domain }) => [id, domain]))
  const siteOf = (id: string) => domains.get(id)!
  const visits = (await visitsBetween(db, question)).map(({ site_id: id, page, ...counts }) => ({
    ...NONE,
    ...counts,
    site: siteOf(id),
    lander: page,
  }))
  const joined = (await joinedBetween(db, question)).map(
    ({ site_id: id, lander, is_erased: isErased, ...counts }) => ({
      ...NONE,
      ...counts,
      site: siteOf(id),
      lander: isErased ? ERASED : pageOfLander(lander),
      ...(isErased ? { ...NOBODY, network: ERASED, erased: counts.signups } : {}),
    }),
  )
  return together([...visits, ...joined].map((each) => narrowed(each, question.by))).toSorted(
    (one, other) => other.visits - one.visits || other.signups - one.signups,
  )
}

/** The sum of several, under the names of the first. */
export function sumOf(one: Figures, other: Figures): Figures {
  const currencies = Object.entries(other.revenue).map(
    ([currency, minor]) => [currency, minor + (one.revenue[currency] ?? 0)] as const,
  )
  return {
    ...one,
    visits: one.visits + other.visits,
    watched: one.watched + other.watched,
    bounces: one.bounces + other.bounces,
    signups: one.signups + other.signups,
    erased: one.erased + other.erased,
    activated: one.activated + other.activated,
    buyers: one.buyers + other.buyers,
    revenue: { ...one.revenue, ...Object.fromEntries(currencies) },
  }
}

/** Without what is not asked for. */
function narrowed(figures: Figures, by: Question['by']): Figures {
  return {
    ...figures,
    ...(by === 'source' ? { lander: '' } : {}),
    ...(by === 'lander' ? NOBODY : {}),
  }
}

function together(all: readonly Figures[]): Figures[] {
  const groups = new Map<string, Figures>()
  for (const each of all) {
    const { site, lander, network, ref, sub1, sub2, sub3 } = each
    const key = JSON.stringify([site, lander, network, ref, sub1, sub2, sub3])
    const before = groups.get(key)
    groups.set(key, before ? sumOf(before, each) : each)
  }
  return [...groups.values()]
}

type Joined = {
  readonly site_id: string
  readonly is_erased: boolean
  /** Empty for a member who signed up without a landing page. */
  readonly lander: string
  readonly network: string
  readonly ref: string
  readonly sub1: string
  readonly sub2: string
  readonly sub3: string
  readonly signups: number
  readonly activated: number
  readonly buyers: number
  readonly revenue: Readonly<Record<string, number>>
}

const GROUP = sql.raw('site_id, is_erased, lander, network, ref, sub1, sub2, sub3')

/** The members who signed up in these days, by landing page and source, and what they bought until now. */
async function joinedBetween(db: Db, question: Question): Promise<Joined[]> {
  const { rows } = await sql<Joined>`
    with person as (${peopleBetween(question)}),
    bought as (
      select account_id, currency, sum(total_minor - refunded_minor)::float8 as minor
      from credit_order
      where status = 'completed' and account_id in (select account_id from person)
      group by account_id, currency
    ),
    earned as (
      select ${GROUP}, currency, sum(minor) as minor
      from person join bought using (account_id)
      group by ${GROUP}, currency
    ),
    takings as (
      select ${GROUP}, jsonb_object_agg(currency, minor) as revenue from earned group by ${GROUP}
    ),
    counted as (
      select ${GROUP},
        count(*)::integer as signups,
        count(*) filter (where is_activated)::integer as activated,
        count(*) filter (where account_id in (select account_id from bought))::integer as buyers
      from person
      group by ${GROUP}
    )
    select counted.*, coalesce(revenue, '{}') as revenue
    from counted left join takings using (${GROUP})`.execute(db)
  return rows
}

/**
 * The members who signed up in these days, with the landing page and the source of each. Of erased members the ledger
 * is left: they count from their first entry in it, if they ever had a credit.
 */
function peopleBetween({ sites, from, to }: Question) {
  const ids = sites.map(({ id }) => id)
  const zones = sites.map(({ timeZone }) => timeZone)
  return sql`
    with place as (
      select * from unnest(${ids}::uuid[], ${zones}::text[]) as place (site_id, zone)
    ),
    person as (
      select site_id, credit_account_id as account_id, false as is_erased,
        coalesce(lander, '') as lander, traffic_source as source, activated_at is not null as is_activated
      from member
      join place using (site_id)
      where not is_fictional and (signup_at at time zone zone)::date between ${from} and ${to}
      union all
      select site_id, account.id, true, '', null, false
      from credit_account as account
      join place using (site_id)
      cross join lateral (
        select created_at from credit_entry where account_id = account.id order by id limit 1
      ) as first_entry
      where kind = 'member' and (first_entry.created_at at time zone zone)::date between ${from} and ${to}
        and not exists (select from member where credit_account_id = account.id)
    )
    select site_id, account_id, is_erased, lander, is_activated,
      coalesce(source ->> 'network', '') as network, coalesce(source ->> 'ref', '') as ref,
      coalesce(source ->> 'sub1', '') as sub1, coalesce(source ->> 'sub2', '') as sub2,
      coalesce(source ->> 'sub3', '') as sub3
    from person`
}

/** What was counted on the pages of these sites in these days, for each page and source. */
function visitsBetween(db: Db, { sites, from, to }: Question) {
  return db
    .selectFrom('traffic_day')
    .select(['site_id', 'page', 'network', 'ref', 'sub1', 'sub2', 'sub3'])
    .select(({ fn }) => [
      fn.sum<string>('visits').as('visits'),
      fn.sum<string>('watched').as('watched'),
      fn.sum<string>('bounces').as('bounces'),
    ])
    .where(
      'site_id',
      'in',
      sites.map(({ id }) => id),
    )
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['site_id', 'page', 'network', 'ref', 'sub1', 'sub2', 'sub3'])
    .execute()
    .then((rows) => rows.map(asNumbers))
}

function asNumbers<Row extends Record<'visits' | 'watched' | 'bounces', string>>(row: Row) {
  return {
    ...row,
    visits: Number(row.visits),
    watched: Number(row.watched),
    bounces: Number(row.bounces),
  }
}

/** A site with the zone in which its days begin. */
type Place = { readonly id: string; readonly domain: string; readonly timeZone: string }

/** What an operator wants to know of the traffic. */
export type Question = {
  readonly sites: readonly Place[]
  /** Days as yyyy-mm-dd, the last one included. */
  readonly from: string
  readonly to: string
  readonly by: 'source' | 'lander' | 'both'
}
