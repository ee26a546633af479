import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { LikeType, listLikes as contract } from '#contract/likes.ts'
import type { Db } from '#server/db/connect.ts'
import { isVisibleTo, tilesOf, type Viewer } from '#server/features/members/members.ts'
import { countNewLikes } from './count-new-likes.ts'
import { cursorOf, readCursor, type Cursor } from './cursor.ts'

const PAGE = 24

type Question = {
  readonly viewer: Viewer & { readonly memberId: string }
  readonly type: LikeType
  readonly after?: string | undefined
  readonly now: Date
}
type Row = Cursor & { readonly liked_at: Date }

/** Likes of one type, the latest first, of members who may be seen; a page ends where the next begins. */
export async function listLikes(
  db: Db,
  { viewer, type, after, now }: Question,
): Promise<z.input<typeof contract.output>> {
  const rows = await readRows(db, { viewer, type, after })
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

/** One more than a page, which tells whether there is another. */
function readRows(db: Db, { viewer, type, after }: Omit<Question, 'now'>): Promise<Row[]> {
  const before = after === undefined ? null : readCursor(after)
  return db
    .selectFrom(LISTS[type](viewer.memberId).as('liked'))
    .innerJoin('member', 'member.id', 'liked.id')
    .where(isVisibleTo(viewer))
    .$if(before !== null, (query) =>
      query.where(
        sql<boolean>`(liked.created_at, liked.id) < (timestamptz 'epoch' + ${before?.micros}::bigint * interval '1 microsecond', ${before?.id}::uuid)`,
      ),
    )
    .select([
      'liked.id',
      'liked.created_at as liked_at',
      sql<string>`(extract(epoch from liked.created_at) * 1000000)::bigint::text`.as('micros'),
    ])
    .orderBy('liked.created_at', 'desc')
    .orderBy('liked.id', 'desc')
    .limit(PAGE + 1)
    .execute()
}

type Liked = { id: string; created_at: Date }

/** Each is read along an index; the two halves of the matches are put in order together. */
const LISTS = {
  received: (memberId: string) =>
    sql<Liked>`(select from_id as id, created_at from member_like where to_id = ${memberId})`,
  given: (memberId: string) =>
    sql<Liked>`(select to_id as id, created_at from member_like where from_id = ${memberId})`,
  matches: (memberId: string) =>
    sql<Liked>`(select second_id as id, created_at from member_match where first_id = ${memberId}
      union all select first_id, created_at from member_match where second_id = ${memberId})`,
} as const satisfies Record<LikeType, unknown>

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
