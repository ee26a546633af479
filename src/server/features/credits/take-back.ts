import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'
import { siteAccount } from './accounts.ts'
import type { Movement } from './move-credits.ts'

type Return = Pick<Movement, 'siteId' | 'accountId' | 'reference' | 'now'> & {
  /** How many credits the site takes back. */
  readonly amount: number
}

/**
 * Takes sold credits back whose money was taken back: one transfer in which the member gives what is there, never below zero,
 * and the site's account of debts the rest. Returns that rest. The same cause takes once.
 */
export async function takeBack(tx: Tx, taking: Return): Promise<number> {
  const { siteId, accountId, amount, reference, now } = taking
  if (amount === 0) return 0
  const soldId = await siteAccount(tx, siteId, 'sold')
  const debtId = await siteAccount(tx, siteId, 'debt')
  const transferId = randomUUID()
  const { rows } = await sql<{ owed: number }>`
    with payer as (
      select least(balance, ${amount}::int) as given from credit_account where id = ${accountId}
      for no key update
    ), sold as (
      insert into credit_entry (transfer_id, account_id, amount, reason, reference, created_at)
      select ${transferId}, ${soldId}, ${amount}::int, 'chargeback', ${reference}, ${now} from payer
      on conflict (reason, reference, account_id) do nothing
      returning id
    ), given as (
      update credit_account set balance = balance - payer.given
      from payer, sold where credit_account.id = ${accountId}
      returning payer.given
    ), entries as (
      insert into credit_entry (transfer_id, account_id, amount, reason, reference, created_at)
      select ${transferId}, entry.account_id, entry.amount, 'chargeback', ${reference}, ${now}
      from given cross join lateral (values
        (${accountId}::uuid, -given.given),
        (${debtId}::uuid, given.given - ${amount}::int)
      ) as entry (account_id, amount)
      where entry.amount <> 0
    )
    select ${amount}::int - given.given as owed from given`.execute(tx)
  return rows[0]?.owed ?? 0
}
