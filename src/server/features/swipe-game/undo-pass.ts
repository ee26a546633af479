import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import type { Viewer } from '#server/features/members/members.ts'
import { lastPassOf } from './last-pass-of.ts'

/** Takes the last pass back, and tells whose card it was. Before the next pass there is nothing more to take back. */
export async function undoPass(
  db: Db,
  viewer: Viewer & { readonly memberId: string },
): Promise<string> {
  const undone = await db
    .updateTable('swipe')
    .set({ choice: 'undone' })
    .where('member_id', '=', viewer.memberId)
    .where('choice', '=', 'pass')
    .where('target_id', '=', lastPassOf(db, viewer))
    .returning('target_id')
    .executeTakeFirst()
  if (!undone) throw new Refusal('NOTHING_TO_UNDO')
  return undone.target_id
}
