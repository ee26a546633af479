import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getCredits, setSpendingLimit } from '#contract/credits.ts'
import { getCheckout, placeOrder } from '#contract/orders.ts'
import { changeSettings } from '#server/features/settings/settings.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeOrder } from '#test/make-order.ts'
import { makeMember, makeSite } from '#test/make.ts'

const NOW = new Date('2026-03-15T12:00:00Z')
const LONG_AGO = new Date('2025-01-01T00:00:00Z')
const DAY = 24 * 60 * 60 * 1000

const { db } = await freshDatabase()
const site = await makeSite(db)
const time = { now: NOW }
const app = await testApp(db, { clock: () => time.now })

async function aMember(limit: number | null = null) {
  time.now = NOW
  const changes = { spending_limit: limit, spending_limit_currency: 'EUR', signup_at: LONG_AGO }
  const member = await makeMember(db, site.id, changes)
  const { call } = await loggedIn(app, member.id)
  return {
    ...member,
    set: (minor: number | null) => call(setSpendingLimit, { limit_minor: minor }),
    limit: async () => (await call(getCredits, {})).body.spending_limit,
    buy: async () => {
      const purchase = { client_id: randomUUID(), package: 'p0', total_minor: 1495 } as const
      return (await call(placeOrder, { ...purchase, method: 'ideal' })).outcome
    },
    buyInSweden: async () => {
      const purchase = { client_id: randomUUID(), package: 'p0', total_minor: 16_900 } as const
      const order = { ...purchase, country: 'SE', method: 'creditcard' } as const
      return (await call(placeOrder, order)).outcome
    },
    checkout: async (request: { package: 'p0' | 'p1'; country?: 'SE' }) =>
      (await call(getCheckout, request)).body.left_to_spend,
  }
}

function later(ms: number): void {
  time.now = new Date(NOW.getTime() + ms)
}

test('a limit refuses what would be above it, and lets through what is exactly it [PAY-9]', async () => {
  const member = await aMember(2 * 1495)

  expect([await member.buy(), await member.buy(), await member.buy()]).toEqual([
    200,
    200,
    'SPENDING_LIMIT',
  ])
  expect(await member.limit()).toEqual({
    currency: 'EUR',
    limit_minor: 2990,
    spent_minor: 2990,
    next: null,
  })
})

test('a lower limit holds at once [PAY-9]', async () => {
  const member = await aMember(10_000)

  const { body } = await member.set(1494)

  expect(body.spending_limit).toMatchObject({ limit_minor: 1494, next: null })
  expect(await member.buy()).toBe('SPENDING_LIMIT')
})

test('a first limit holds at once, and one of zero is one, too [PAY-9]', async () => {
  const member = await aMember()

  await member.set(0)

  expect(await member.buy()).toBe('SPENDING_LIMIT')
})

test.each([20_000, null])(
  'from 1000 to %s takes 24 hours, to the millisecond [PAY-9]',
  async (request) => {
    const member = await aMember(1000)

    const { body } = await member.set(request)
    const atOnce = await member.buy()
    later(DAY - 1)
    const justBefore = await member.buy()
    later(DAY)
    const then = await member.buy()

    expect(body.spending_limit).toMatchObject({
      limit_minor: 1000,
      next: { limit_minor: request, from: '2026-03-16T12:00:00.000Z' },
    })
    expect([atOnce, justBefore, then]).toEqual(['SPENDING_LIMIT', 'SPENDING_LIMIT', 200])
    expect(await member.limit()).toMatchObject({ limit_minor: request, next: null })
  },
)

test('whoever asks again begins the day again, and a lower one takes the place of a raise [PAY-9]', async () => {
  const member = await aMember(1000)
  await member.set(20_000)
  later(DAY / 2)
  await member.set(30_000)
  later(DAY)

  expect(await member.buy()).toBe('SPENDING_LIMIT')
  expect(await member.limit()).toMatchObject({
    limit_minor: 1000,
    next: { limit_minor: 30_000, from: '2026-03-17T00:00:00.000Z' },
  })

  await member.set(900)
  later(5 * DAY)

  expect(await member.limit()).toMatchObject({ limit_minor: 900, next: null })
})

test('a raise that has begun is what the next wish is compared with [PAY-9]', async () => {
  const member = await aMember(1000)
  await member.set(null)
  later(2 * DAY)

  await member.set(5000)

  expect(await member.limit()).toMatchObject({ limit_minor: 5000, next: null })
})

test('open and completed purchases of the calendar month count, less refunds; failed and returned ones do not [PAY-9]', async () => {
  const member = await aMember(100_000)
  const order = (changes: Parameters<typeof makeOrder>[2]) =>
    makeOrder(db, member, { created_at: NOW, ...changes })

  await order({ status: 'new' })
  await order({ status: 'pending' })
  await order({ refunded_minor: 1000, refunded_credits: 12 })
  await order({ status: 'failed' })
  await order({ status: 'cancelled' })
  await order({ status: 'charged_back' })

  expect((await member.limit()).spent_minor).toBe(3 * 5995 - 1000)
})

test('a month begins at midnight where the site is [PAY-9]', async () => {
  const member = await aMember(100_000)
  await makeOrder(db, member, { created_at: new Date('2026-02-28T22:59:59Z') })
  await makeOrder(db, member, { created_at: new Date('2026-02-28T23:00:00Z') })

  expect((await member.limit()).spent_minor).toBe(5995)

  await changeSettings(db, site.id, { time_zone: 'America/New_York' })
  expect((await member.limit()).spent_minor).toBe(0)
  await changeSettings(db, site.id, { time_zone: 'Europe/Amsterdam' })
})

test('of fifty purchases at once as many go through as the limit has room for [PAY-9]', async () => {
  const member = await aMember(3 * 1495 + 1)

  const outcomes = await Promise.all(Array.from({ length: 50 }, () => member.buy()))

  expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(3)
  expect(outcomes.filter((outcome) => outcome === 'SPENDING_LIMIT')).toHaveLength(47)
  expect((await member.limit()).spent_minor).toBe(3 * 1495)
})

test('a purchase in another currency counts for what its package costs in that of the limit [PAY-9]', async () => {
  const member = await aMember(30_000)

  expect(await member.buyInSweden()).toBe(200)

  expect(await member.limit()).toMatchObject({ currency: 'EUR', spent_minor: 1495 })
})

test('what is left is the same at every checkout, and so is what it is enough for [PAY-9]', async () => {
  const member = await aMember(2 * 1495)
  await member.buy()

  const left = { minor: 1495, currency: 'EUR' }
  const less = { is_enough: false, is_enough_for_smaller: true }
  expect(await member.checkout({ package: 'p0', country: 'SE' })).toMatchObject({
    ...left,
    is_enough: true,
  })
  expect(await member.checkout({ package: 'p1', country: 'SE' })).toEqual({ ...left, ...less })
  expect(await member.checkout({ package: 'p1' })).toEqual({ ...left, ...less })
  expect([await member.buyInSweden(), await member.buyInSweden()]).toEqual([200, 'SPENDING_LIMIT'])
  expect(await member.checkout({ package: 'p1', country: 'SE' })).toMatchObject({
    minor: 0,
    is_enough_for_smaller: false,
  })
})

test('each purchase in another currency is rounded up by itself, less what went back [PAY-9]', async () => {
  const member = await aMember(30_000)
  const paid = { style: 'p0', currency: 'SEK', price_minor: 16_900, created_at: NOW }

  await makeOrder(db, member, { ...paid, total_minor: 1 })
  await makeOrder(db, member, { ...paid, total_minor: 12, refunded_minor: 11 })
  await makeOrder(db, member, { ...paid, total_minor: 16_900 })

  expect((await member.limit()).spent_minor).toBe(1 + 1 + 1495)
})

test('of purchases at once in two currencies no more go through than the limit has room for [PAY-9]', async () => {
  const member = await aMember(3 * 1495)

  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? member.buy() : member.buyInSweden())),
  )

  expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(3)
})

test('a limit stays in its currency when its member moves, until there is none [PAY-9]', async () => {
  const member = await aMember()
  await member.set(30_000)
  await db.updateTable('member').set({ country: 'SE' }).where('id', '=', member.id).execute()

  const { body } = await member.set(20_000)

  expect(body.spending_limit).toMatchObject({ currency: 'EUR', limit_minor: 20_000 })
  await member.set(null)
  later(DAY)
  expect(await member.limit()).toMatchObject({ currency: 'SEK', limit_minor: null })
  await member.set(100_000)
  expect(await member.limit()).toMatchObject({ currency: 'SEK', limit_minor: 100_000 })
})

test('a first limit that is set twice at once is set, and the lower one holds [PAY-9]', async () => {
  for (let round = 0; round < 10; round += 1) {
    const member = await aMember()

    const set = await Promise.all([2000, 1000, 2000, 1000].map((minor) => member.set(minor)))

    expect(set.map(({ outcome }) => outcome)).toEqual([200, 200, 200, 200])
    expect(await member.limit()).toMatchObject({ currency: 'EUR', limit_minor: 1000 })
  }
})
