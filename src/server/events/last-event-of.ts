import type { Db } from '#server/db/connect.ts'

/** The number of what a member was told last. */
export async function lastEventOf(db: Db, memberId: string): Promise<number> {
  const counter = await db
    .selectFrom('event_counter')
    .select('seq')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return counter?.seq ?? 0
}
