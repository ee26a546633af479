import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

export type ListedCode = {
  code: string
  percentage: number
  minimum: number | null
  currency: string | null
  country: string | null
  is_once_each: boolean
  expires_at: Date
  ended_at: Date | null
  uses: number
}

/** The codes that operators of a site have made, the latest first, and how often each was used. */
export async function listCodes(db: Db, siteId: string): Promise<readonly ListedCode[]> {
  const { rows } = await sql<ListedCode>`
    select code, percentage, minimum, currency, country, is_once_each, expires_at, ended_at, coalesce(uses, 0)::int as uses
    from discount_code
    left join (
      select split_part(key, ':', 2) as code_id, count(*) as uses
      from discount_use where site_id = ${siteId} and key like 'code:%' group by 1
    ) as used on used.code_id = discount_code.id::text
    where site_id = ${siteId} and reason = 'operator'
    order by created_at desc, code`.execute(db)
  return rows
}
