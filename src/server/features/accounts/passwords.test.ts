import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { hashPassword, isPasswordOf } from './passwords.ts'

test('a password is kept as argon2id at no less than the recommended cost [A1]', async () => {
  const [, kind, , cost] = (await hashPassword('a good pass phrase')).split('$')
  const { m, t, p } = Object.fromEntries(cost!.split(',').map((part) => part.split('=')))

  expect(kind).toBe('argon2id')
  expect(Number(m)).toBeGreaterThanOrEqual(19_456)
  expect(Number(t)).toBeGreaterThanOrEqual(2)
  expect(Number(p)).toBe(1)
})

test('the same password has another hash every time, and both are right', async () => {
  const [first, second] = [await hashPassword('twice'), await hashPassword('twice')]

  expect(first).not.toBe(second)
  expect([await isPasswordOf(first, 'twice'), await isPasswordOf(second, 'twice')]).toEqual([
    true,
    true,
  ])
})

test('every character counts, also beyond 72 bytes and in any script [A1]', async () => {
  const long = `${'ß'.repeat(60)}🔑`
  const hash = await hashPassword(long)

  expect(await isPasswordOf(hash, long)).toBe(true)
  expect(await isPasswordOf(hash, `${'ß'.repeat(60)}🔒`)).toBe(false)
  expect(await isPasswordOf(hash, long.slice(0, 36))).toBe(false)
})

test('nobody has no password, not even the one that is verified in their place', async () => {
  expect(await isPasswordOf(null, 'nobody has this password')).toBe(false)
})

test('of a flood, one or two are hashed at once, twenty wait and the rest is asked to come back', async () => {
  const atOnce = availableParallelism() > 2 ? 2 : 1
  const hash = await hashPassword('flood')

  const outcomes = await Promise.allSettled(
    Array.from({ length: 30 }, () => isPasswordOf(hash, 'flood')),
  )

  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(30 - 20 - atOnce)
  for (const outcome of refused) {
    expect(outcome).toMatchObject({
      reason: { code: 'SERVICE_UNAVAILABLE', params: { retry_after: 2 } },
    })
  }
})
