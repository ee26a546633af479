import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

/** How many in this database wait for what another one holds. */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(db)
  return rows.length
}
