import sharp, { type Sharp } from 'sharp'
import { PHOTO_SIZE, type ShippedPhoto } from './pack.ts'

/** An SVG is drawn with 72 points to the inch. */
const POINTS = 72
const DRAWN_WIDTH = 800

/** Draws a portrait and makes the pictures of it that are shipped. Only for developers' programs: it reads SVG. */
export async function renderPhoto(svg: string): Promise<ShippedPhoto> {
  const { data, info } = await drawn(svg, PHOTO_SIZE.width)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const picture = () => sharp(data, { raw: { ...info, channels: 3 } })
  return {
    full: await webp(picture(), 52),
    thumb: await webp(picture().extract(FACE).resize(160, 160), 55),
    locked: await blurred(await picture().resize(12, 15).png().toBuffer()),
  }
}

/** A portrait of one size. */
export function renderPicture(svg: string, width: number): Promise<Buffer> {
  return webp(drawn(svg, width), 62)
}

function drawn(svg: string, width: number): Sharp {
  const density = (POINTS * width) / DRAWN_WIDTH
  return sharp(Buffer.from(svg), { density }).removeAlpha()
}

/** The square that object-position 50% 28% would leave of the picture. */
const FACE = { left: 64, top: 81, width: 512, height: 512 }

function webp(picture: Sharp, quality: number): Promise<Buffer> {
  return picture.webp({ quality, smartSubsample: true, effort: 5 }).toBuffer()
}

/** Nothing can be won back from it: it is made of 180 points. */
function blurred(points: Buffer): Promise<Buffer> {
  return sharp(points)
    .resize(240, 300, { kernel: 'cubic' })
    .blur(12)
    .webp({ quality: 10, effort: 5 })
    .toBuffer()
}
