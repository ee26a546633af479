import { createHash, createHmac, randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A random token of 256 bits, safe in a cookie and in an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function sha256(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}

/** A name for something personal that nobody without the key can turn back, for counters and look-ups. */
export function keyedHash(secretKey: string, value: string): string {
  return createHmac('sha256', secretKey).update(value).digest('base64url')
}

/** The secret of a link in a mail: made from its id, so that it is nowhere stored and a mail can be sent again. */
export function linkToken(secretKey: string, linkId: string): string {
  return keyedHash(secretKey, `link:${linkId}`)
}

/** The secret of an installation without a configured one: made once, kept in its data folder. */
export function secretIn(folder: string): string {
  const file = join(folder, 'secret-key')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (!existsSync(file)) makeSecret(file)
  return readFileSync(file, 'utf8')
}

/** The file appears whole or not at all, and the first of many who make it at once wins. */
function makeSecret(file: string): void {
  const part = `${file}.${process.pid}`
  try {
    writeFileSync(part, randomBytes(32).toString('hex'), { mode: 0o600 })
    linkSync(part, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(part, { force: true })
  }
}
