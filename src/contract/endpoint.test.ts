import { expect, test } from 'vitest'
import { Empty, endpoint } from './endpoint.ts'

const definition = {
  path: '/api/sample.php',
  access: 'anyone',
  input: Empty,
  output: Empty,
} as const

test.each([
  ['GET', false],
  ['POST', true],
  ['PUT', true],
  ['DELETE', true],
] as const)('a %s writes unless it says otherwise: %s', (method, writes) => {
  expect(endpoint({ ...definition, method })).toMatchObject({ writes, refusals: [] })
})

test('a GET that writes says so', () => {
  expect(endpoint({ ...definition, method: 'GET', writes: true }).writes).toBe(true)
})
