import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { CREDIT_CHECKS } from './credit-checks.ts'
import { ORDER_CHECKS } from './order-checks.ts'

export type Audit = {
  readonly entries: number
  readonly accounts: number
  readonly orders: number
  /** One line for everything that differs. */
  readonly differences: readonly string[]
}

/**
 * Proves every balance and every purchase against the ledger. All of it is seen as it was at one moment, so that it can be
 * asked while the site runs.
 */
export function auditLedger(db: Db): Promise<Audit> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const { rows } = await sql<Omit<Audit, 'differences'>>`
        select (select count(*) from credit_entry)::int as entries,
          (select count(*) from credit_account)::int as accounts,
          (select count(*) from credit_order)::int as orders`.execute(tx)
      const differences: string[] = []
      for (const check of [...CREDIT_CHECKS, ...ORDER_CHECKS]) {
        const found = await sql<{ line: string }>`
          select line from (${check}) as differing (line) order by line limit 1000`.execute(tx)
        differences.push(...found.rows.map(({ line }) => line))
      }
      return { ...rows[0]!, differences }
    })
}
