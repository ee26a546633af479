import { deflateSync } from 'node:zlib'

type Chunk = readonly [name: string, data: Buffer]
type Size = { readonly width: number; readonly height: number }

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A black PNG of one bit for each pixel, with further chunks before the picture. */
export function pngOf({ width, height }: Size, extra: readonly Chunk[] = []): Buffer {
  const pixels = Buffer.alloc((Math.ceil(width / 8) + 1) * height)
  const chunks: Chunk[] = [
    ['IHDR', headerOf({ width, height })],
    ...extra,
    ['IDAT', deflateSync(pixels)],
    ['IEND', Buffer.alloc(0)],
  ]
  return Buffer.concat([SIGNATURE, ...chunks.map(chunkOf)])
}

function headerOf({ width, height }: Size): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  return header
}

export function chunkOf([name, data]: Chunk): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crcOf(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

function crcOf(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}
