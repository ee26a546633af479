import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/** Where a page ended: the last member's place in the order, to the microsecond, and the moment of page 1. */
export type Cursor = { readonly activeMicros: number; readonly id: string; readonly asOf: Date }

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** A cursor that only we can make and read: in the open it would tell to the second when somebody was last here. */
export function sealCursor(secretKey: string, { activeMicros, id, asOf }: Cursor): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyFrom(secretKey), iv)
  const place = Buffer.alloc(32)
  place.writeBigInt64BE(BigInt(activeMicros), 0)
  place.writeBigInt64BE(BigInt(asOf.getTime()), 8)
  place.write(id.replaceAll('-', ''), 16, 'hex')
  const hidden = Buffer.concat([cipher.update(place), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url')
}

/** What a cursor says, or null if we did not make it. */
export function openCursor(secretKey: string, sealed: string): Cursor | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)]
  try {
    const decipher = createDecipheriv(CIPHER, keyFrom(secretKey), iv, { authTagLength: TAG_BYTES })
    decipher.setAuthTag(tag)
    const hidden = bytes.subarray(IV_BYTES + TAG_BYTES)
    return cursorIn(Buffer.concat([decipher.update(hidden), decipher.final()]))
  } catch {
    return null
  }
}

function keyFrom(secretKey: string): Buffer {
  return createHmac('sha256', secretKey).update('search cursor').digest()
}

function cursorIn(place: Buffer): Cursor {
  return {
    activeMicros: Number(place.readBigInt64BE(0)),
    asOf: new Date(Number(place.readBigInt64BE(8))),
    id: place.toString('hex', 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  }
}
