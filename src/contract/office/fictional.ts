import * as z from 'zod/mini'
import { CountryCode, LocaleCode } from '../codes.ts'
import { Empty } from '../endpoint.ts'
import { ClientId, Day, freeText, Gender, Place, ProfileName, Seeks } from '../fields.ts'
import { Id } from '../id.ts'
import { PHOTO_REFUSALS } from '../photos.ts'
import { INTERESTS } from '../settings.ts'
import { officeEndpoint } from './endpoint.ts'

/** Nobody who is made up is younger. */
export const FICTIONAL_AGE = 25
export const FICTIONAL_PAGE = 50
export const LONGEST_ABOUT = 500

export const FICTIONAL_STATES = ['draft', 'published', 'retired'] as const
/** Why a profile may not say something: it denies what it is, promises a meeting, or asks for contact or money. */
export const TEXT_FAULTS = ['denies', 'promises', 'contact', 'money'] as const
export const LICENCE_STATES = ['fine', 'ending', 'over', 'missing'] as const
/** So long before its end a licence is said to be ending. */
export const ENDING_DAYS = 180

const Moment = z.iso.datetime()
const Words = (longest: number) => freeText(longest).check(z.minLength(1))
const State = z.enum(FICTIONAL_STATES)
const Writer = z.object({ id: z.uuid(), name: z.string() })

export const FictionalRow = z.object({
  id: z.uuid(),
  site_id: z.uuid(),
  state: State,
  name: z.string(),
  age: z.int(),
  country: z.string(),
  city: z.string(),
  language: z.string(),
  writers: z.array(z.string()),
  /** How many members have a conversation with it, and how many of these wrote or read something in 30 days. */
  members: z.int(),
  members_lately: z.int(),
  pictures: z.int(),
  licensed: z.int(),
  /** When the first licence ends. */
  ends_on: z.nullable(Day),
  /** The picture that is shown first. */
  face: z.nullable(z.uuid()),
})
export type FictionalRow = z.output<typeof FictionalRow>

/** The fictional profiles by name, and how many there are. */
export const listFictional = officeEndpoint({
  method: 'GET',
  path: '/api/office/fictional',
  needs: 'fictional_read',
  input: z.object({
    site_id: z.optional(Id),
    view: z.optional(z.enum([...FICTIONAL_STATES, 'unlicensed'])),
    writer_id: z.optional(Id),
    after: z.optional(Id),
  }),
  output: z.object({
    profiles: z.array(FictionalRow),
    after: z.nullable(z.uuid()),
    count: z.object({
      all: z.int(),
      draft: z.int(),
      published: z.int(),
      retired: z.int(),
      unlicensed: z.int(),
    }),
    sites: z.array(z.object({ site_id: z.uuid(), count: z.int() })),
    writers: z.array(Writer),
  }),
})

export const Picture = z.object({
  id: z.uuid(),
  state: z.enum(LICENCE_STATES),
  licence: z.nullable(
    z.object({
      origin: z.string(),
      licence: z.string(),
      proof: z.string(),
      ends_on: z.nullable(Day),
      /** Null where it came with the product. */
      checked_by: z.nullable(z.string()),
      checked_at: Moment,
    }),
  ),
})
export type Picture = z.output<typeof Picture>

const facts = {
  name: ProfileName,
  date_of_birth: Day,
  gender: Gender,
  seeks: Seeks,
  country: CountryCode,
  city: Place.shape.city,
  language: LocaleCode,
  about: freeText(LONGEST_ABOUT),
  interests: z.array(z.enum(INTERESTS)).check(z.maxLength(20)),
  brief: freeText(2000),
  writer_ids: z.array(Id).check(z.maxLength(20)),
}
export type FictionalFacts = z.output<z.ZodMiniObject<typeof facts>>

export const FictionalProfile = z.object({
  id: z.uuid(),
  site_id: z.uuid(),
  state: State,
  revision: z.int(),
  name: z.string(),
  age: z.int(),
  date_of_birth: Day,
  gender: Gender,
  seeks: Seeks,
  country: CountryCode,
  city: z.string(),
  language: LocaleCode,
  about: z.string(),
  interests: z.array(z.string()),
  brief: z.string(),
  writers: z.array(Writer),
  pictures: z.array(Picture),
  /** Whom retiring tells. */
  members: z.int(),
  published_at: z.nullable(Moment),
  retired_at: z.nullable(Moment),
  /** Why it cannot be published now. */
  blocks: z.array(z.enum(['licence', 'age', 'text'])),
  /** Who may write on this site. */
  colleagues: z.array(Writer),
  /** What the site speaks, and where its members live. */
  languages: z.array(LocaleCode),
  countries: z.array(CountryCode),
})
export type FictionalProfile = z.output<typeof FictionalProfile>

const OfProfile = z.strictObject({ profile_id: Id })

export const readFictional = officeEndpoint({
  method: 'GET',
  path: '/api/office/fictional-profile',
  needs: 'fictional_read',
  input: z.object({ profile_id: Id }),
  output: FictionalProfile,
  refusals: ['NOT_FOUND'],
})

/** Makes a draft. The id that the browser chose is its own, so that asking twice makes one. */
export const makeFictional = officeEndpoint({
  method: 'POST',
  path: '/api/office/fictional',
  needs: 'fictional_edit',
  input: z.strictObject({ client_id: ClientId, site_id: Id, ...facts }),
  output: FictionalProfile,
  refusals: ['NOT_FOUND', 'CLIENT_ID_REUSED', 'PLACE_UNKNOWN', 'TEXT_REFUSED'],
})

export const saveFictional = officeEndpoint({
  method: 'PUT',
  path: '/api/office/fictional',
  needs: 'fictional_edit',
  input: z.strictObject({ ...OfProfile.shape, revision: z.int(), ...facts }),
  output: FictionalProfile,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'PLACE_UNKNOWN', 'PROFILE_RETIRED', 'TEXT_REFUSED'],
})

/** Whether a profile may say this. */
export const checkFictionalText = officeEndpoint({
  method: 'POST',
  path: '/api/office/fictional-check',
  needs: 'fictional_edit',
  leavesRecord: false,
  input: z.strictObject({ text: freeText(LONGEST_ABOUT) }),
  output: z.object({ fault: z.nullable(z.enum(TEXT_FAULTS)) }),
})

const OfPicture = z.strictObject({ profile_id: Id, picture_id: Id })

/** Adds a picture, which nobody sees before its licence is noted. The body is the file. */
export const addFictionalPicture = officeEndpoint({
  method: 'POST',
  path: '/api/office/fictional-pictures',
  needs: 'fictional_edit',
  takesFile: true,
  input: z.object({ profile_id: Id, client_id: ClientId }),
  output: FictionalProfile,
  refusals: ['NOT_FOUND', 'CLIENT_ID_REUSED', 'PHOTO_LIMIT', 'PROFILE_RETIRED', ...PHOTO_REFUSALS],
})

/** Notes by what right a picture is shown, in the name of whoever looked at the proof. */
export const licensePicture = officeEndpoint({
  method: 'PUT',
  path: '/api/office/fictional-pictures',
  needs: 'fictional_edit',
  input: z.strictObject({
    ...OfPicture.shape,
    origin: Words(200),
    licence: Words(200),
    proof: Words(500),
    ends_on: z.nullable(Day),
  }),
  output: FictionalProfile,
  refusals: ['NOT_FOUND', 'PROFILE_RETIRED'],
})

export const removeFictionalPicture = officeEndpoint({
  method: 'DELETE',
  path: '/api/office/fictional-pictures',
  needs: 'fictional_edit',
  input: OfPicture,
  output: FictionalProfile,
  refusals: ['NOT_FOUND', 'PROFILE_RETIRED'],
})

export const fictionalPicture = officeEndpoint({
  method: 'GET',
  path: '/api/office/fictional-picture',
  needs: 'fictional_read',
  isSign: false,
  input: z.object({ profile_id: Id, picture_id: Id, size: z.enum(['thumb', 'card']) }),
  output: Empty,
  refusals: ['NOT_FOUND'],
})

/** Shows it to members. Nothing of it may have changed since whoever publishes it looked. */
export const publishFictional = officeEndpoint({
  method: 'POST',
  path: '/api/office/fictional-publish',
  needs: 'fictional_edit',
  needsFactor: true,
  input: z.strictObject({ ...OfProfile.shape, revision: z.int() }),
  output: FictionalProfile,
  refusals: [
    'NOT_FOUND',
    'CHANGED_MEANWHILE',
    'LICENCE_MISSING',
    'TEXT_REFUSED',
    'PROFILE_RETIRED',
  ],
})

/** Ends it for good: nobody sees it any more, and whoever has a conversation with it is told. */
export const retireFictional = officeEndpoint({
  method: 'POST',
  path: '/api/office/fictional-retire',
  needs: 'fictional_edit',
  needsFactor: true,
  input: OfProfile,
  output: FictionalProfile,
  refusals: ['NOT_FOUND', 'PROFILE_RETIRED'],
})
