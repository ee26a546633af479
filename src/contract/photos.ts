import * as z from 'zod/mini'
import { Empty, endpoint } from './endpoint.ts'
import { ClientId } from './fields.ts'
import { Id } from './id.ts'

export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export const MAX_PHOTO_BYTES = 15 * 1024 * 1024
export const MAX_PHOTO_PIXELS = 40_000_000
/** A photo whose shorter side has less than this would be a blur on a tile. */
export const MIN_PHOTO_SIDE = 200
/** No photo is kept larger than this. */
export const LONGEST_PHOTO_SIDE = 1600
export const PHOTO_LIMITS = { free: 3, premium: 25 } as const

/**
 * Whether a photo is large enough as it will be stored: a stripe loses its short side when its long one is made to fit.
 */
export function isLargeEnough({ width, height }: { width: number; height: number }): boolean {
  const scale = Math.min(1, LONGEST_PHOTO_SIDE / Math.max(width, height))
  return Math.round(Math.min(width, height) * scale) >= MIN_PHOTO_SIDE
}

const Share = z.number().check(z.minimum(0), z.maximum(1))
/** The part of a picture that tiles show, as 4:5, in shares of its width and height. */
export const Crop = z.strictObject({ x: Share, y: Share, width: Share, height: Share })
export type Crop = z.infer<typeof Crop>

/** One of the member's own photos, the main one first. */
export const OwnPhoto = z.object({
  id: z.uuid(),
  filename: z.string(),
  thumb_filename: z.string(),
  card_filename: z.string(),
  status: z.enum(['waiting', 'active']),
  width: z.int(),
  height: z.int(),
  crop: z.nullable(Crop),
})
export type OwnPhoto = z.infer<typeof OwnPhoto>

const Photos = z.object({ photos: z.array(OwnPhoto), limit: z.int() })

export const listPhotos = endpoint({
  method: 'GET',
  path: '/api/photos.php',
  access: 'member',
  input: Empty,
  output: Photos,
})

/** Why a file makes no photo. */
export const PHOTO_REFUSALS = ['PHOTO_UNREADABLE', 'PHOTO_TOO_SMALL', 'PHOTO_TOO_LARGE'] as const

/** Adds a photo as the last one: the body is the file. It answers when every variant is there. */
export const uploadPhoto = endpoint({
  method: 'POST',
  path: '/api/photos.php',
  access: 'member',
  takesFile: true,
  input: z.object({ client_id: ClientId }),
  output: z.extend(Photos, { photo: OwnPhoto }),
  refusals: [...PHOTO_REFUSALS, 'PHOTO_LIMIT', 'CLIENT_ID_REUSED', 'AGE_PROOF_NEEDED'],
})

/** Shows another part of a photo on tiles. The picture gets new names. */
export const cropPhoto = endpoint({
  method: 'PUT',
  path: '/api/photo-crop.php',
  access: 'member',
  input: z.strictObject({ id: Id, crop: Crop }),
  output: Photos,
  refusals: ['NOT_FOUND'],
})

/** Puts all the member's photos in this order; the first one is the main image. */
export const orderPhotos = endpoint({
  method: 'PUT',
  path: '/api/photos.php',
  access: 'member',
  input: z.strictObject({ ids: z.array(Id).check(z.minLength(1), z.maxLength(50)) }),
  output: Photos,
  refusals: ['NOT_FOUND'],
})

export const deletePhoto = endpoint({
  method: 'DELETE',
  path: '/api/photos.php',
  access: 'member',
  input: z.strictObject({ id: Id }),
  output: Photos,
  refusals: ['NOT_FOUND'],
})
