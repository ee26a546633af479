import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { isVisibleTo, type Viewer } from '#server/features/members/members.ts'

type Like = {
  readonly viewer: Viewer & { readonly memberId: string }
  readonly profileId: string
  readonly now: Date
}

/**
 * Likes a member, once however often it is said, and tells whether the other likes back. Of two who like each other at
 * the same moment the later one sees both: the look comes after the like is there for everybody.
 */
export async function likeMember(
  db: Db,
  { viewer, profileId, now }: Like,
): Promise<{ matched: boolean }> {
  const target = db
    .selectFrom('member')
    .where('member.id', '=', profileId)
    .where(isVisibleTo(viewer))
  await db
    .insertInto('member_like')
    .columns(['from_id', 'to_id', 'created_at'])
    .expression(
      target.select((like) => [
        like.cast<string>(like.val(viewer.memberId), 'uuid').as('from_id'),
        'member.id',
        like.cast<Date>(like.val(now), 'timestamptz').as('created_at'),
      ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const liked = await target
    .leftJoin('member_like', (join) =>
      join
        .onRef('member_like.from_id', '=', 'member.id')
        .on('member_like.to_id', '=', viewer.memberId),
    )
    .select('member_like.from_id')
    .executeTakeFirst()
  if (!liked) throw new Refusal('NOT_FOUND')
  return { matched: liked.from_id !== null }
}
