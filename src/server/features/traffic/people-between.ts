import { sql } from 'kysely'
import type { Question } from './question.ts'

/**
 * Whoever signed up in these days, with the landing page and the source of each. Of those who were erased the ledger is left:
 * they count from their first entry in it, if they ever had a credit.
 */
export function peopleBetween({ sites, from, to }: Question) {
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
