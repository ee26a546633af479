import type { Db } from '#server/db/connect.ts'

type Ending = { readonly siteId: string; readonly code: string; readonly now: Date }

/** Ends a code. Purchases that were begun with it keep it. False when there is none, or it has ended before. */
export async function endCode(db: Db, { siteId, code, now }: Ending): Promise<boolean> {
  const { numUpdatedRows: ended } = await db
    .updateTable('discount_code')
    .set({ ended_at: now })
    .where('site_id', '=', siteId)
    .where('code', '=', code)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return ended > 0n
}
