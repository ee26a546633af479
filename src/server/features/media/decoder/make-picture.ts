import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import type { Variant } from '../photo-key.ts'
import type { Picture, Task } from './picture.ts'
import { readPixels, type Pixels } from './read-pixels.ts'
import { regionsOf } from './regions-of.ts'

/** Makes variants of a photo from its pixels, so that nothing else of the file can be in them. */
export async function makePicture({ source, crop, variants }: Task): Promise<Picture> {
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
