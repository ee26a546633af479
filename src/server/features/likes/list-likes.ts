import type { z } from 'zod/mini'
import type { LikeType, listLikes as contract } from '#contract/likes.ts'
import type { Db } from '#server/db/connect.ts'
import { tilesOf, type Viewer } from '#server/features/members/members.ts'
import { countNewLikes } from './count-new-likes.ts'
import { cursorOf } from '#server/http/cursor.ts'
import { firstLikes } from './first-likes.ts'

const PAGE = 24

type ListLikesInput = {
  readonly viewer: Viewer & { readonly memberId: string }
  readonly type: LikeType
  readonly after?: string | undefined
  readonly now: Date
}

/** Likes of one type, the latest first, of members who may be seen; a page ends where the next begins. */
export async function listLikes(
  db: Db,
  { viewer, type, after, now }: ListLikesInput,
): Promise<z.input<typeof contract.output>> {
  // One more than a page tells whether there is another.
  const rows = await firstLikes(db, { viewer, type, after, limit: PAGE + 1 })
  const page = rows.slice(0, PAGE)
  const ids = page.map(({ id }) => id)
  const [tiles, likedBy, total] = await Promise.all([
    tilesOf(db, { viewer, ids, now }),
    likersAmong(db, viewer.memberId, ids),
    countNewLikes(db, viewer),
  ])
  const likedAt = new Map(page.map((row) => [row.id, row.liked_at.toISOString()]))
  const likers = new Set(likedBy.map(({ id }) => id))
  return {
    profiles: tiles.map((tile) => ({
      ...tile,
      liked_at: likedAt.get(tile.id) ?? now.toISOString(),
      is_match: tile.is_liked && likers.has(tile.id),
    })),
    liked_by: likedBy,
    total_new_likes: total,
    next: rows.length > PAGE ? cursorOf(page.at(-1)!) : null,
  }
}

/** Who of these likes the member, and whether that is news. */
async function likersAmong(db: Db, memberId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  const likes = await db
    .selectFrom('member_like')
    .select(['from_id as id', 'is_new as like_new'])
    .where('to_id', '=', memberId)
    .where('from_id', 'in', ids)
    .execute()
  const byId = new Map(likes.map((like) => [like.id, like]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
