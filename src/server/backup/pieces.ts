import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Piece, Place } from './place.ts'

/** As much as is held in memory at a time. */
const PIECE_BYTES = 16 * 1024 * 1024

const [pack, unpack] = [promisify(gzip), promisify(gunzip)]

/** Writes a stream of any length, cut into pieces that are each packed by themselves. */
export async function writePieces(
  place: Place,
  base: string,
  source: AsyncIterable<Buffer | string>,
  most = PIECE_BYTES,
): Promise<Piece[]> {
  const pieces: Piece[] = []
  let held: Buffer[] = []
  let size = 0
  const flush = async () => {
    const key = `${base}.${String(pieces.length + 1).padStart(4, '0')}.gz`
    pieces.push(await place.write(key, await pack(Buffer.concat(held))))
    held = []
    size = 0
  }
  for await (const chunk of source) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    held.push(bytes)
    size += bytes.length
    if (size >= most) await flush()
  }
  if (size > 0) await flush()
  return pieces
}

/** What was written in pieces, from the first to the last. */
export async function* readPieces(
  place: Place,
  pieces: readonly Piece[],
): AsyncGenerator<Buffer, void> {
  for (const piece of pieces) yield await unpack(await place.read(piece))
}

/** The same, line by line. */
export async function* readLines(
  place: Place,
  pieces: readonly Piece[],
): AsyncGenerator<string, void> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of readPieces(place, pieces)) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n')
    rest = lines.pop()!
    yield* lines
  }
  if (rest !== '') yield rest
}
