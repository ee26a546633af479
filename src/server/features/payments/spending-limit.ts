import { sql } from 'kysely'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Tx } from '#server/db/connect.ts'

export type Spender = {
  readonly memberId: string
  readonly accountId: string
  readonly now: Date
  /** The site's: a month begins at its midnight. */
  readonly timeZone: string
}

/** How a member's limit stands. All money is whole minor units. */
export type LimitRow = {
  limit_minor: number | null
  /** In this calendar month: what was bought or is being bought, less what went back. */
  spent_minor: number
  next_minor: number | null
  next_at: Date | null
}

/**
 * Refuses what would be more than the member allows themselves in a month. The caller has locked the member's account:
 * purchases at once come one after the other, and each counts those before it.
 */
export async function demandWithinLimit(
  tx: Tx,
  { addMinor, ...spender }: Spender & { readonly addMinor: number; readonly currency: string },
): Promise<void> {
  const left = await leftToSpend(tx, spender)
  if (left !== null && addMinor > left) throw new Refusal('SPENDING_LIMIT')
}

/** What may still be spent this month; null for whoever has no limit. */
export async function leftToSpend(db: Db, spender: Spender): Promise<number | null> {
  const { limit_minor: limit, spent_minor: spent } = await limitRow(db, spender)
  return limit === null ? null : Math.max(0, limit - spent)
}

/** The limit that holds now, one that will hold later, and what counts towards it. */
export async function limitRow(db: Db, spender: Spender): Promise<LimitRow> {
  const { memberId, accountId, now, timeZone } = spender
  const { rows } = await sql<LimitRow>`
    select
      case when spending_limit_next_at <= ${now} then spending_limit_next else spending_limit end as limit_minor,
      case when spending_limit_next_at > ${now} then spending_limit_next end as next_minor,
      case when spending_limit_next_at > ${now} then spending_limit_next_at end as next_at,
      (
        select coalesce(sum(total_minor - refunded_minor), 0)::int from credit_order
        where account_id = ${accountId} and status in ('new', 'pending', 'completed')
          and created_at >= date_trunc('month', ${now}::timestamptz, ${timeZone})
      ) as spent_minor
    from member where id = ${memberId}`.execute(db)
  return rows[0]!
}
