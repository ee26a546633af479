import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#server/db/connect.ts'
import type { Notify } from '#server/events/telling.ts'
import { isVisibleTo, lockPair, type Viewer } from '#server/features/members/members.ts'
import { addMatch } from './add-match.ts'
import type { Like } from './like.ts'
import { mailLike } from './mail-like.ts'

/**
 * Likes a member within a transaction of `telling`, once however often it is said, and says whether it is a match.
 * Of two who like each other at the same moment one waits for the other, so exactly one of them makes the match.
 */
export async function likeIn(tx: Tx, notify: Notify, like: Like): Promise<{ matched: boolean }> {
  const { viewer, profileId } = like
  await lockPair(tx, viewer.memberId, profileId)
  const isNews = await addLike(tx, like)
  const matched = await isLikedBack(tx, like)
  if (!isNews) return { matched }
  if (matched) await addMatch(tx, [viewer.memberId, profileId], like.now)
  notify([profileId], { kind: matched ? 'match' : 'like', profile_id: viewer.memberId })
  notify([viewer.memberId], matched ? { kind: 'match', profile_id: profileId } : LIKES_CHANGED)
  await mailLike(tx, { ...like, kind: matched ? 'match' : 'like' })
  return { matched }
}

const LIKES_CHANGED = { kind: 'likes_changed' } as const

/** Whether there was none before. */
async function addLike(tx: Tx, { viewer, profileId, now }: Like): Promise<boolean> {
  const added = await tx
    .insertInto('member_like')
    .columns(['from_id', 'to_id', 'created_at'])
    .expression(
      seen(tx, viewer, profileId).select((like) => [
        like.cast<string>(like.val(viewer.memberId), 'uuid').as('from_id'),
        'member.id',
        like.cast<Date>(like.val(now), 'timestamptz').as('created_at'),
      ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('to_id')
    .executeTakeFirst()
  return added !== undefined
}

/** Whoever may not be seen is answered like nobody. */
async function isLikedBack(tx: Tx, { viewer, profileId }: Like): Promise<boolean> {
  const target = await seen(tx, viewer, profileId)
    .leftJoin('member_like', (join) =>
      join
        .onRef('member_like.from_id', '=', 'member.id')
        .on('member_like.to_id', '=', viewer.memberId),
    )
    .select('member_like.from_id')
    .executeTakeFirst()
  if (!target) throw new Refusal('NOT_FOUND')
  return target.from_id !== null
}

function seen(tx: Tx, viewer: Viewer, profileId: string) {
  return tx.selectFrom('member').where('member.id', '=', profileId).where(isVisibleTo(viewer))
}
