import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { Question } from './question.ts'
import { peopleBetween } from './people-between.ts'

type Joined = {
  readonly site_id: string
  readonly is_erased: boolean
  /** Empty for whoever signed up without a landing page. */
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

/** Those who signed up in these days, by landing page and source, and what they bought until now. */
export async function joinedBetween(db: Db, question: Question): Promise<Joined[]> {
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
