import { isNameAllowed, type Place } from '#contract/fields.ts'
import type { OwnProfile } from '#contract/profile.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { isKnownPlace, type Settings } from '#server/features/settings/settings.ts'
import { demandNoContactDetails } from './contact-details.ts'
import { demandAdult } from './demand-adult.ts'

/** The part of a profile that is to be saved. */
export type Changes = Pick<OwnProfile, 'name'> & Partial<OwnProfile>

type DemandFitInput = {
  readonly memberId: string
  readonly changes: Changes
  readonly settings: Settings
  readonly now: Date
}

/** Refuses changes that may not stand on this member's profile, with the field that is wrong. */
export async function demandFit(
  db: Db,
  { memberId, changes, settings, now }: DemandFitInput,
): Promise<void> {
  const member = await memberBefore(db, memberId)
  const { name, about, date_of_birth, place, interests } = changes
  if (!isNameAllowed(name, member.email)) throw new Refusal('NAME_NOT_ALLOWED', { field: 'name' })
  if (!member.paid_user) demandNoContactDetails({ name, ...(about ? { about } : {}) })
  if (date_of_birth) demandAdult(date_of_birth, settings.time_zone, now)
  if (place) await demandPlace(place, member, settings)
  if (interests) demandInterests(interests, [...settings.interests, ...member.interests])
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
async function demandPlace(place: Place, before: Record<keyof Place, string>, site: Settings) {
  const isSame = (['country', 'region', 'city'] as const).every(
    (part) => place[part] === before[part],
  )
  if (isSame) return
  if (!site.countries.includes(place.country) || !(await isKnownPlace(place)))
    throw new Refusal('PLACE_UNKNOWN', { field: 'place' })
}

function demandInterests(interests: readonly string[], offered: readonly string[]): void {
  const isDistinct = new Set(interests).size === interests.length
  if (!isDistinct || !interests.every((interest) => offered.includes(interest)))
    throw new Refusal('INVALID_INPUT', { field: 'interests', why: 'invalid_value' })
}
