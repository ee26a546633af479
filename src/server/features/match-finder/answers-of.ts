import type { z } from 'zod/mini'
import type { Place, Seeks } from '#contract/fields.ts'
import { isCouple, type Kind, type SeeksCouples } from '#contract/identities.ts'
import type { CountryCode } from '#contract/locales.ts'
import type { findMatches } from '#contract/match-finder.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import type { Settings } from '#server/features/settings/settings.ts'

type Given = z.output<typeof findMatches.input>
/** The questions that were answered; gender and country always are. */
export type Answers = Given & { readonly gender: Seeker['seeks']; readonly country: CountryCode }

/**
 * Questions about fields that the site does not show: then they are not asked, because a score would tell the field.
 */
const TOLD: readonly string[] = [
  'interests',
  'body_type',
  'hair_color',
  'eye_color',
  'relationship_status',
]

/**
 * The answers to the questions that the site asks. Gender and country come from the member's own profile if left open.
 */
export function answersOf(
  given: Given,
  settings: Settings,
  { seeks, seeks_couples, home }: Seeker,
): Answers {
  const shown: readonly string[] = settings.visible_profile_fields
  const asked = settings.search_fields
    .filter((name) => !TOLD.includes(name) || shown.includes(name))
    .filter((name) => name !== 'couples' || settings.identities.some(isCouple))
  const kept = asked.flatMap((name) => {
    const answer = given[name as keyof Given]
    return answer === undefined ? [] : [[name, answer] as const]
  })
  const answered: Given = Object.fromEntries(kept)
  const { min_age: min, max_age: max, gender = seeks, country = home.country } = answered
  if (min !== undefined && max !== undefined && min > max) throw wrong('min_age')
  if (answered.country && !settings.countries.includes(country)) throw wrong('country')
  const { couples = answered.gender ? 'no' : seeks_couples } = answered
  return { ...answered, gender, couples, country }
}

function wrong(field: keyof Given): Refusal {
  return new Refusal('INVALID_INPUT', { field, why: 'invalid_value' })
}

/** What a match depends on about the member who looks for one. */
export type Seeker = {
  readonly member_kind: Kind
  readonly seeks: Seeks
  readonly seeks_couples: SeeksCouples
  readonly date_of_birth: string
  readonly home: Place
}

type Told = {
  readonly interests: NonNullable<Given['interests']>
  readonly looks_for: readonly string[]
}

export async function seekerOf(db: Db, memberId: string): Promise<Seeker & Told> {
  const seeker = await db
    .selectFrom('member')
    .select(['member_kind', 'seeks', 'seeks_couples', 'date_of_birth', 'country', 'region', 'city'])
    .select(['interests', 'looks_for'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  if (!seeker) throw new Refusal('LOGIN_REQUIRED')
  const { country, region, city, ...told } = seeker
  return { ...told, home: { country, region, city } } as Seeker & Told
}
