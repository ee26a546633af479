import type { Db } from '#server/db/connect.ts'
import { isVisibleTo, type Viewer } from '#server/features/members/members.ts'
import type { ProfileRow } from './profile-row.ts'

const AT_MOST = 8
/** Of so many who were here last the best are taken. */
const LOOKED_AT = 60
const NEAR_AGE_MS = 6 * 365.25 * 24 * 60 * 60 * 1000

type Profile = Pick<
  ProfileRow,
  'id' | 'gender' | 'country' | 'region' | 'date_of_birth' | 'interests'
>
type Candidate = Awaited<ReturnType<typeof latestLike>>[number]

/**
 * A few members like this one: of the same gender, country and about the same age, with a photo. Those of the region come
 * first, real people before fictional profiles, then whoever shares the most interests with the profile.
 */
export async function relatedIds(db: Db, viewer: Viewer, profile: Profile): Promise<string[]> {
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
    .where('member.gender', '=', profile.gender)
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
