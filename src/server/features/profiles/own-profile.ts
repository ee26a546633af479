import type { Updateable } from 'kysely'
import type { z } from 'zod/mini'
import { hasContactDetails } from '#contract/contact/contact-details.ts'
import {
  ageOnDay,
  BOUNDARIES,
  dayIn,
  isNameAllowed,
  MIN_AGE,
  type Place,
  type PromptAnswer,
} from '#contract/fields.ts'
import type { OwnProfile, saveProfile as contract } from '#contract/profile.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'
import { withEvents } from '#server/events/with-events.ts'
import { isKnownPlace } from '#server/features/places/places.ts'
import { type Settings, settingsOf } from '#server/features/settings/settings.ts'
import type { App } from '#server/http/route.ts'
import { identityAfter, requireOffered } from './identities.ts'

type Own = { readonly siteId: string; readonly memberId: string }

/** What a member tells about themselves, as they may edit it: a word that the site has dropped is no longer told. */
export async function ownProfile(db: Db, { siteId, memberId }: Own): Promise<OwnProfile> {
  const { looks_for: offered } = await settingsOf(db, siteId)
  const member = await db
    .selectFrom('member')
    .select([
      'name',
      'gender',
      'identity',
      'seeks',
      'seeks_couples',
      'sexuality',
      'date_of_birth',
      'country',
      'region',
      'city',
      'about',
      'hair_color',
      'eye_color',
      'body_type',
      'relationship_status',
      'tattoos',
      'interests',
      'looks_for',
      'relationship_style',
      'boundaries',
      'prompts',
    ])
    .where('id', '=', memberId)
    .executeTakeFirst()
  if (!member) throw new Refusal('LOGIN_REQUIRED')
  const { country, region, city, ...told } = member
  // The columns hold what saveProfile and signup wrote, which the same schema had read.
  const looks_for = offered.filter((word) => told.looks_for.includes(word))
  return { ...told, looks_for, place: { country, region, city } } as OwnProfile
}

type Given = z.output<(typeof contract)['input']>
type Saving = {
  readonly siteId: string
  readonly memberId: string
  readonly profile: Given
  readonly now: Date
}

/** Saves what a member tells about themselves, and tells their devices. What the site does not show stays as it was. */
export async function saveProfile(
  { db, events }: Pick<App, 'db' | 'events'>,
  { siteId, memberId, profile, now }: Saving,
): Promise<void> {
  const settings = await settingsOf(db, siteId)
  const changes = shownPart(profile, settings)
  await requireFit(db, { memberId, changes, settings, now })
  await withEvents({ db, events, now }, async (tx, notify) => {
    await tx
      .updateTable('member')
      .set({ ...columnsOf(changes), identity: identityAfter(changes) })
      .where('id', '=', memberId)
      .execute()
    notify([memberId], { kind: 'user_changed' })
  })
}

/** The place is one thing: it is told with a town or not at all. */
const PLACE_FIELDS = ['country', 'region', 'city'] as const

function shownPart(profile: Given, settings: Settings): Changes {
  const { name, seeks, seeks_couples, identity, ...further } = profile
  const { date_of_birth, place, about, prompts, ...words } = further
  const fields: Set<string> = new Set(settings.visible_profile_fields)
  if (settings.looks_for.length === 0) fields.delete('looks_for')
  return {
    name,
    seeks,
    ...(seeks_couples && { seeks_couples }),
    ...(identity !== undefined && fields.has('gender') ? { identity } : {}),
    ...Object.fromEntries(Object.entries(words).filter(([field]) => fields.has(field))),
    ...(fields.has('age') ? { date_of_birth } : {}),
    ...(PLACE_FIELDS.some((field) => fields.has(field)) ? { place } : {}),
    ...(settings.visible_profile_notes.includes('about') ? { about } : {}),
    ...(prompts && settings.visible_profile_notes.includes('prompts') ? { prompts } : {}),
  }
}

function columnsOf({ place, prompts, ...changes }: Changes): Updateable<Tables['member']> {
  return { ...changes, ...place, ...(prompts && { prompts: JSON.stringify(prompts) }) }
}

/** The part of a profile that is to be saved. */
type Changes = Pick<Given, 'name'> & Partial<Given>

type RequireFitInput = {
  readonly memberId: string
  readonly changes: Changes
  readonly settings: Settings
  readonly now: Date
}

/** Refuses changes that may not stand on this member's profile, with the field that is wrong. */
async function requireFit(
  db: Db,
  { memberId, changes, settings, now }: RequireFitInput,
): Promise<void> {
  const member = await memberBefore(db, memberId)
  const { name, about, date_of_birth, place, interests, looks_for, boundaries, prompts } = changes
  if (!isNameAllowed(name, member.email)) throw new Refusal('NAME_NOT_ALLOWED', { field: 'name' })
  requireOffered({ gender: member.gender, ...changes }, settings, member)
  if (!member.paid_user) requireNoContactDetails({ name, ...(about ? { about } : {}) })
  if (date_of_birth) requireAdult(date_of_birth, settings.time_zone, now)
  if (place) await requirePlace(place, member, settings)
  if (interests) requireInterests(interests, [...settings.interests, ...member.interests])
  if (looks_for) requireWords('looks_for', looks_for, settings.looks_for)
  if (prompts) requirePrompts(prompts, { mayHaveContacts: member.paid_user })
  if (boundaries) requireWords('boundaries', boundaries, BOUNDARIES)
}

async function memberBefore(db: Db, memberId: string) {
  const member = await db
    .selectFrom('member')
    .select(['email', 'paid_user', 'country', 'region', 'city', 'interests'])
    .select(['gender', 'identity', 'seeks_couples'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  if (!member) throw new Refusal('LOGIN_REQUIRED')
  return member
}

/** The place a member lives in already is good, also when the site has left that country since. */
async function requirePlace(place: Place, before: Record<keyof Place, string>, site: Settings) {
  const isSame = (['country', 'region', 'city'] as const).every(
    (part) => place[part] === before[part],
  )
  if (isSame) return
  if (!site.countries.includes(place.country) || !(await isKnownPlace(place)))
    throw new Refusal('PLACE_UNKNOWN', { field: 'place' })
}

export function requireInterests(interests: readonly string[], offered: readonly string[]): void {
  requireWords('interests', interests, offered)
}

/** Refuses words that are not offered, or are there twice. */
export function requireWords(
  field: 'interests' | 'looks_for' | 'boundaries',
  words: readonly string[],
  offered: readonly string[],
): void {
  const isDistinct = new Set(words).size === words.length
  if (!isDistinct || !words.every((word) => offered.includes(word)))
    throw new Refusal('INVALID_INPUT', { field, why: 'invalid_value' })
}

/** Refuses a prompt that is there twice, and contact details of those who may not tell them. */
export function requirePrompts(
  prompts: readonly PromptAnswer[],
  { mayHaveContacts }: { readonly mayHaveContacts: boolean },
): void {
  if (new Set(prompts.map(({ prompt }) => prompt)).size < prompts.length)
    throw new Refusal('INVALID_INPUT', { field: 'prompts', why: 'invalid_value' })
  const texts = prompts.map(({ answer }) => answer).join('\n')
  if (!mayHaveContacts) requireNoContactDetails({ prompts: texts })
}

/** Refuses texts with contact details in them, and says in which field they are. */
export function requireNoContactDetails(texts: Readonly<Record<string, string>>): void {
  const found = Object.entries(texts).find(([, text]) => hasContactDetails(text))
  if (found) throw new Refusal('CONTACT_DETAILS', { field: found[0] })
}

const OLDEST = 120

/** Eighteen to the day, by the calendar of the site's own time zone, wherever the server or the visitor is. */
export function requireAdult(dateOfBirth: string, timeZone: string, now: Date): void {
  const age = ageOnDay(dateOfBirth, dayIn(timeZone, now))
  if (age < MIN_AGE || age > OLDEST)
    throw new Refusal('TOO_YOUNG', { field: 'date_of_birth', min_age: MIN_AGE })
}
