import type { Db } from '#server/db/connect.ts'
import { isVisibleTo, type Viewer } from '#server/features/members/members.ts'

/** Whom somebody passed last, if that was not taken back already and the member can still be seen. */
export function lastPassOf(db: Db, viewer: Viewer & { readonly memberId: string }) {
  const latest = db
    .selectFrom('swipe')
    .where('member_id', '=', viewer.memberId)
    .where('choice', '<>', 'like')
    .select(['target_id', 'choice'])
    .orderBy('created_at', 'desc')
    .orderBy('target_id')
    .limit(1)
  return db
    .selectFrom('member')
    .innerJoin(latest.as('latest'), 'latest.target_id', 'member.id')
    .where('latest.choice', '=', 'pass')
    .where(isVisibleTo(viewer))
    .select('member.id')
}
