import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'
import { DEMO_LOGINS } from './logins.ts'

/** How many like a demo login; of these the first are news, and every fourth is liked back: a match. */
const RECEIVED = 14
const NEWS = 3
const GIVEN = 5

/** Gives the demo logins who can be seen a life: people who like them, people they like, and some of both. */
export async function insertLikes(tx: Tx, siteId: string, now: Date): Promise<void> {
  const emails = [DEMO_LOGINS.emails.free, DEMO_LOGINS.emails.premium]
  await sql`
    with login as materialized (
      -- First these two: nothing is known yet about a table that was filled a moment ago, and the other way round takes minutes.
      select id, site_id, country, gender, seeks from member
      where site_id = ${siteId} and email = any(${emails}::text[])
    ), fitting as (
      select login.id as login_id, other.id as other_id,
        row_number() over (partition by login.id order by md5(login.id::text || other.id::text)) as place
      from login
      join member as other on other.site_id = login.site_id and other.country = login.country
        and other.gender = login.seeks and other.seeks in (login.gender, 'both')
        and other.status = 'active' and other.id <> login.id
    ), likes as (
      insert into member_like (from_id, to_id, created_at, is_new, announced_at)
      select other_id, login_id, ${now}::timestamptz - interval '40 minutes' * place ^ 2, place <= ${NEWS},
        case when place > ${NEWS} then ${now}::timestamptz end
      from fitting where place <= ${RECEIVED}
      union all
      select login_id, other_id, ${now}::timestamptz - interval '30 minutes' * place ^ 2, place % 3 = 0, null
      from fitting where place between ${RECEIVED} + 1 and ${RECEIVED + GIVEN} or (place <= ${RECEIVED} and place % 4 = 0)
    )
    insert into member_match (first_id, second_id, created_at)
    select least(login_id, other_id), greatest(login_id, other_id),
      ${now}::timestamptz - interval '30 minutes' * place ^ 2
    from fitting where place <= ${RECEIVED} and place % 4 = 0`.execute(tx)
}
