import { readFile } from 'node:fs/promises'
import { inflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { type Crop, isLargeEnough, LONGEST_PHOTO_SIDE, MAX_PHOTO_PIXELS } from '#contract/photos.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Variant } from './files.ts'
import { kindOf, type Picture, type Task, type Word } from './picture.ts'

/**
 * A process of its own for files that strangers made: it has no secrets and no database, and is killed when a picture
 * takes it too long.
 */
const say = (word: Word) => void process.send?.(word)
process.on('disconnect', () => process.exit())
process.on('message', (task: Task) => {
  makePicture(task).then(
    (picture) => say({ picture }),
    (error: unknown) =>
      // Whatever the library says about a file that it cannot read is the file's fault.
      say({ refusal: error instanceof Refusal ? error.code : 'PHOTO_UNREADABLE' }),
  )
})
say({ isReady: true })

/** Makes variants of a photo from its pixels, so that nothing else of the file can be in them. */
async function makePicture({ source, crop, variants }: Task): Promise<Picture> {
  const pixels = await readPixels(
    'path' in source ? await readFile(source.path) : Buffer.from(source.bytes),
  )
  const { width, height } = pixels.info
  const { tile, square } = regionsOf(pixels.info, crop)
  const part = (region: typeof tile) => picture(pixels).extract(region)
  const makers: Record<Variant, () => Promise<Buffer>> = {
    thumb: () => small(part(square).resize(160, 160)),
    card: () => small(part(tile).resize(480, 600)),
    match: () => small(part(square).resize(400, 400)),
    full: () => picture(pixels).webp({ quality: 80, effort: 3 }).toBuffer(),
    locked: () => blurred(part(tile)),
  }
  const made: Partial<Record<Variant, Buffer>> = {}
  for (const variant of variants) made[variant] = await makers[variant]()
  return { width, height, variants: made }
}

function picture({ data, info }: Pixels): Sharp {
  return sharp(data, { raw: info })
}

function small(picture: Sharp): Promise<Buffer> {
  return picture.webp({ quality: 74, effort: 4, smartSubsample: true }).toBuffer()
}

/** Nothing can be won back from it: it is made of 180 points. */
async function blurred(picture: Sharp): Promise<Buffer> {
  const points = await picture.resize(12, 15).raw().toBuffer()
  return sharp(points, { raw: { width: 12, height: 15, channels: 3 } })
    .resize(480, 600, { kernel: 'cubic' })
    .blur(24)
    .webp({ quality: 10, effort: 4 })
    .toBuffer()
}

// All that the library can read is shut first, then three kinds are opened.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
})
sharp.cache(false)
sharp.concurrency(1)

type Pixels = {
  readonly data: Buffer
  readonly info: { readonly width: number; readonly height: number; readonly channels: 3 }
}

/** The pixels of a photo and nothing else of it: upright, in the colours of screens, no larger than we show it. */
async function readPixels(bytes: Buffer): Promise<Pixels> {
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

/** More than all colour profiles and comments of a photo have together. */
const MOST_INFLATED = 4 * 1024 * 1024
/** More than any camera or program writes beside a picture. */
const MOST_ANCILLARY = 64
const SIGNATURE_BYTES = 8

/** Whether a PNG is an animation, is a heap of crumbs, or hides far more than it weighs beside its picture. */
function hasPngBomb(bytes: Buffer): boolean {
  const beside = { chunks: 0, inflated: 0 }
  for (let at = SIGNATURE_BYTES; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (name === 'acTL') return true
    // The names of those without which a picture can be shown begin with a small letter.
    if (/^[a-z]/.test(name) && ++beside.chunks > MOST_ANCILLARY) return true
    const packed = packedPart(name, bytes.subarray(at + 8, at + 8 + length))
    if (packed) beside.inflated += inflatedBytes(packed, MOST_INFLATED - beside.inflated)
    if (beside.inflated > MOST_INFLATED) return true
    at += 12 + length
  }
  return false
}

/** The compressed part of a chunk, where the format says that it begins; null when it has none. */
function packedPart(name: string, data: Buffer): Buffer | null {
  const nameEnd = data.indexOf(0)
  if (nameEnd === -1) return null
  if (name === 'iCCP' || name === 'zTXt') return data.subarray(nameEnd + 2)
  if (name !== 'iTXt' || data[nameEnd + 1] !== 1) return null
  const languageEnd = data.indexOf(0, nameEnd + 3)
  const titleEnd = languageEnd === -1 ? -1 : data.indexOf(0, languageEnd + 1)
  return titleEnd === -1 ? null : data.subarray(titleEnd + 1)
}

/** How much it unpacks to, or more than is allowed. What is no compressed data is nothing to a reader of pictures either. */
function inflatedBytes(packed: Buffer, most: number): number {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, most) }).length
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? most + 1 : 0
  }
}

type Size = { readonly width: number; readonly height: number }
type Region = Size & { readonly left: number; readonly top: number }

/** A tile is 4:5. */
const TALLNESS = 5 / 4
/** Faces are above the middle. */
const FACE_HEIGHT = 0.28

/** The parts of a picture that tiles show: the crop, or the largest part that fits, and the square of it. */
function regionsOf(size: Size, crop: Crop | null): { tile: Region; square: Region } {
  const tile = crop ? cropped(size, crop) : largest(size)
  const side = Math.min(tile.width, tile.height)
  return { tile, square: within(tile, { width: side, height: side }) }
}

function cropped({ width, height }: Size, crop: Crop): Region {
  const left = Math.min(Math.round(crop.x * width), width - 1)
  const top = Math.min(Math.round(crop.y * height), height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * width), width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * height), height - top)),
  }
}

function largest(size: Size): Region {
  const width = Math.min(size.width, Math.round(size.height / TALLNESS))
  const height = Math.min(size.height, Math.round(size.width * TALLNESS))
  return within({ left: 0, top: 0, ...size }, { width, height })
}

function within(outer: Region, { width, height }: Size): Region {
  const left = outer.left + Math.round((outer.width - width) / 2)
  const top = outer.top + Math.round((outer.height - height) * FACE_HEIGHT)
  return { left, top, width, height }
}
