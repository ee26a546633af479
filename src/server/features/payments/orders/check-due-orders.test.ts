import { expect, test } from 'vitest'
import { cancelOrder, getOrder } from '#contract/orders.ts'
import { balanceOf } from '#server/features/credits/credits.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { paymentApp } from '#test/payment-app.ts'
import { checkDueOrders } from './check-due-orders.ts'
import { nextCheck } from './payment.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const { db } = await freshDatabase()
const site = await makeSite(db)
const { deps, provider, time, clock, aBuyer, deliver } = await paymentApp(db, site.id)

async function statusOf(id: string): Promise<string> {
  const { status } = await db
    .selectFrom('credit_order')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return status
}

/** Lets time pass, and the reconciler do its rounds meanwhile. */
async function pass(ms: number, step = MINUTE_MS): Promise<void> {
  for (let passed = 0; passed < ms; passed += step) {
    time.offset += step
    await checkDueOrders(deps)
  }
}

function goAway(): void {
  provider.faults.before = () => {
    throw new Error('connection refused')
  }
}

test('a payment that nobody told of is credited within five minutes [M5] [PAY-4]', async () => {
  const noor = await aBuyer()
  const { body } = await noor.buy()
  await pass(2 * MINUTE_MS)
  provider.say(body.order.id, { status: 'paid' })

  await pass(5 * MINUTE_MS)

  expect(await statusOf(body.order.id)).toBe('completed')
  expect(await balanceOf(db, noor.credit_account_id)).toBe(75)
})

test('several processes ask about a purchase once a turn [PAY-4]', async () => {
  const noor = await aBuyer()
  await noor.buy()
  const before = provider.asked.get
  time.offset += 2 * MINUTE_MS

  const counts = await Promise.all(Array.from({ length: 5 }, () => checkDueOrders(deps)))

  expect([counts.reduce((sum, count) => sum + count), provider.asked.get - before]).toEqual([1, 1])
})

test('a provider that is away while somebody buys is asked again, and has one payment in the end [M8] [PAY-4]', async () => {
  const noor = await aBuyer()
  goAway()
  const { outcome, body } = await noor.buy()
  const first = await statusOf(body.order.id)
  await pass(3 * MINUTE_MS)
  provider.faults = {}

  await pass(3 * MINUTE_MS)

  expect([outcome, body.order.status, body.order.checkout_url]).toEqual([200, 'pending', null])
  expect([first, await statusOf(body.order.id)]).toEqual(['new', 'pending'])
  const { body: seen } = await noor.call(getOrder, { id: body.order.id })
  expect(seen.order.checkout_url).toBe(provider.payments.get(body.order.id)!.checkoutUrl)
})

test('a payment that was made without an answer is found when it is paid [M8] [PAY-4]', async () => {
  const noor = await aBuyer()
  provider.faults.after = () => {
    throw new Error('connection reset')
  }
  const { body } = await noor.buy()
  provider.faults = {}
  const paymentId = provider.say(body.order.id, { status: 'paid' })

  await deliver(`id=${paymentId}`)

  expect(await statusOf(body.order.id)).toBe('completed')
  expect(await balanceOf(db, noor.credit_account_id)).toBe(75)
})

test('a purchase that the provider never answered for is given up after an hour, with its discount [M8]', async () => {
  const noor = await aBuyer({ signup_at: clock() })
  goAway()
  const { body } = await noor.buy({ total_minor: 4496 })

  await pass(HOUR_MS + 5 * MINUTE_MS, 5 * MINUTE_MS)
  provider.faults = {}

  expect(await statusOf(body.order.id)).toBe('cancelled')
  const uses = await db
    .selectFrom('discount_use')
    .selectAll()
    .where('order_id', '=', body.order.id)
    .execute()
  expect(uses).toEqual([])
})

test('what nobody pays for two weeks is over, and is not asked about any more [PAY-4]', async () => {
  const noor = await aBuyer()
  const { body } = await noor.buy()

  await pass(13.5 * DAY_MS, DAY_MS / 2)
  const atTheEnd = await statusOf(body.order.id)
  await pass(DAY_MS, DAY_MS / 2)
  const before = provider.asked.get
  await pass(DAY_MS, DAY_MS / 2)

  expect([atTheEnd, await statusOf(body.order.id)]).toEqual(['pending', 'cancelled'])
  expect(provider.asked.get - before).toBe(0)
})

test('what was given up while the provider was away is asked about until it is over there, and counts when it is paid [PAY-4] [M8]', async () => {
  const [noor, sem] = [await aBuyer(), await aBuyer()]
  const [paid, over] = [await noor.buy(), await sem.buy()]
  goAway()
  await noor.call(cancelOrder, { id: paid.body.order.id })
  await sem.call(cancelOrder, { id: over.body.order.id })
  delete provider.faults.before
  provider.say(paid.body.order.id, { status: 'paid' })
  provider.say(over.body.order.id, { status: 'canceled' })

  await pass(5 * MINUTE_MS)
  const before = provider.asked.get
  await pass(5 * MINUTE_MS)

  expect(await statusOf(paid.body.order.id)).toBe('completed')
  expect(await balanceOf(db, noor.credit_account_id)).toBe(75)
  expect(await statusOf(over.body.order.id)).toBe('cancelled')
  expect(provider.asked.get).toBe(before)
})

test('the pauses grow: a minute, two minutes in the first hour, a quarter of an hour, an hour [PAY-4]', () => {
  const began = new Date('2026-03-01T12:00:00Z')
  const pauseAt = (age: number, checks: number) => {
    const now = new Date(began.getTime() + age)
    return nextCheck({ created_at: began, checks }, now).getTime() - now.getTime()
  }

  expect([
    pauseAt(0, 0),
    pauseAt(MINUTE_MS, 1),
    pauseAt(HOUR_MS, 30),
    pauseAt(DAY_MS, 120),
    pauseAt(13 * DAY_MS, 400),
  ]).toEqual([MINUTE_MS, 2 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, HOUR_MS])
})
