import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'
import { requireStanding, type Debit, debitStanding } from './debit-standing.ts'

/**
 * Refuses a debit that is one too many. The caller has locked the buyer's account; the debited one is locked here, so that
 * debits at once come one after the other, and each counts those before it.
 */
export async function requireDebit(tx: Tx, debit: Debit & { readonly ibanHash: string }) {
  const lock = `debit:${debit.ibanHash}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx)
  requireStanding(await debitStanding(tx, debit))
}
