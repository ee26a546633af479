import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'

type Pair = readonly [one: string, other: string]

/** One row for two members, whoever of them made it. */
export async function addMatch(tx: Tx, [one, other]: Pair, now: Date): Promise<void> {
  await sql`
    insert into member_match (first_id, second_id, created_at)
    values (least(${one}::uuid, ${other}::uuid), greatest(${one}::uuid, ${other}::uuid), ${now})
    on conflict do nothing`.execute(tx)
}
