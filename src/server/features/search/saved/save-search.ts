import { sql } from 'kysely'
import { Refusal } from '#contract/refusals.ts'
import { MAX_SAVED_SEARCHES } from '#contract/search.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import type { Applied } from '../applied-filters.ts'
import { toStore } from './saved-filters.ts'

type NewSearch = {
  readonly memberId: string
  readonly name: string
  readonly filters: Applied
  readonly now: Date
}

/** Keeps a search and returns its id. The same filters are kept once, under the name they were given last. */
export async function saveSearch(db: Db, search: NewSearch): Promise<string> {
  return db.transaction().execute((tx) => saveSearchIn(tx, search))
}

/** The same within a transaction. */
export async function saveSearchIn(
  tx: Tx,
  { memberId, name, filters, now }: NewSearch,
): Promise<string> {
  const stored = toStore(filters)
  // One after the other, so that each sees how many there are.
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().execute()
  const { rows } = await sql<{ id: string }>`
    insert into saved_search (member_id, name, filters, created_at, seen_at, told_at)
    select ${memberId}, ${name}, ${stored}::jsonb, ${now}, ${now}, ${now}
    from (select count(*) filter (where filters <> ${stored}::jsonb) as others
      from saved_search where member_id = ${memberId}) as kept
    where others < ${MAX_SAVED_SEARCHES}
    on conflict (member_id, filters) do update set name = excluded.name
    returning id`.execute(tx)
  if (!rows[0]) throw new Refusal('SAVED_SEARCH_LIMIT')
  return rows[0].id
}
