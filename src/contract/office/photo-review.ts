import * as z from 'zod/mini'
import { Empty } from '../endpoint.ts'
import { freeText } from '../fields.ts'
import { Id } from '../id.ts'
import { CaseId, CasePerson } from './cases.ts'
import { officeEndpoint } from './endpoint.ts'
import { ShownPhoto } from './standing.ts'

/** A photo that was decided can be taken back for so long. */
export const UNDO_SECONDS = 10
/** So many are looked at together, and as many more are fetched already. */
export const PHOTOS_AT_ONCE = 6

const Moment = z.iso.datetime()
const Words = freeText(2000)

/** Why a photo is not shown, in the order of their keys. */
export const PHOTO_REASONS = [
  'not_this_person',
  'contact_or_advert',
  'naked',
  'without_consent',
  'minor',
  'not_real',
  'violence',
  'unclear',
  'other',
] as const
export type PhotoReason = (typeof PHOTO_REASONS)[number]

const ReviewPhoto = z.object({
  case_id: z.int(),
  site_id: z.uuid(),
  opened_at: Moment,
  due_at: Moment,
  language: z.string(),
  person: CasePerson,
  /** Which of the member's photos it is. */
  place: z.int(),
  of: z.int(),
  width: z.int(),
  height: z.int(),
  /** How many photos of theirs were rejected before. */
  rejected: z.int(),
  /** Those of theirs that others see already. */
  shown: z.array(ShownPhoto),
})
export type ReviewPhoto = z.output<typeof ReviewPhoto>

/** Claims photos that wait, the promise that ends first before the others, and shows them: nobody else gets these. */
export const takePhotos = officeEndpoint({
  method: 'POST',
  path: '/api/office/photos-take',
  needs: 'photos_review',
  input: z.strictObject({
    count: z.int().check(z.minimum(1), z.maximum(2 * PHOTOS_AT_ONCE)),
    site_id: z.optional(Id),
    /** Those that the page has already. */
    but: z.array(CaseId).check(z.maxLength(4 * PHOTOS_AT_ONCE)),
    /** The one to begin with. */
    first: z.optional(CaseId),
  }),
  output: z.object({ photos: z.array(ReviewPhoto), waiting: z.int() }),
})

/** Decides about a photo. It takes effect when it cannot be taken back any more. */
export const decidePhoto = officeEndpoint({
  method: 'POST',
  path: '/api/office/photo-decision',
  needs: 'photos_review',
  input: z.union([
    z.strictObject({ case_id: CaseId, decision: z.literal('approve') }),
    z.strictObject({
      case_id: CaseId,
      decision: z.literal('reject'),
      reason: z.enum(PHOTO_REASONS),
      /** For what has no reason of its own: mailed as it is. */
      words: z.optional(Words.check(z.minLength(1))),
    }),
  ]),
  output: z.object({ undo_until: z.nullable(Moment) }),
  refusals: ['NOT_FOUND', 'CASE_DECIDED', 'CASE_CLAIMED', 'PERMISSION_REQUIRED'],
})

/** Takes one's own decision about a photo back, while it has not taken effect. */
export const undoPhoto = officeEndpoint({
  method: 'POST',
  path: '/api/office/photo-undo',
  needs: 'photos_review',
  input: z.strictObject({ case_id: CaseId }),
  output: Empty,
  refusals: ['NOT_FOUND', 'UNDO_OVER'],
})

/**
 * Hides a photo that may show a child from everybody at once, before anything is decided: a senior looks at it and shows it again,
 * or decides.
 */
export const hidePhoto = officeEndpoint({
  method: 'POST',
  path: '/api/office/photo-hide',
  needs: 'cases_work',
  input: z.strictObject({ photo_id: Id }),
  /** Where it waits; null while its member is away, whose photos nobody sees. */
  output: z.object({ case_id: z.nullable(z.int()) }),
  refusals: ['NOT_FOUND'],
})
