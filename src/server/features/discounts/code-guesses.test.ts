import { expect, test } from 'vitest'
import { getDiscountCode } from '#contract/discounts.ts'
import { getCheckout } from '#contract/orders.ts'
import { readConfig } from '#server/kernel/config.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { makeCodes } from './discounts.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const { db } = await freshDatabase()
const site = await makeSite(db)

test('who guesses at codes is refused after twenty, at the till too, while right ones count for nothing [A10]', async () => {
  const config = readConfig({ NODE_ENV: 'test' })
  const strict = await testApp(db, { config, clock: () => NOW })
  const { id } = await makeMember(db, site.id, { signup_at: NOW })
  const { call } = await loggedIn(strict, id)
  const [right = ''] = await makeCodes(db, {
    siteId: site.id,
    code: null,
    count: 1,
    percentage: 10,
    minimum: null,
    country: null,
    isOnceEach: false,
    expiresAt: new Date(NOW.getTime() + 24 * 60 * 60 * 1000),
    now: NOW,
  })
  const worth = async (code: string) => (await call(getDiscountCode, { code })).outcome
  const checkout = async (code: string) =>
    (await call(getCheckout, { package: 'p2', code })).outcome

  const many = []
  for (let tried = 0; tried < 25; tried += 1) many.push(await worth(right))
  const guesses = []
  for (let tried = 0; tried < 10; tried += 1)
    guesses.push(await worth(`WRONG${tried}`), await checkout(`GUESS${tried}`))

  expect(new Set(many)).toEqual(new Set([200]))
  expect(new Set(guesses)).toEqual(new Set(['CODE_NOT_FOUND']))
  expect([await worth('ANOTHER'), await checkout('ANOTHER')]).toEqual([
    'RATE_LIMITED',
    'RATE_LIMITED',
  ])
  expect((await call(getCheckout, { package: 'p2' })).outcome).toBe(200)
})
