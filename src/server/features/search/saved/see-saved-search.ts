import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'

type Which = { readonly memberId: string; readonly id: string }

/** From now on nobody who is in the search is new in it. */
export async function seeSavedSearch(db: Db, { memberId, id, now }: Which & { now: Date }) {
  const seen = await db
    .updateTable('saved_search')
    .set({ seen_at: now })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!seen) throw new Refusal('NOT_FOUND')
}

export async function deleteSavedSearch(db: Db, { memberId, id }: Which): Promise<void> {
  const deleted = await db
    .deleteFrom('saved_search')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!deleted) throw new Refusal('NOT_FOUND')
}
