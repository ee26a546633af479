import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError } from './config.ts'
import { keyedHash, newToken, secretIn, sha256 } from './secrets.ts'

test('ten thousand tokens of 256 bits are all different and show no pattern [A2]', () => {
  const tokens = Array.from({ length: 10_000 }, newToken)
  const bytes = Buffer.concat(tokens.map((token) => Buffer.from(token, 'base64url')))
  const counts = Array.from({ length: 256 }, () => 0)
  for (const byte of bytes) counts[byte]! += 1
  const expected = bytes.length / 256
  const chiSquared = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)

  expect(new Set(tokens).size).toBe(10_000)
  expect(tokens.every((token) => /^[\w-]{43}$/.test(token))).toBe(true)
  expect(bytes.length).toBe(320_000)
  // 255 degrees of freedom: a fair source is beyond this once in a million runs.
  expect(chiSquared).toBeLessThan(380)
})

test('a hash is of one way, and a keyed one needs its key', () => {
  expect(sha256('abc').toString('hex')).toMatch(/^ba7816bf8f01cfea/)
  expect(keyedHash('a', 'x')).toBe(keyedHash('a', 'x'))
  expect(keyedHash('a', 'x')).not.toBe(keyedHash('b', 'x'))
  expect(keyedHash('a', 'x')).not.toBe(keyedHash('a', 'y'))
})

test('a secret is made once, stays, and is readable to its owner alone', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'vonk-secret-')), 'data')

  const first = secretIn(folder)
  const second = secretIn(folder)

  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(second).toBe(first)
  expect(readFileSync(join(folder, 'secret-key'), 'utf8')).toBe(first)
  expect(statSync(join(folder, 'secret-key')).mode & 0o777).toBe(0o600)
})

test('a secret that was put back with a line break at its end is the same secret', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-secret-'))
  const secret = secretIn(folder)

  writeFileSync(join(folder, 'secret-key'), `${secret}\n`)

  expect(secretIn(folder)).toBe(secret)
})

test.each(['', '\n', 'short', 'g'.repeat(64), `${'0'.repeat(64)}\n\n`, '0'.repeat(65)])(
  'a secret that was damaged to %j is refused in one line that names its file and not its words',
  (damaged) => {
    const folder = mkdtempSync(join(tmpdir(), 'vonk-secret-'))
    const file = join(folder, 'secret-key')
    writeFileSync(file, damaged)

    expect(() => secretIn(folder)).toThrow(ConfigError)
    expect(() => secretIn(folder)).toThrow(
      `${file} must be 64 hexadecimal digits: put it back from a backup, or remove it to have a new one made ` +
        '(links in mails that were sent then stop working, and bank details for direct debit cannot be read any more).',
    )
    expect(readFileSync(file, 'utf8')).toBe(damaged)
  },
)
