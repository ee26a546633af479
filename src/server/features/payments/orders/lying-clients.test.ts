import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeOrder } from '#contract/orders.ts'
import { freshDatabase } from '#test/database.ts'
import { inWaves } from '#test/in-waves.ts'
import { makeSite } from '#test/make.ts'
import { aPurchase, paymentApp } from '#test/payment-app.ts'
import { rounds } from '#test/rounds.ts'

const BODIES = rounds({ landing: 400, night: 2_000 })

const { db } = await freshDatabase()
const site = await makeSite(db)
const { provider, aBuyer } = await paymentApp(db, site.id)

function ordersOf({ id }: { id: string }) {
  return db.selectFrom('credit_order').selectAll().where('member_id', '=', id).execute()
}

test(`what a client says it costs is never what it costs: ${BODIES} bodies that lie [M6]`, async () => {
  const buyers = await inWaves(Array.from({ length: 4 }), () => aBuyer())
  const prices: Record<string, readonly [credits: number, price: number]> = {
    p0: [12, 1495],
    p1: [30, 2995],
    p2: [75, 5995],
    p3: [160, 9995],
  }
  const lie = fc.oneof(
    fc.integer(),
    fc.double(),
    fc.constantFrom(0, -1, 1e308, -5995, 59.95, '5995', null, [5995], { value: 5995 }, Number.NaN),
  )
  const names = ['price', 'price_minor', 'credits', 'percentage', 'discount', 'amount', 'currency']
  const body = fc.record({
    style: fc.constantFrom('p0', 'p1', 'p2', 'p3'),
    isHonest: fc.boolean(),
    total: lie,
    extra: fc.option(fc.tuple(fc.constantFrom(...names), lie), { freq: 2 }),
  })
  const bodies = fc.sample(body, { numRuns: BODIES, seed: 6 })

  const outcomes = await inWaves(
    bodies.entries(),
    async ([at, { style, isHonest, total, extra }]) => {
      const { call } = buyers[at % buyers.length]!
      const sent = {
        ...aPurchase(),
        package: style,
        total_minor: isHonest ? prices[style]![1] : total,
        ...(extra ? { [extra[0]]: extra[1] } : {}),
      }
      const { outcome } = await call(placeOrder, sent as never)
      return { outcome, isClean: isHonest && !extra }
    },
  )

  expect(outcomes.filter(({ outcome, isClean }) => (outcome === 200) !== isClean)).toEqual([])
  const known = new Set(outcomes.map(({ outcome }) => outcome))
  expect(known).toEqual(new Set([200, 'INVALID_INPUT', 'PRICE_CHANGED']))
  const orders = (await inWaves(buyers, ordersOf)).flat()
  expect(orders.length).toBe(outcomes.filter(({ isClean }) => isClean).length)
  for (const order of orders) {
    const [credits, price] = prices[order.style]!
    expect(order).toMatchObject({ credits, price_minor: price, total_minor: price })
    expect(provider.payments.get(order.id)?.amountMinor).toBe(price)
  }
})
