import { isNameAllowed, type Place } from '#contract/fields.ts'
import type { OwnProfile } from '#contract/profile.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { isKnownPlace, type Settings } from '#server/features/settings/settings.ts'
import { requireNoContactDetails } from './contact-details.ts'
import { requireAdult } from './demand-adult.ts'

/** The part of a profile that is to be saved. */
export type Changes = Pick<OwnProfile, 'name'> & Partial<OwnProfile>

type RequireFitInput = {
  readonly memberId: string
  readonly changes: Changes
  readonly settings: Settings
  readonly now: Date
}

/** Refuses changes that may not stand on this member's profile, with the field that is wrong. */
export async function requireFit(
  db: Db,
  { memberId, changes, settings, now }: RequireFitInput,
): Promise<void> {
  const member = await memberBefore(db, memberId)
  const { name, about, date_of_birth, place, interests } = changes
  if (!isNameAllowed(name, member.email)) throw new Refusal('NAME_NOT_ALLOWED', { field: 'name' })
  if (!member.paid_user) requireNoContactDetails({ name, ...(about ? { about } : {}) })
  if (date_of_birth) requireAdult(date_of_birth, settings.time_zone, now)
  if (place) await requirePlace(place, member, settings)
  if (interests) requireInterests(interests, [...settings.interests, ...member.interests])
}

async function memberBefore(db: Db, memberId: string) {
  const member = await db
    .selectFrom('member')
    .select(['email', 'paid_user', 'country', 'region', 'city', 'interests'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  if (!member) throw new Refusal('LOGIN_REQUIRED')
  return member
}

/** Where somebody lives already is good, also when the site has left that country since. */
async function requirePlace(place: Place, before: Record<keyof Place, string>, site: Settings) {
  const isSame = (['country', 'region', 'city'] as const).every(
    (part) => place[part] === before[part],
  )
  if (isSame) return
  if (!site.countries.includes(place.country) || !(await isKnownPlace(place)))
    throw new Refusal('PLACE_UNKNOWN', { field: 'place' })
}

function requireInterests(interests: readonly string[], offered: readonly string[]): void {
  const isDistinct = new Set(interests).size === interests.length
  if (!isDistinct || !interests.every((interest) => offered.includes(interest)))
    throw new Refusal('INVALID_INPUT', { field: 'interests', why: 'invalid_value' })
}
