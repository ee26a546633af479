import { inflateSync } from 'node:zlib'

/** More than any colour profile or comment of a photo has. */
const MOST_INFLATED = 4 * 1024 * 1024
const COMPRESSED = ['iCCP', 'zTXt', 'iTXt']
const SIGNATURE_BYTES = 8

/** Whether a PNG is an animation, or hides far more than it weighs beside its picture. */
export function hasPngBomb(bytes: Buffer): boolean {
  for (let at = SIGNATURE_BYTES; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    const data = bytes.subarray(at + 8, at + 8 + length)
    if (name === 'acTL') return true
    if (COMPRESSED.includes(name) && inflatesTooFar(data)) return true
    at += 12 + length
  }
  return false
}

/** The compressed part follows a few words that end in zeros: wherever it begins, it may not grow beyond measure. */
function inflatesTooFar(data: Buffer): boolean {
  const starts = [...data.subarray(0, 300).entries()].flatMap(([at, byte]) =>
    byte === 0x78 ? at : [],
  )
  return starts.some((at) => {
    try {
      inflateSync(data.subarray(at), { maxOutputLength: MOST_INFLATED })
      return false
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    }
  })
}
