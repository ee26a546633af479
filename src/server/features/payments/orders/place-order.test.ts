import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cancelOrder, getCheckout, getOrder, listOrders, placeOrder } from '#contract/orders.ts'
import { balanceOf } from '#server/features/credits/credits.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeSite } from '#test/make.ts'
import { aPurchase, paymentApp } from '#test/payment-app.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const { app, provider, time, aBuyer } = await paymentApp(db, site.id)

function ordersOf({ id }: { id: string }) {
  return db.selectFrom('credit_order').selectAll().where('member_id', '=', id).execute()
}

async function makeCode(changes: { percentage?: number; country?: string } = {}): Promise<string> {
  const code = `TEST-${randomUUID().slice(0, 8).toUpperCase()}`
  const { percentage = 100, country = null } = changes
  await sql`
    insert into discount_code (site_id, code, percentage, reason, created_at, expires_at, country)
    values (${site.id}, ${code}, ${percentage}, 'operator', now(), now() + interval '1 day', ${country})`.execute(
    db,
  )
  return code
}

test('a purchase waits where the provider has its page, and is known at the next one [PAY-2]', async () => {
  const noor = await aBuyer()

  const { body } = await noor.buy({ method: 'ideal', bank: 'ideal_INGBNL2A' })

  const payment = provider.payments.get(body.order.id)!
  expect(payment).toMatchObject({ amountMinor: 5995, currency: 'EUR' })
  expect(body.order).toMatchObject({ status: 'pending', checkout_url: payment.checkoutUrl })
  const { body: checkout } = await noor.call(getCheckout, { package: 'p0' })
  expect(checkout.open_order?.id).toBe(body.order.id)
})

test('fifty times the same purchase at once, and five times after, are one; another body is refused [M3]', async () => {
  const noor = await aBuyer()
  const purchase = aPurchase()
  const buy = (changes = {}) => noor.buy({ ...purchase, ...changes })

  const atOnce = await Promise.all(Array.from({ length: 50 }, () => buy()))
  const later = [await buy(), await buy(), await buy(), await buy(), await buy()]
  time.offset = 30 * 24 * 60 * 60 * 1000
  const { call } = await loggedIn(app, noor.id)
  const muchLater = await call(placeOrder, purchase)
  time.offset = 0
  const others = [
    await buy({ package: 'p1' }),
    await buy({ method: 'paypal' }),
    await buy({ total_minor: 1 }),
    await buy({ code: 'SOMETHING' }),
    await buy({ country: 'BE' }),
  ]

  const ids = [...atOnce, ...later, muchLater].map(({ body }) => body.order.id)
  expect(new Set(ids).size).toBe(1)
  expect(await ordersOf(noor)).toHaveLength(1)
  expect(others.map(({ outcome }) => outcome)).toEqual(others.map(() => 'CLIENT_ID_REUSED'))
  expect([...provider.payments.keys()].filter((id) => id === ids[0])).toHaveLength(1)
})

test('a code takes the place of the discount that is there: one per order, rounded down [M6] [DIS-4]', async () => {
  const noor = await aBuyer({ signup_at: new Date() })
  const code = await makeCode({ percentage: 33 })

  const stacked = await noor.buy({ code, total_minor: Math.floor(5995 * 0.75 * 0.67) })
  const { body } = await noor.buy({ code, total_minor: 4016 })

  expect(stacked.outcome).toBe('PRICE_CHANGED')
  expect(body.order).toMatchObject({
    total_minor: 4016,
    discount: { kind: 'code', percentage: 33 },
  })
})

test('what costs nothing is completed at once, without the provider [PAY-4]', async () => {
  const noor = await aBuyer()
  const code = await makeCode()

  const { body } = await noor.buy({ code, total_minor: 0 })

  expect(body.order).toMatchObject({ status: 'completed', total_minor: 0, checkout_url: null })
  expect(body.order.receipt_number).not.toBeNull()
  expect(provider.payments.has(body.order.id)).toBe(false)
  expect(await balanceOf(db, noor.credit_account_id)).toBe(75)
})

test.each([
  ['a method that is not known there', 'US', { method: 'ideal' }],
  ['a bank that does not exist', 'NL', { method: 'ideal', bank: 'ideal_NOBANK' }],
] as const)('%s is refused, and nothing is begun [PAY-2]', async (_, country, changes) => {
  const noor = await aBuyer({ country })
  const { body } = await noor.call(getCheckout, { package: 'p2' })

  const { outcome } = await noor.buy({ ...changes, total_minor: body.offer.total_minor })

  expect(outcome).toBe('METHOD_UNAVAILABLE')
  expect(await ordersOf(noor)).toEqual([])
})

test('a purchase is given up once, frees its discount, and is given up too late when it is paid [PAY-2] [M7]', async () => {
  const noor = await aBuyer({ signup_at: new Date() })
  const { body: first } = await noor.buy({ total_minor: 4496 })
  const held = await noor.buy({ total_minor: 4496 })

  const cancelled = await noor.call(cancelOrder, { id: first.order.id })
  const again = await noor.call(cancelOrder, { id: first.order.id })
  const { body: second } = await noor.buy({ total_minor: 4496 })
  provider.say(second.order.id, { status: 'paid' })
  const tooLate = await noor.call(cancelOrder, { id: second.order.id })

  expect(held.outcome).toBe('CODE_USED')
  expect([cancelled.body.order.status, again.body.order.status]).toEqual(['cancelled', 'cancelled'])
  expect(provider.payments.get(first.order.id)?.status).toBe('open')
  expect(tooLate.outcome).toBe('TOO_LATE')
  expect(await balanceOf(db, noor.credit_account_id)).toBe(75)
})

test('somebody else’s purchase is not there [PAY-2]', async () => {
  const noor = await aBuyer()
  const eve = await aBuyer()
  const { body } = await noor.buy()
  const { id } = body.order

  const seen = await eve.call(getOrder, { id })
  const cancelled = await eve.call(cancelOrder, { id })

  expect([seen.outcome, cancelled.outcome]).toEqual(['NOT_FOUND', 'NOT_FOUND'])
  expect((await eve.call(listOrders, {})).body.orders).toEqual([])
})

test('purchases are listed the latest first, each once, page by page [PAY-2]', async () => {
  const noor = await aBuyer()
  for (let count = 0; count < 23; count += 1) await noor.buy()

  const { body: first } = await noor.call(listOrders, {})
  const { body: second } = await noor.call(listOrders, { after: first.next! })

  const times = [...first.orders, ...second.orders].map((order) => order.created_at)
  const ids = new Set([...first.orders, ...second.orders].map(({ id }) => id))
  expect([first.orders.length, second.orders.length, second.next]).toEqual([20, 3, null])
  expect([ids.size, times]).toEqual([23, times.toSorted().toReversed()])
})

test('while a purchase waits, whoever looks asks the provider, once in two seconds [PAY-4] [M5]', async () => {
  const noor = await aBuyer()
  const { body } = await noor.buy()
  const { id } = body.order
  const before = provider.asked.get
  // However long it takes, no second passes.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())

  await Promise.all(Array.from({ length: 10 }, () => noor.call(getOrder, { id })))
  const asked = provider.asked.get - before
  provider.say(id, { status: 'paid' })
  time.offset += 2_000
  const { body: seen } = await noor.call(getOrder, { id })
  time.offset = 0

  expect(asked).toBe(1)
  expect(seen.order.status).toBe('completed')
  expect(await balanceOf(db, noor.credit_account_id)).toBe(75)
})
