import type { Db } from '#server/db/connect.ts'
import { isVisibleTo, type Viewer } from '#server/features/members/members.ts'

const COUNTED_AT_MOST = 100

type CountNewLikesInput = Viewer & { readonly memberId: string }

/** How many likes somebody has not looked at yet, of those they can see; the counting stops at 100. */
export async function countNewLikes(db: Db, viewer: CountNewLikesInput): Promise<number> {
  const fresh = db
    .selectFrom('member_like')
    .innerJoin('member', 'member.id', 'member_like.from_id')
    .where('member_like.to_id', '=', viewer.memberId)
    .where('member_like.is_new', '=', true)
    .where(isVisibleTo(viewer))
    .select('member.id')
    .limit(COUNTED_AT_MOST)
  const { count } = await db
    .selectFrom(fresh.as('fresh'))
    .select((each) => each.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
