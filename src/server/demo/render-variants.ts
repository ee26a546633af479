import type { Sharp } from 'sharp'
import sharp from 'sharp'
import type { Variant } from '#server/features/media/media.ts'

/** Draws a portrait of 800 x 1000 and makes every variant of it. Only for processes of their own: it reads SVG. */
export async function renderVariants(svg: string): Promise<Record<Variant, Buffer>> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const picture = () => sharp(data, { raw: { width, height, channels } })
  return {
    thumb: await webp(picture().extract(FACE).resize(160, 160)),
    card: await webp(picture().resize(480, 600)),
    full: await webp(picture()),
    match: await webp(picture().extract(FACE).resize(400, 400)),
    locked: await blurred(await picture().resize(12, 15).png().toBuffer()),
  }
}

/** The square that object-position 50% 28% would leave of the picture. */
const FACE = { left: 80, top: 101, width: 640, height: 640 }

function webp(picture: Sharp): Promise<Buffer> {
  return picture.webp({ quality: 70, smartSubsample: true, effort: 5 }).toBuffer()
}

/** Nothing can be won back from it: it is made of 180 points. */
function blurred(points: Buffer): Promise<Buffer> {
  return sharp(points)
    .resize(480, 600, { kernel: 'cubic' })
    .blur(24)
    .webp({ quality: 10, effort: 5 })
    .toBuffer()
}
