import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#server/db/connect.ts'

export type Hiding = {
  /** Whether visitors see nothing of them either. */
  readonly isForAll: boolean
  /** Whether they show themselves to others only, and not to the viewer. */
  readonly isChoosy: boolean
  readonly isGone: boolean
  readonly isBlocked: boolean
  readonly isOwnBlock: boolean
  /** Whether the two wrote to each other, which can be read as long as there is no block. */
  readonly isInConversation: boolean
}

/** What hides them now, straight from the tables. */
export async function hidingOf(db: Db, viewerId: string, hiddenId: string): Promise<Hiding> {
  const { rows } = await sql<Hiding>`
    select *, "isGone" or is_invisible or shown_to <> 'everybody' as "isForAll",
      "isOwnBlock" or "isTheirBlock" as "isBlocked",
      is_invisible or (shown_to = 'chosen' and not "isChosen") as "isChoosy"
    from (
      select is_invisible, shown_to, status <> 'active' as "isGone",
        exists (select from block where blocker_id = member.id and blocked_id = ${viewerId}) as "isTheirBlock",
        exists (select from block where blocker_id = ${viewerId} and blocked_id = member.id) as "isOwnBlock",
        exists (select from member_like where from_id = member.id and to_id = ${viewerId})
          or exists (select from conversation_side as side where side.member_id = member.id
            and side.other_id = ${viewerId} and has_written) as "isChosen",
        exists (select from conversation_side as side where side.member_id = ${viewerId}
          and side.other_id = member.id and last_seq > 0) as "isInConversation"
      from member where id = ${hiddenId}
    ) as found`.execute(db)
  const { isGone, isChoosy, isBlocked } = rows[0]!
  expect(isGone || isChoosy || isBlocked, 'is hidden').toBe(true)
  return rows[0]!
}
