import { expect, test } from 'vitest'
import { isSealedAnew, seal, unseal } from './encryption.ts'
import { keyRing, keysIn } from './key-ring.ts'
import { keyedHash, keyedHashes } from './secrets.ts'

const [OLD, NEW] = ['1'.repeat(64), '2'.repeat(64)]
const RING = keyRing(NEW, OLD)

test('while a key changes the new one writes, and both read [M10]', () => {
  const [before, now] = [seal(OLD, 'noor', 'said'), seal(RING, 'noor', 'said')]

  expect([unseal(RING, 'noor', before), unseal(RING, 'noor', now)]).toEqual(['said', 'said'])
  expect(unseal(NEW, 'noor', now)).toBe('said')
  expect([isSealedAnew(RING, 'noor', before), isSealedAnew(RING, 'noor', now)]).toEqual([
    false,
    true,
  ])
  expect(keyedHash(RING, 'a')).toBe(keyedHash(NEW, 'a'))
  expect(keyedHashes(RING, 'a')).toEqual([keyedHash(NEW, 'a'), keyedHash(OLD, 'a')])
})

test('without a key before, the ring is the key, and what another sealed stays shut [M10]', () => {
  expect([keyRing(NEW, undefined), keysIn(NEW)]).toEqual([NEW, [NEW]])
  expect(() => unseal(NEW, 'noor', seal(OLD, 'noor', 'said'))).toThrow('authenticate')
  expect(() => unseal(RING, 'sem', seal(OLD, 'noor', 'said'))).toThrow('authenticate')
})
