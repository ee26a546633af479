import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { aPicture, blank } from '#test/a-picture.ts'
import { jpegWith } from './jpeg-with.ts'
import { pngOf } from './png-of.ts'

type Files = Readonly<Record<string, Buffer>>

/** Stands in every file that has room for it: in no file of ours may it be found again. */
export const CANARY = 'CANARY-7f3d'

const SCRIPT = `<script>alert("${CANARY}")</script>`
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500">${SCRIPT}<rect width="9" height="9"/></svg>`
const MEGABYTE = 1024 * 1024

const text = (content: string) => Buffer.from(content, 'latin1')
const after = (first: Buffer, ...rest: Buffer[]) => Buffer.concat([first, ...rest])

/** Files that are no photos, whatever they say. */
export async function notPictures(): Promise<Files> {
  const [jpeg, png, webp] = await Promise.all([
    aPicture(),
    blank().png().toBuffer(),
    blank().webp().toBuffer(),
  ])
  const gif = await blank().gif().toBuffer()
  return {
    nothing: Buffer.alloc(0),
    'one byte': Buffer.of(0xff),
    svg: text(SVG),
    'svg after a declaration': text(`<?xml version="1.0"?>\n<!DOCTYPE svg>\n${SVG}`),
    'svg that begins like a JPEG': after(Buffer.of(0xff, 0xd8, 0xff), text(SVG)),
    html: text(`<!DOCTYPE html><html>${SCRIPT}`),
    javascript: text(`/*\xff\xd8\xff*/alert("${CANARY}")`),
    php: text(`<?php echo "${CANARY}"; ?>`),
    'shell script': text(`#!/bin/sh\necho ${CANARY}`),
    'ImageMagick drawing': text(`push graphic-context\nfill 'url(https://evil.example/${CANARY})'`),
    'ImageMagick script': text(
      `<?xml version="1.0"?><image><read filename="/etc/passwd"/></image>`,
    ),
    postscript: text(`%!PS-Adobe-3.0 EPSF-3.0\n(${CANARY}) show`),
    pdf: text(`%PDF-1.7\n1 0 obj<</Title(${CANARY})>>endobj\n%%EOF`),
    zip: after(text('PK\x03\x04'), text(CANARY), Buffer.alloc(40)),
    program: after(text('\x7fELF\x02\x01\x01'), Buffer.alloc(60)),
    gif,
    'gif with an archive behind it': after(gif, text(`PK\x03\x04${CANARY}`)),
    tiff: await blank().tiff().toBuffer(),
    avif: await blank({ width: 64, height: 64 }).avif({ effort: 0 }).toBuffer(),
    heic: after(Buffer.of(0, 0, 0, 24), text('ftypheic\0\0\0\0heicmif1'), Buffer.alloc(80)),
    bmp: after(text('BM'), Buffer.alloc(60)),
    icon: after(Buffer.of(0, 0, 1, 0, 1, 0), Buffer.alloc(60)),
    sound: after(text('RIFF\x24\0\0\0WAVEfmt '), Buffer.alloc(24)),
    film: after(text('RIFF\x24\0\0\0AVI LIST'), Buffer.alloc(24)),
    noise: Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * 193) % 251)),
    'the beginning of a JPEG': jpeg.subarray(0, 3),
    'half a JPEG': jpeg.subarray(0, Math.floor(jpeg.length / 2)),
    'half a PNG': png.subarray(0, Math.floor(png.length / 2)),
    'half a WebP': webp.subarray(0, Math.floor(webp.length / 2)),
    'a PNG without size': pngOf({ width: 0, height: 0 }),
    'a PNG with a broken header': broken(png, 20),
    'an animated WebP': await animation(),
    'an animated PNG': pngOf({ width: 300, height: 300 }, [['acTL', Buffer.alloc(8, 1)]]),
  }
}

/** Photos that carry something else, too. They may become photos of ours, without it. */
export async function carriers(): Promise<Files> {
  const [jpeg, png, webp] = await Promise.all([
    aPicture(),
    blank().png().toBuffer(),
    blank().webp().toBuffer(),
  ])
  return {
    'a JPEG with an archive behind it': after(jpeg, text(`PK\x03\x04${CANARY}`), Buffer.alloc(40)),
    'a JPEG with a page behind it': after(jpeg, text(SCRIPT)),
    'a JPEG with code in its comment': jpegWith(jpeg, 0xfe, text(`<?php echo "${CANARY}"; ?>`)),
    'a JPEG with a page in its EXIF': jpegWith(jpeg, 0xe1, text(`Exif\0\0${SCRIPT}`)),
    'a PNG with a page behind it': after(png, text(SCRIPT)),
    'a PNG with a page in its text': pngOf({ width: 300, height: 400 }, [
      ['tEXt', text(`Comment\0${SCRIPT}`)],
    ]),
    'a WebP with code behind it': after(webp, text(`;alert("${CANARY}")`)),
  }
}

/** Files that are small and want to be very large. */
export async function bombs(): Promise<Files> {
  const square = { width: 300, height: 300 }
  const bomb = deflateSync(Buffer.alloc(64 * MEGABYTE), { level: 9 })
  const megabyte = deflateSync(Buffer.alloc(MEGABYTE), { level: 9 })
  return {
    'a PNG of 196 megapixels': pngOf({ width: 14_000, height: 14_000 }),
    'a JPEG that says it has 900 megapixels': resized(await aPicture(), 30_000),
    'a line of 65,535 pixels': pngOf({ width: 65_535, height: 1 }),
    'a PNG of 10,000 frames': pngOf(square, [['acTL', frames(10_000)]]),
    'a WebP of many frames': await animation(),
    'a text that unpacks to 64 MB': pngOf(square, [['zTXt', after(text('Comment\0\0'), bomb)]]),
    'a profile that unpacks to 64 MB': pngOf(square, [['iCCP', after(text('ICC\0\0'), bomb)]]),
    'a PNG of 10,000 comments that may begin anywhere': pngOf(
      square,
      Array.from({ length: 10_000 }, () => ['zTXt', Buffer.alloc(300, 'x')]),
    ),
    'a profile that unpacks after another beginning': pngOf(square, [
      ['iCCP', after(text('x'.repeat(70)), text('\0\0'), bomb)],
    ]),
    'an international text that unpacks to 64 MB': pngOf(square, [
      ['iTXt', after(text('Comment\0\x01\0nl\0Titel\0'), bomb)],
    ]),
    'twenty texts of 1 MB each, which together are too much': pngOf(
      square,
      Array.from({ length: 20 }, () => ['zTXt', after(text('Comment\0\0'), megabyte)]),
    ),
    'one byte over 15 MB': after(await aPicture(), Buffer.alloc(15 * MEGABYTE)),
  }
}

function broken(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[at] = copy[at]! ^ 0xff
  return copy
}

function frames(count: number): Buffer {
  const control = Buffer.alloc(8)
  control.writeUInt32BE(count, 0)
  return control
}

/** The same JPEG with another width and height in its header. */
function resized(jpeg: Buffer, side: number): Buffer {
  const copy = Buffer.from(jpeg)
  const at = copy.indexOf(Buffer.of(0xff, 0xc0))
  copy.writeUInt16BE(side, at + 5)
  copy.writeUInt16BE(side, at + 7)
  return copy
}

/** Twenty frames, each of another grey. */
function animation(): Promise<Buffer> {
  const size = { width: 200, height: 200, channels: 3 } as const
  const frame = (nth: number) => Buffer.alloc(200 * 200 * 3, nth * 12)
  const strip = Buffer.concat(Array.from({ length: 20 }, (_, nth) => frame(nth)))
  return sharp(strip, { raw: { ...size, height: 200 * 20, pageHeight: 200 } })
    .webp({ loop: 0 })
    .toBuffer()
}
