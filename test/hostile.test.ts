import { expect, test } from 'vitest'
import { hostile } from './hostile.ts'

test('there are at least 80 different login targets and 50 forged hosts [W4] [A5]', () => {
  expect(new Set(hostile.targets).size).toBeGreaterThanOrEqual(80)
  expect(
    new Set(hostile.hosts.map((headers) => JSON.stringify(headers))).size,
  ).toBeGreaterThanOrEqual(50)
})

test('many targets do leave the origin when followed naively', () => {
  const leads = (target: string) => new URL(target, 'https://site.example').origin
  const elsewhere = hostile.targets
    .filter((target) => URL.canParse(target, 'https://site.example'))
    .filter((target) => leads(target) !== 'https://site.example')

  expect(elsewhere.length).toBeGreaterThanOrEqual(40)
})

test('the strings are what their names promise [W3]', () => {
  const { strings } = hostile

  expect(strings['10 MB']?.()).toHaveLength(10_000_000)
  expect(() => encodeURIComponent(strings['high surrogate alone']?.() ?? '')).toThrow('malformed')
  expect(strings['nul']?.()).toContain('\0')
  expect(Buffer.byteLength(strings['password beyond 72 bytes']?.() ?? '')).toBe(73)
})

test('the deep JSON is valid and 1,000 deep, and the extra fields hold a prototype of their own [P7]', () => {
  const depthOf = (value: unknown): number => (Array.isArray(value) ? 1 + depthOf(value[0]) : 0)

  expect(depthOf(JSON.parse(hostile.json['arrays 1,000 deep']?.() ?? ''))).toBe(1_000)
  expect(JSON.stringify(hostile.fields)).toContain('"__proto__":{"isAdmin":true}')
  expect({}).not.toHaveProperty('isAdmin')
})
