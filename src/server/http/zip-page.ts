import { constants, crc32, deflateRawSync } from 'node:zlib'
import type { PageAssets } from '#contract/page.ts'

/** Whether a browser takes gzip, in the header with which it says so. */
export function takesGzip(accepted: string | string[] | undefined): boolean {
  return String(accepted ?? '')
    .split(',')
    .some((each) => /^\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*$)[\d.]+\s*)?$/i.test(each))
}

/**
 * A document as gzip. More than half of it are the styles of its screen, the same for everybody: they are compressed once, as
 * small as they get, and what stands before and after them for each page. What is compressed in pieces may be put together.
 */
export function zipPage(html: string, assets: PageAssets): Buffer {
  const at = assets.css === '' ? -1 : html.indexOf(assets.css)
  const pieces =
    at === -1
      ? [deflate(html)]
      : [deflate(html.slice(0, at)), stylesOf(assets), deflate(html.slice(at + assets.css.length))]
  return Buffer.concat([HEADER, ...pieces, END, trailerOf(html)])
}

/** Of a stream of no name and no time, from no system in particular. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** The last piece, which is empty. */
const END = deflateRawSync('')
/** About as small as brotli makes a page at the effort one can take for each, in half the time. */
const EFFORT = 4

const styles = new WeakMap<PageAssets, Buffer>()

function stylesOf(assets: PageAssets): Buffer {
  const zipped = styles.get(assets) ?? deflate(assets.css, 9)
  styles.set(assets, zipped)
  return zipped
}

/** Refers to nothing before it, and others may follow. */
function deflate(text: string, level = EFFORT): Buffer {
  return deflateRawSync(text, { level, finishFlush: constants.Z_SYNC_FLUSH })
}

function trailerOf(html: string): Buffer {
  const bytes = Buffer.from(html)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc32(bytes), 0)
  trailer.writeUInt32LE(bytes.length, 4)
  return trailer
}
