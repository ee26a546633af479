import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { RefusalBody } from './endpoint.ts'
import { COMMON_REFUSALS, REFUSALS, Refusal, type RefusalCode } from './refusals.ts'

const codes = Object.keys(REFUSALS) as RefusalCode[]

test.each(codes)('%s is in capitals and has a status that says no [ERR-2]', (code) => {
  expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/)
  expect(REFUSALS[code]).toBeGreaterThanOrEqual(400)
  expect(REFUSALS[code]).toBeLessThan(600)
})

test('every call may refuse with codes of the list, each named once [ERR-2]', () => {
  expect(codes).toEqual(expect.arrayContaining([...COMMON_REFUSALS]))
  expect(new Set(COMMON_REFUSALS).size).toBe(COMMON_REFUSALS.length)
})

test.each([
  { error: { code: 'NOT_A_CODE' } },
  { error: { code: 'NOT_FOUND', params: { deep: {} } } },
  { error: {} },
  { code: 'NOT_FOUND' },
])('%o is no body of a refusal [ERR-2]', (body) => {
  expect(z.safeParse(RefusalBody, body).success).toBe(false)
})

test('a refusal carries its code and what to say with it, and is an error', () => {
  const refusal = new Refusal('ACCOUNT_LOCKED', { minutes: 15 })

  expect(refusal).toBeInstanceOf(Error)
  expect(refusal).toMatchObject({
    name: 'Refusal',
    code: 'ACCOUNT_LOCKED',
    params: { minutes: 15 },
  })
})
