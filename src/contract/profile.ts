import * as z from 'zod/mini'
import { Empty, endpoint } from './endpoint.ts'
import {
  BOUNDARIES,
  Day,
  freeText,
  Gender,
  Identity,
  Place,
  PROFILE_WORDS,
  ProfileName,
  PromptAnswers,
  RELATIONSHIP_STYLES,
  Seeks,
  SeeksCouples,
  Sexuality,
} from './fields.ts'
import { INTERESTS, LOOKS_FOR } from './settings.ts'
import { User } from './user.ts'

const word = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.nullable(z.enum(words))

/** What a member tells about themselves. */
const Profile = {
  name: ProfileName,
  gender: Gender,
  seeks: Seeks,
  sexuality: z.nullable(Sexuality),
  date_of_birth: Day,
  place: Place,
  about: freeText(2000),
  hair_color: word(PROFILE_WORDS.hair_color),
  eye_color: word(PROFILE_WORDS.eye_color),
  body_type: word(PROFILE_WORDS.body_type),
  relationship_status: word(PROFILE_WORDS.relationship_status),
  tattoos: word(PROFILE_WORDS.tattoos),
  interests: z.array(z.enum(INTERESTS)).check(z.maxLength(10)),
}

/** Who they are beyond their gender, and whether they seek couples. */
const Identities = { identity: z.nullable(Identity), seeks_couples: SeeksCouples }

/** What they are after, how they live with others, where they draw the line, and what they say to prompts. */
const Wants = {
  looks_for: z.array(z.enum(LOOKS_FOR)).check(z.maxLength(LOOKS_FOR.length)),
  relationship_style: word(RELATIONSHIP_STYLES),
  boundaries: z.array(z.enum(BOUNDARIES)).check(z.maxLength(BOUNDARIES.length)),
  prompts: PromptAnswers,
}

export const OwnProfile = z.object({ ...Profile, ...Identities, ...Wants })
export type OwnProfile = z.infer<typeof OwnProfile>

export const getOwnProfile = endpoint({
  method: 'GET',
  path: '/api/profile.php',
  access: 'member',
  input: Empty,
  output: z.object({ profile: OwnProfile }),
})

/**
 * Saves the whole profile; what the site does not show, and of identity, wants and prompts what is left out, stays as it was. An
 * identity that does not go with another gender is gone with it.
 */
export const saveProfile = endpoint({
  method: 'PUT',
  path: '/api/profile.php',
  access: 'member',
  input: z.strictObject({
    ...Profile,
    identity: z.optional(Identities.identity),
    seeks_couples: z.optional(Identities.seeks_couples),
    looks_for: z.optional(Wants.looks_for),
    relationship_style: z.optional(Wants.relationship_style),
    boundaries: z.optional(Wants.boundaries),
    prompts: z.optional(Wants.prompts),
  }),
  output: z.object({ profile: OwnProfile, user: User }),
  refusals: ['NAME_NOT_ALLOWED', 'TOO_YOUNG', 'PLACE_UNKNOWN', 'CONTACT_DETAILS'],
})
