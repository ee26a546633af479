import sharp from 'sharp'
import { isLargeEnough, LONGEST_PHOTO_SIDE, MAX_PHOTO_PIXELS } from '#contract/photos.ts'
import { Refusal } from '#contract/refusals.ts'
import { hasPngBomb } from './has-png-bomb.ts'
import { kindOf } from './kind-of.ts'

// All that the library can read is shut first, then three kinds are opened.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
})
sharp.cache(false)
sharp.concurrency(1)

export type Pixels = {
  readonly data: Buffer
  readonly info: { readonly width: number; readonly height: number; readonly channels: 3 }
}

/** The pixels of a photo and nothing else of it: upright, in the colours of screens, no larger than we show it. */
export async function readPixels(bytes: Buffer): Promise<Pixels> {
  await requireReadable(bytes)
  const { data, info } = await sharp(bytes, OPTIONS)
    .autoOrient()
    .resize({
      width: LONGEST_PHOTO_SIDE,
      height: LONGEST_PHOTO_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, info: { width: info.width, height: info.height, channels: 3 } }
}

const OPTIONS = { limitInputPixels: MAX_PHOTO_PIXELS, failOn: 'error', pages: 1 } as const

/** By its header alone: a picture that would fill the memory is refused before it is unpacked. */
async function requireReadable(bytes: Buffer): Promise<void> {
  const kind = kindOf(bytes)
  if (!kind || (kind === 'png' && hasPngBomb(bytes))) throw new Refusal('PHOTO_UNREADABLE')
  const {
    format,
    width,
    height,
    pages = 1,
  } = await sharp(bytes, {
    ...OPTIONS,
    pages: undefined,
    limitInputPixels: false,
  }).metadata()
  if (format !== kind || pages > 1) throw new Refusal('PHOTO_UNREADABLE')
  if (width * height > MAX_PHOTO_PIXELS) throw new Refusal('PHOTO_TOO_LARGE')
  if (!isLargeEnough({ width, height })) throw new Refusal('PHOTO_TOO_SMALL')
}
