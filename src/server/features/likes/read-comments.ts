import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { LikeComment } from '#contract/like-comment.ts'
import type { Db } from '#server/db/connect.ts'
import { anyOf } from '#server/db/prepared.ts'
import { isVisibleTo, type Viewer } from '#server/features/members/members.ts'

type Comments = ReadonlyMap<string, z.input<typeof LikeComment>>

/** What these members say with their likes to a reader who may see them, by their ids. */
export async function commentsFrom(
  db: Db,
  readerId: string,
  fromIds: readonly string[],
): Promise<Comments> {
  if (fromIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('like_comment as said')
    .innerJoin('member_like as given', (join) =>
      join.onRef('given.from_id', '=', 'said.from_id').onRef('given.to_id', '=', 'said.to_id'),
    )
    .innerJoin('member as reader', 'reader.id', 'said.to_id')
    .leftJoin('photo', (join) =>
      join
        .onRef('photo.id', '=', 'said.photo_id')
        .onRef('photo.member_id', '=', 'said.to_id')
        .on('photo.status', '=', 'active'),
    )
    .where('said.to_id', '=', readerId)
    .where('said.from_id', '=', anyOf(fromIds))
    .where('said.part', 'is not', null)
    .select(['said.from_id', 'said.part', 'said.prompt', 'said.text', 'said.created_at'])
    .select(['photo.filename'])
    .select(
      sql<boolean>`exists (
        select from unnest(reader.hidden_words) as word where strpos(lower(said.text), lower(word)) > 0)`.as(
        'has_hidden_word',
      ),
    )
    .execute()
  return new Map(rows.map(({ from_id: id, ...row }) => [id, commentIn(row)]))
}

type Row = {
  readonly part: string | null
  readonly prompt: string | null
  readonly text: string
  readonly created_at: Date
  readonly filename: string | null
  readonly has_hidden_word: boolean
}

function commentIn({ filename, created_at: at, ...row }: Row) {
  const photo = filename === null ? null : { thumb_filename: `${filename}-thumb.webp` }
  // The columns hold what likeWithComment wrote.
  return { ...row, photo, created_at: at.toISOString() } as z.input<typeof LikeComment>
}

/** Who said something to a member with a like that is still news, of those the member may see: the latest first. */
export async function newCommenters(db: Db, viewer: Reader, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('member_like')
    .innerJoin('member', 'member.id', 'member_like.from_id')
    .innerJoin('like_comment as said', (join) =>
      join
        .onRef('said.from_id', '=', 'member_like.from_id')
        .onRef('said.to_id', '=', 'member_like.to_id'),
    )
    .where('member_like.to_id', '=', viewer.memberId)
    .where('member_like.is_new', '=', sql.lit(true))
    .where('said.text', '<>', '')
    .where(isVisibleTo(viewer))
    .select('member.id')
    .orderBy('said.created_at', 'desc')
    .orderBy('member.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

type Reader = Viewer & { readonly memberId: string }

/** What two say to each other with their likes. Of the other's own photo the writer gets no file. */
export async function commentsBetween(db: Db, readerId: string, otherId: string) {
  const [theirs, own] = await Promise.all([
    commentsFrom(db, readerId, [otherId]),
    commentsFrom(db, otherId, [readerId]),
  ])
  const mine = own.get(readerId)
  return {
    theirs: theirs.get(otherId) ?? null,
    mine: mine ? { ...mine, photo: null, has_hidden_word: false } : null,
  }
}
