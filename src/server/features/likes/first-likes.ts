import { sql } from 'kysely'
import type { LikeType } from '#contract/likes.ts'
import type { Db } from '#server/db/connect.ts'
import { isVisibleTo, type Viewer } from '#server/features/members/members.ts'
import { readCursor, type Cursor } from '#server/http/cursor.ts'

type FirstLikesInput = {
  readonly viewer: Viewer & { readonly memberId: string }
  readonly type: LikeType
  readonly after: string | undefined
  readonly limit: number
}
type Row = Cursor & { readonly liked_at: Date }
type Liked = { id: string; created_at: Date }

/** The first likes of a type below a cursor, the latest first, of members who may be seen. */
export async function firstLikes(db: Db, question: FirstLikesInput): Promise<Row[]> {
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
