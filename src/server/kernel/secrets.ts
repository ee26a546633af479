import { createHash, createHmac, randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, ConfigError } from './config.ts'
import { keyRing, keysIn } from './key-ring.ts'

/** A random token of 256 bits, safe in a cookie and in an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function sha256(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}

/** A name for something personal that cannot be turned back without the key, for counters and look-ups. */
export function keyedHash(secretKey: string, value: string): string {
  return createHmac('sha256', keysIn(secretKey)[0]).update(value).digest('base64url')
}

/** The names that a value has by any key of the ring, for looking up what may have been written with the key before. */
export function keyedHashes(secretKey: string, value: string): string[] {
  return keysIn(secretKey).map((key) => keyedHash(key, value))
}

/** The secret of a link in a mail: made from its id, so that it is nowhere stored and a mail can be sent again. */
export function linkToken(secretKey: string, linkId: string): string {
  return keyedHash(secretKey, `link:${linkId}`)
}

type KeyConfig = Pick<Config, 'SECRET_KEY' | 'SECRET_KEY_PREVIOUS' | 'DATA_DIR'>

/** The keys of this installation: configured, or made once and kept in its data folder. */
export function secretOf({ SECRET_KEY, SECRET_KEY_PREVIOUS, DATA_DIR }: KeyConfig): string {
  return keyRing(SECRET_KEY ?? secretIn(DATA_DIR), SECRET_KEY_PREVIOUS)
}

/** The secret of an installation without a configured one: made once, kept in its data folder. */
export function secretIn(folder: string): string {
  const file = join(folder, 'secret-key')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (!existsSync(file)) makeSecret(file)
  const [, secret] = /^([0-9a-f]{64})\r?\n?$/i.exec(readFileSync(file, 'utf8')) ?? []
  if (secret !== undefined) return secret
  throw new ConfigError(
    `${file} must be 64 hexadecimal digits: put it back from a backup, or remove it to have a new one made ` +
      '(links in mails that were sent then stop working, and bank details for direct debit cannot be read any more).',
  )
}

/** The file appears whole or not at all, and the first of many processes that make it at once wins. */
function makeSecret(file: string): void {
  const part = `${file}.${process.pid}`
  try {
    writeFileSync(part, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
    linkSync(part, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(part, { force: true })
  }
}
