import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { OTHER_SIDE, type Movement } from './move-credits.ts'

type Spending = Pick<Movement, 'siteId' | 'reference' | 'now'> & {
  readonly reason: 'message' | 'photo' | 'gift'
  readonly cost: number
  /** The id of the member's account, selected from the steps before: no row, no entries. */
  readonly account: RawBuilder<unknown>
}

/**
 * The two entries of a payment as a step of a larger statement. The step before has taken the cost off the balance,
 * guarded by there being as much; what is free leaves no entries.
 */
export function entriesFor(spending: Spending): RawBuilder<unknown> {
  const { siteId, cost, reason, reference, now, account } = spending
  return sql`
    insert into credit_entry (transfer_id, account_id, amount, reason, reference, created_at)
    select ${randomUUID()}, entry.account_id, entry.amount, ${reason}, ${reference}, ${now}
    from (${account}) as payer (id)
    cross join lateral (values
      (payer.id, -${cost}::int),
      ((select id from credit_account where site_id = ${siteId} and kind = ${OTHER_SIDE[reason]}), ${cost}::int)
    ) as entry (account_id, amount)
    where ${cost}::int > 0`
}
