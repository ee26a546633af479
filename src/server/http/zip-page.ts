// Documents as gzip, which are put together from pieces that were compressed before.

import { constants, crc32, deflateRawSync } from 'node:zlib'
import type { PageAssets } from '#contract/page.ts'

/** Whether a browser takes gzip, in the header with which it says so. */
export function takesGzip(accepted: string | string[] | undefined): boolean {
  return String(accepted ?? '')
    .split(',')
    .some((each) => /^\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*$)[\d.]+\s*)?$/i.test(each))
}

/** A document as gzip: its styles are compressed once for all documents that have them, the rest for each. */
export function zipPage(html: string, assets: PageAssets): Buffer {
  return zipAround([html], assets)('')
}

/**
 * A document that is the same but for a word which stands between its pieces: the pieces are compressed once, and each answer
 * adds the word as it is. What is compressed in pieces may be put together.
 */
export function zipAround(pieces: readonly string[], assets: PageAssets): (word: string) => Buffer {
  const plain = pieces.map((piece) => Buffer.from(piece))
  const zipped = pieces.map((piece) => deflateWithStyles(piece, assets))
  return (word) => {
    const between = Buffer.from(word)
    const stored = storedBlock(between)
    return Buffer.concat([
      HEADER,
      ...zipped.flatMap((piece, nth) => (nth === 0 ? [piece] : [stored, piece])),
      END,
      trailerOf(plain.flatMap((piece, nth) => (nth === 0 ? [piece] : [between, piece]))),
    ])
  }
}

/** Of a stream of no name and no time, from no system in particular. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** The last piece, which is empty. */
const END = deflateRawSync('')
/** About as small as brotli makes a page at the effort one can take for each, in half the time. */
const EFFORT = 4

/** More than half of a document are the styles of its screen, the same for everybody: they are as small as they get. */
function deflateWithStyles(html: string, assets: PageAssets): Buffer {
  const at = assets.css === '' ? -1 : html.indexOf(assets.css)
  if (at === -1) return deflate(html)
  const rest = html.slice(at + assets.css.length)
  return Buffer.concat([deflate(html.slice(0, at)), stylesOf(assets), deflate(rest)])
}

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

/** Bytes as they are (RFC 1951, 3.2.4), which costs nothing to make. Pieces before it end with a whole byte. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(~bytes.length & 0xffff, 3)
  return Buffer.concat([head, bytes])
}

function trailerOf(parts: readonly Buffer[]): Buffer {
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(
    parts.reduce((sum, part) => crc32(part, sum), 0),
    0,
  )
  trailer.writeUInt32LE(
    parts.reduce((length, part) => length + part.length, 0),
    4,
  )
  return trailer
}
