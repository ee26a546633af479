import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { isUnblocked } from '#server/features/members/members.ts'

const COUNTED_AT_MOST = 100

/** How many messages somebody has not read, in the conversations they can see; the counting stops at 100. */
export async function countUnread(db: Db, memberId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select least(coalesce(sum(unread), 0), ${COUNTED_AT_MOST})::int as count from (
      select side.unread from conversation_side as side
      where side.member_id = ${memberId} and side.unread > 0 and ${isUnblocked(memberId, 'side.other_id')}
      limit ${COUNTED_AT_MOST}
    ) as counted`.execute(db)
  return rows[0]!.count
}
