import { type Expression, type RawBuilder, sql } from 'kysely'
import type { z } from 'zod/mini'
import type { LikeType, listLikes as contract } from '#contract/likes.ts'
import type { Db } from '#server/db/connect.ts'
import { anyOf } from '#server/db/prepared.ts'
import { isVisibleTo, tilesOf, type Viewer } from '#server/features/members/members.ts'
import { commentsFrom } from './read-comments.ts'
import { type Cursor, cursorOf, readCursor } from '#server/http/cursor.ts'

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
  const [tiles, likedBy, chatting, total, comments] = await Promise.all([
    tilesOf(db, { viewer, ids, now }),
    likersAmong(db, viewer.memberId, ids),
    chattingAmong(db, viewer.memberId, ids),
    countNewLikes(db, viewer),
    commentsFrom(db, viewer.memberId, ids),
  ])
  const likedAt = new Map(page.map((row) => [row.id, row.liked_at.toISOString()]))
  const likers = new Set(likedBy.map(({ id }) => id))
  return {
    profiles: tiles.map((tile) => ({
      ...tile,
      liked_at: likedAt.get(tile.id) ?? now.toISOString(),
      is_match: tile.is_liked && likers.has(tile.id),
      has_chat: chatting.has(tile.id),
      comment: comments.get(tile.id),
    })),
    liked_by: likedBy,
    total_new_likes: total,
    next: rows.length > PAGE ? cursorOf(page.at(-1)!) : null,
  }
}

/** Which of these profiles like the member, and whether that is news. */
async function likersAmong(db: Db, memberId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  const likes = await db
    .selectFrom('member_like')
    .select(['from_id as id', 'is_new as like_new'])
    .where('to_id', '=', memberId)
    .where('from_id', '=', anyOf(ids))
    .execute()
  const byId = new Map(likes.map((like) => [like.id, like]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** With whom of these the member has a conversation. */
async function chattingAmong(db: Db, memberId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Set<string>()
  const sides = await db
    .selectFrom('conversation_side')
    .select('other_id')
    .where('member_id', '=', memberId)
    .where('other_id', '=', anyOf(ids))
    .execute()
  return new Set(sides.map(({ other_id: id }) => id))
}

type FirstLikesInput = {
  readonly viewer: Viewer & { readonly memberId: string }
  readonly type: LikeType
  readonly after: string | undefined
  readonly limit: number
}
type Row = Cursor & { readonly liked_at: Date }
type Liked = { id: string; created_at: Date }

/** The first likes of a type below a cursor, the latest first, of members who may be seen. */
async function firstLikes(db: Db, question: FirstLikesInput): Promise<Row[]> {
  const { viewer, type, limit } = question
  // Each stretch stops by itself: for the two together the database would rather read and sort them all.
  const stretches = STRETCHES[type](viewer.memberId).map(
    (stretch) => sql`(${readStretch(db, stretch, question)})`,
  )
  const { rows } = await sql<Row>`
    select id, created_at as liked_at, (extract(epoch from created_at) * 1000000)::bigint::text as micros
    from (${sql.join(stretches, sql` union all `)}) as liked
    order by created_at desc, id desc limit ${limit}`.execute(db)
  return rows
}

/** Each is a stretch of one index, in order; a match stands in one of two. */
const STRETCHES = {
  received: (memberId: string) => [
    sql<Liked>`(select from_id as id, created_at from member_like where to_id = ${memberId})`,
  ],
  given: (memberId: string) => [
    sql<Liked>`(select to_id as id, created_at from member_like where from_id = ${memberId})`,
  ],
  matches: (memberId: string) => [
    sql<Liked>`(select second_id as id, created_at from member_match where first_id = ${memberId})`,
    sql<Liked>`(select first_id as id, created_at from member_match where second_id = ${memberId})`,
  ],
} as const satisfies Record<LikeType, unknown>

type Stretch = ReturnType<(typeof STRETCHES)[LikeType]>[number]

function readStretch(db: Db, stretch: Stretch, { viewer, after, limit }: FirstLikesInput) {
  const before = after === undefined ? null : readCursor(after)
  return db
    .selectFrom(stretch.as('liked'))
    .innerJoin('member', 'member.id', 'liked.id')
    .where(isVisibleTo(viewer))
    .$if(before !== null, (query) =>
      query.where(
        sql<boolean>`(liked.created_at, liked.id) < (timestamptz 'epoch' + ${before?.micros}::bigint * interval '1 microsecond', ${before?.id}::uuid)`,
      ),
    )
    .select(['liked.id', 'liked.created_at'])
    .orderBy('liked.created_at', 'desc')
    .orderBy('liked.id', 'desc')
    .limit(limit)
}

const COUNTED_AT_MOST = 100

type CountNewLikesInput = Viewer & { readonly memberId: string }
/** A viewer whose site is found in the statement that the count is part of. */
type OwnViewer = { readonly siteId: Expression<string>; readonly memberId: Expression<string> }

/** How many likes a member has not looked at yet, of those they can see; the counting stops at 100. */
export async function countNewLikes(db: Db, viewer: CountNewLikesInput): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ${newLikesOf(db, viewer)} as count`.execute(db)
  return rows[0]!.count
}

/** The same within a statement. */
export function newLikesOf(db: Db, viewer: CountNewLikesInput | OwnViewer): RawBuilder<number> {
  const fresh = db
    .selectFrom('member_like')
    .innerJoin('member', 'member.id', 'member_like.from_id')
    .where('member_like.to_id', '=', viewer.memberId)
    // Written out, or a plan for any value could not use the index of new ones.
    .where('member_like.is_new', '=', sql.lit(true))
    .where(isVisibleTo(viewer))
    .select('member.id')
    .limit(COUNTED_AT_MOST)
  return sql`(select count(*) from ${fresh.as('fresh')})`
}
