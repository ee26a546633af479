import { sql } from 'kysely'
import { FREE_HISTORY } from '#contract/chats.ts'

type Side = {
  readonly removed_seq: number
  readonly last_seq: number
  readonly is_premium: boolean
}

/** Messages up to this one are not shown: they were removed, or are more than a free member sees. */
export function floorOf(side: Side): number {
  return side.is_premium
    ? side.removed_seq
    : Math.max(side.removed_seq, side.last_seq - FREE_HISTORY)
}

/** The same of a `member` and their `side` in a statement. */
export const FLOOR = sql<number>`
  greatest(side.removed_seq, case when member.paid_user then 0 else side.last_seq - ${sql.lit(FREE_HISTORY)} end)`
