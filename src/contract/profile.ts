import * as z from 'zod/mini'
import { Empty, endpoint } from './endpoint.ts'
import {
  Day,
  freeText,
  Gender,
  Place,
  PROFILE_WORDS,
  ProfileName,
  Seeks,
  Sexuality,
} from './fields.ts'
import { INTERESTS } from './settings.ts'
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

export const OwnProfile = z.object(Profile)
export type OwnProfile = z.infer<typeof OwnProfile>

export const getOwnProfile = endpoint({
  method: 'GET',
  path: '/api/profile.php',
  access: 'member',
  input: Empty,
  output: z.object({ profile: OwnProfile }),
})

/** Saves the whole profile; what the site does not show stays as it was. */
export const saveProfile = endpoint({
  method: 'PUT',
  path: '/api/profile.php',
  access: 'member',
  input: z.strictObject(Profile),
  output: z.object({ profile: OwnProfile, user: User }),
  refusals: ['NAME_NOT_ALLOWED', 'TOO_YOUNG', 'PLACE_UNKNOWN', 'CONTACT_DETAILS'],
})
