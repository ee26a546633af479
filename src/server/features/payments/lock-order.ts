import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'
import type { OrderRow } from './order-row.ts'

/**
 * A purchase that nobody else changes until this transaction ends, nor the balance it belongs to. Everybody locks in this
 * order, so that no two wait for each other: member, account, order, discount, receipts.
 */
export async function lockOrder(tx: Tx, { id, account_id: accountId }: Held): Promise<OrderRow> {
  await lockAccount(tx, accountId)
  return tx
    .selectFrom('credit_order')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

type Held = Pick<OrderRow, 'id' | 'account_id'>

/** Nobody else buys or spends from this account until the transaction ends. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await sql`select from member where credit_account_id = ${accountId} for no key update`.execute(tx)
  await sql`select from credit_account where id = ${accountId} for no key update`.execute(tx)
}
