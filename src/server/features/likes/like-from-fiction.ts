import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'
import { isVisibleTo, lockPair, type Viewer } from '#server/features/members/members.ts'
import { addMatch } from './add-match.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type LikeFromFictionInput = {
  readonly viewer: Viewer & { readonly memberId: string }
  readonly now: Date
}

/**
 * Records a like from a fictional profile that fits the member, at most one in a day, and says whose it is; null when
 * there is none. It is a row like any other, of a profile that is marked wherever it shows.
 */
export async function likeFromFiction(
  tx: Tx,
  { viewer, now }: LikeFromFictionInput,
): Promise<string | null> {
  const { memberId } = viewer
  // Many who ask at once come one after the other, and the later ones find the like of the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`fiction:${memberId}`}, 0))`.execute(tx)
  if (await hadOneSince(tx, memberId, new Date(now.getTime() - DAY_MS))) return null
  const fitting = await fittingProfile(tx, viewer)
  if (fitting === null) return null
  await lockPair(tx, memberId, fitting)
  await tx
    .insertInto('member_like')
    .values({ from_id: fitting, to_id: memberId, created_at: now, announced_at: now })
    .execute()
  if (await isLikedBy(tx, memberId, fitting)) await addMatch(tx, [memberId, fitting], now)
  return fitting
}

async function hadOneSince(tx: Tx, memberId: string, since: Date): Promise<boolean> {
  const like = await tx
    .selectFrom('member_like')
    .innerJoin('member', 'member.id', 'member_like.from_id')
    .select('member.id')
    .where('member_like.to_id', '=', memberId)
    .where('member_like.created_at', '>', since)
    .where('member.is_fictional', '=', true)
    .executeTakeFirst()
  return like !== undefined
}

/** Who seeks whom the member is and is whom the member seeks, in their country, with a photo to show. */
async function fittingProfile(
  tx: Tx,
  viewer: LikeFromFictionInput['viewer'],
): Promise<string | null> {
  const { memberId } = viewer
  const profile = await tx
    .selectFrom('member')
    .innerJoin('member as me', (join) => join.on('me.id', '=', memberId))
    .select('member.id')
    .where(isVisibleTo(viewer))
    .where('member.is_fictional', '=', true)
    .where('member.main_photo', 'is not', null)
    .whereRef('member.country', '=', 'me.country')
    .where(
      sql<boolean>`me.seeks in (member.gender, 'both') and member.seeks in (me.gender, 'both')`,
    )
    .where(sql<boolean>`not exists (
      select from member_like where from_id = member.id and to_id = ${memberId})`)
    .orderBy('member.last_active_at', 'desc')
    .orderBy('member.id')
    .limit(1)
    .executeTakeFirst()
  return profile?.id ?? null
}

async function isLikedBy(tx: Tx, from: string, to: string): Promise<boolean> {
  const like = await tx
    .selectFrom('member_like')
    .select('to_id')
    .where('from_id', '=', from)
    .where('to_id', '=', to)
    .executeTakeFirst()
  return like !== undefined
}
