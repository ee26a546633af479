import { expect, test } from 'vitest'
import { seal, unseal } from './encryption.ts'

const KEY = '0'.repeat(64)
const IBAN = 'NL91ABNA0417164300 · Zoë'

test('what is sealed opens again for its owner, and never looks the same [PAY-5] [M10]', () => {
  const [one, other] = [seal(KEY, 'noor', IBAN), seal(KEY, 'noor', IBAN)]

  expect(unseal(KEY, 'noor', one)).toBe(IBAN)
  expect(one.equals(other)).toBe(false)
  expect(one.toString('latin1')).not.toContain('NL91')
})

test('it opens with no other key, for nobody else, and not when one bit is changed [PAY-5] [M10]', () => {
  const sealed = seal(KEY, 'noor', IBAN)
  const changed = Array.from({ length: sealed.length }, (_, at) => {
    const copy = Buffer.from(sealed)
    copy[at]! ^= 1
    return copy
  })

  expect(() => unseal('1'.repeat(64), 'noor', sealed)).toThrow('authenticate')
  expect(() => unseal(KEY, 'sem', sealed)).toThrow('authenticate')
  expect(() => unseal(KEY, 'noor', sealed.subarray(0, -1))).toThrow('authenticate')
  expect(() => unseal(KEY, 'noor', sealed.subarray(0, 20))).toThrow(/authentic|tag/)
  for (const copy of changed) expect(() => unseal(KEY, 'noor', copy)).toThrow('authenticate')
})
