import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'

/** What is between two members is changed by one transaction at a time, whichever of the two began it. */
export async function lockPair(tx: Tx, one: string, other: string): Promise<void> {
  const pair = [one, other].toSorted().join()
  await sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`.execute(tx)
}
