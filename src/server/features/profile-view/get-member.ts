import type { z } from 'zod/mini'
import type { getMember as contract } from '#contract/members.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { commentsFrom } from '#server/features/likes/likes.ts'
import { isVisibleTo, tilesOf, type Viewer } from '#server/features/members/members.ts'
import { photosFor } from '#server/features/photos/photos.ts'
import type { Settings } from '#server/features/settings/settings.ts'
import { profileRow, type ProfileRow, shownFields } from './shown-fields.ts'

type GetMemberInput = {
  readonly viewer: Viewer
  readonly profileId: string
  readonly settings: Settings
  readonly now: Date
}
type Answer = z.input<typeof contract.output>

/** A profile as the viewer may see it, and a few others like it. */
export async function getMember(
  db: Db,
  { viewer, profileId, settings, now }: GetMemberInput,
): Promise<Answer> {
  const [row, me] = await Promise.all([profileRow(db, viewer, profileId), viewerOf(db, viewer)])
  if (!row) throw new Refusal('NOT_FOUND')
  const [photos, ids, comments] = await Promise.all([
    photosFor(db, { viewer, viewerIsPremium: me.paid_user, memberId: profileId }),
    relatedIds(db, viewer, row),
    row.likes_me && viewer.memberId !== null
      ? commentsFrom(db, viewer.memberId, [profileId])
      : null,
  ])
  const [tile, ...related] = await tilesOf(db, { viewer, ids: [profileId, ...ids], now })
  if (tile?.id !== profileId) throw new Refusal('NOT_FOUND')
  return {
    member: {
      ...tile,
      ...shownFields(row, { settings, interests: me.interests, looksFor: me.looks_for, now }),
      photos,
      num_photos: photos.length,
      likes_me: row.likes_me,
      is_match: row.likes_me && tile.is_liked,
      their_comment: comments?.get(profileId),
    },
    related,
  }
}

async function viewerOf(db: Db, { memberId }: Viewer) {
  const me = await db
    .selectFrom('member')
    .select(['interests', 'looks_for', 'paid_user'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  return me ?? { interests: [], looks_for: [], paid_user: false }
}

const AT_MOST = 8
/** Of so many last active members the best are taken. */
const LOOKED_AT = 60
const NEAR_AGE_MS = 6 * 365.25 * 24 * 60 * 60 * 1000

type Profile = Pick<
  ProfileRow,
  'id' | 'member_kind' | 'country' | 'region' | 'date_of_birth' | 'interests'
>
type Candidate = Awaited<ReturnType<typeof latestLike>>[number]

/**
 * A few members like this one: of the same kind, country and about the same age, with a photo. Those of the region
 * come first, real people before fictional profiles, then those who share the most interests with the profile.
 */
async function relatedIds(db: Db, viewer: Viewer, profile: Profile): Promise<string[]> {
  const [near, far] = await Promise.all([
    latestLike(db, viewer, profile, 'near'),
    latestLike(db, viewer, profile, 'far'),
  ])
  const byRank = (one: Candidate, other: Candidate) =>
    rankOf(profile, other) - rankOf(profile, one) || other.seen - one.seen
  return [...near, ...far]
    .toSorted(byRank)
    .slice(0, AT_MOST)
    .map(({ id }) => id)
}

/** Each is one stretch of an index, the latest first. */
async function latestLike(db: Db, viewer: Viewer, profile: Profile, where: 'near' | 'far') {
  const rows = await db
    .selectFrom('member')
    .where(isVisibleTo(viewer))
    .where('member.id', '<>', profile.id)
    .where('member.country', '=', profile.country)
    .where('member.member_kind', '=', profile.member_kind)
    .where('member.region', where === 'near' ? '=' : '<>', profile.region)
    .where('member.date_of_birth', '>=', dayApart(profile.date_of_birth, -NEAR_AGE_MS))
    .where('member.date_of_birth', '<=', dayApart(profile.date_of_birth, NEAR_AGE_MS))
    .where('member.main_photo', 'is not', null)
    .select(['member.id', 'member.region', 'member.interests', 'member.is_fictional'])
    .select('member.last_active_at')
    .orderBy('member.last_active_at', 'desc')
    .orderBy('member.id', 'desc')
    .limit(LOOKED_AT)
    .execute()
  return rows.map(({ last_active_at: at, ...row }) => ({ ...row, seen: at.getTime() }))
}

function dayApart(day: string, ms: number): string {
  return new Date(Date.parse(day) + ms).toISOString().slice(0, 10)
}

function rankOf({ region, interests }: Profile, candidate: Candidate): number {
  const shared = candidate.interests.filter((interest) => interests.includes(interest)).length
  return (candidate.region === region ? 1000 : 0) + (candidate.is_fictional ? 0 : 100) + shared
}
