import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { RECOVERY_CODES } from '#contract/office/account.ts'
import { keyedHashes } from '#server/kernel/secrets.ts'

// Codes of an app as RFC 6238 has them: HMAC-SHA-1, 30 seconds, six digits, which is what every app can do.
const STEP_MS = 30_000
const SECRET_BYTES = 20
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The half minute that a moment is in, counted from the beginning of 1970. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / STEP_MS)
}

/** The code of one half minute (RFC 4226, 5.3). */
export function codeOf(secret: Buffer, step: number, digits = 6): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const number = mac.readUInt32BE(mac[mac.length - 1]! & 15) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The half minute that a code is of: this one, or a neighbour for clocks that differ; null for a wrong code. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
  const here = stepAt(now)
  return [here, here - 1, here + 1].find((step) => isSame(codeOf(secret, step), code)) ?? null
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}

export function newCodeSecret(): Buffer {
  return randomBytes(SECRET_BYTES)
}

/** As apps take it (RFC 4648, without padding): 20 bytes are 32 letters. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{5}/g) ?? []
  return groups.map((group) => ALPHABET[Number.parseInt(group, 2)]).join('')
}

/** What is in the picture that an app scans. */
export function appAddress(
  secret: Buffer,
  { host, email }: { host: string; email: string },
): string {
  const label = encodeURIComponent(`${host}:${email}`)
  const query = new URLSearchParams({ secret: base32(secret), issuer: host })
  return `otpauth://totp/${label}?${query.toString()}`
}

/** Codes for the day on which a factor is lost, such as `k3mf-9qzt-xw4a-7hnd`: 80 random bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: 4 }, () =>
      Array.from({ length: 4 }, () => ALPHABET[randomInt(32)]!.toLowerCase()).join(''),
    ).join('-'),
  )
}

/** What is stored of a code, by every key that it may have been stored with; however it was typed. */
export function recoveryHashes(secretKey: string, operatorId: string, code: string): Buffer[] {
  const plain = code.toLowerCase().replaceAll(/[^a-z2-7]/g, '')
  return keyedHashes(secretKey, `recovery:${operatorId}:${plain}`).map((hash) => Buffer.from(hash))
}
