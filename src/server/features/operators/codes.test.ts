import { expect, test } from 'vitest'
import {
  appAddress,
  base32,
  codeOf,
  newRecoveryCodes,
  recoveryHashes,
  stepAt,
  stepOfCode,
} from './codes.ts'

const SECRET = Buffer.from('12345678901234567890')

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at second %d the code is %s, as in RFC 6238 [OFF-1]', (seconds, code) => {
  const step = stepAt(new Date(seconds * 1000))

  expect(codeOf(SECRET, step, 8)).toBe(code)
  expect(codeOf(SECRET, step)).toBe(code.slice(2))
})

test('a code is right in its half minute and beside it, and in no other [OFF-1]', () => {
  const now = new Date('2026-03-01T12:00:10Z')
  const here = stepAt(now)
  const found = [-2, -1, 0, 1, 2].map((by) => stepOfCode(SECRET, codeOf(SECRET, here + by), now))

  expect(found).toEqual([null, here - 1, here, here + 1, null])
  expect(stepOfCode(SECRET, '', now)).toBeNull()
})

test('a secret is written as apps take it, as in RFC 4648 [OFF-1]', () => {
  expect(base32(Buffer.from('fooba'))).toBe('MZXW6YTB')
  expect(base32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(appAddress(SECRET, { host: 'office.example', email: 'a+b@c.example' })).toBe(
    'otpauth://totp/office.example%3Aa%2Bb%40c.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=office.example',
  )
})

test('ten recovery codes differ, and are known however they are typed [OFF-1]', () => {
  const codes = newRecoveryCodes()
  const [one = ''] = codes
  const hashes = (code: string) => recoveryHashes('0'.repeat(64), 'somebody', code)

  expect(new Set(codes).size).toBe(10)
  expect(codes.every((code) => /^(?:[a-z2-7]{4}-){3}[a-z2-7]{4}$/.test(code))).toBe(true)
  expect(hashes(` ${one.toUpperCase().replaceAll('-', ' ')} `)).toEqual(hashes(one))
  expect(hashes(one)).not.toEqual(hashes(codes[1]!))
})
