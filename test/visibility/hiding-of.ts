import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#server/db/connect.ts'

export type Hiding = {
  readonly isForAll: boolean
  readonly isGone: boolean
  readonly isBlocked: boolean
  readonly isOwnBlock: boolean
  /** Whether the two wrote to each other, which can be read as long as there is no block. */
  readonly isInConversation: boolean
}

/** What hides them now, straight from the tables. */
export async function hidingOf(db: Db, viewerId: string, hiddenId: string): Promise<Hiding> {
  const { rows } = await sql<Hiding>`
    select *, "isGone" or is_invisible as "isForAll", "isOwnBlock" or "isTheirBlock" as "isBlocked"
    from (
      select is_invisible, status <> 'active' as "isGone",
        exists (select from block where blocker_id = member.id and blocked_id = ${viewerId}) as "isTheirBlock",
        exists (select from block where blocker_id = ${viewerId} and blocked_id = member.id) as "isOwnBlock",
        exists (select from conversation_side as side where side.member_id = ${viewerId}
          and side.other_id = member.id and last_seq > 0) as "isInConversation"
      from member where id = ${hiddenId}
    ) as found`.execute(db)
  const { isForAll, isBlocked } = rows[0]!
  expect(isForAll || isBlocked, 'is hidden').toBe(true)
  return rows[0]!
}
