import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { balanceOf } from '#server/features/credits/credits.ts'
import { freshDatabase } from '#test/database.ts'
import { inWaves } from '#test/in-waves.ts'
import { makeSite } from '#test/make.ts'
import { paymentApp } from '#test/payment-app.ts'
import { mailsTo } from '#test/waiting-mails.ts'
import { completeOrder } from './orders/lifecycle.ts'
import { orderById } from './orders/order.ts'
import { settle } from './orders/settle.ts'
import { applyPayment } from './orders/payment.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const { deps, provider, aBuyer, deliver } = await paymentApp(db, site.id)

async function paidOrder() {
  const buyer = await aBuyer()
  const { body } = await buyer.buy()
  const paymentId = provider.say(body.order.id, { status: 'paid' })
  return { buyer, id: body.order.id, paymentId }
}

test('40 payments, each told of 50 times at once, give 40 times their credits [M4] [PAY-4]', async () => {
  const paid = await inWaves(Array.from({ length: 40 }), paidOrder)
  const codes: number[] = []

  for (const { paymentId } of paid) {
    const deliveries = Array.from({ length: 50 }, () => deliver(`id=${paymentId}`))
    codes.push(...(await Promise.all(deliveries)).map(({ statusCode }) => statusCode))
  }

  expect(codes.filter((code) => code !== 200)).toEqual([])
  const balances = await inWaves(paid, ({ buyer }) => balanceOf(db, buyer.credit_account_id))
  expect(balances).toEqual(paid.map(() => 75))
  const receipts = await db
    .selectFrom('credit_order')
    .select('receipt_number')
    .orderBy('receipt_number')
    .execute()
  expect(receipts.map(({ receipt_number: number }) => number)).toEqual(paid.map((_, at) => at + 1))
})

test('twenty processes that heard the same at once give the credits once, with one receipt [M4] [M11]', async () => {
  const { buyer, id } = await paidOrder()
  const order = (await orderById(db, id))!
  const payment = provider.payments.get(id)!

  await Promise.all(Array.from({ length: 20 }, () => applyPayment(deps, order, payment)))

  expect(await balanceOf(db, buyer.credit_account_id)).toBe(75)
  expect(await mailsTo(db, buyer.email)).toHaveLength(1)
})

test('a purchase of credits has the order itself as its cause: completed twice it gives them once [M4] [CRE-1]', async () => {
  const { buyer, id } = await paidOrder()
  const order = (await orderById(db, id))!
  const complete = () =>
    db.transaction().execute((tx) => {
      const change = { notify: () => undefined, now: new Date(), isSettled: true }
      return completeOrder(tx, order, change)
    })

  await complete()
  await complete()

  expect(await balanceOf(db, buyer.credit_account_id)).toBe(75)
})

test('the webhook and whoever comes back race for the credits: they are given once [M5]', async () => {
  const orders = await inWaves(Array.from({ length: 20 }), paidOrder)

  await inWaves(orders, ({ id, paymentId }) =>
    Promise.all([deliver(`id=${paymentId}`), settle(deps, id), deliver(`id=${paymentId}`)]),
  )

  const balances = await inWaves(orders, ({ buyer }) => balanceOf(db, buyer.credit_account_id))
  expect(balances).toEqual(orders.map(() => 75))
})

test('of twenty first purchases at once one has the welcome discount, and all make one premium [M11] [M7]', async () => {
  const noor = await aBuyer({ signup_at: new Date() })

  const placed = await Promise.all(
    Array.from({ length: 20 }, () => noor.buy({ total_minor: 4496 })),
  )
  const orders = placed.flatMap(({ outcome, body }) => (outcome === 200 ? [body.order] : []))
  const ids = orders.map(({ id }) => provider.say(id, { status: 'paid' }))
  await Promise.all(Array.from({ length: 20 }, () => deliver(`id=${ids[0]}`)))

  expect(orders).toHaveLength(1)
  expect(new Set(placed.map(({ outcome }) => outcome))).toEqual(new Set([200, 'CODE_USED']))
  expect(await balanceOf(db, noor.credit_account_id)).toBe(75)
  const { paid_user: isPremium } = await db
    .selectFrom('member')
    .select('paid_user')
    .where('id', '=', noor.id)
    .executeTakeFirstOrThrow()
  expect(isPremium).toBe(true)
})

test('one order that is asked for twenty times at once is one question to the provider [M8] [PAY-4]', async () => {
  const noor = await aBuyer()
  const before = provider.asked.create
  const wanted = { client_id: randomUUID() }

  const placed = await Promise.all(Array.from({ length: 20 }, () => noor.buy(wanted)))

  expect(new Set(placed.map(({ outcome, body }) => `${outcome} ${body.order?.id}`)).size).toBe(1)
  expect(placed[0]!.body.order.checkout_url).toMatch(/^https:/)
  expect(provider.asked.create - before).toBe(1)
})

test('webhooks of a payment that we know make us ask about it so often and no more; others go on [M8]', async () => {
  const limited = await paymentApp(db, site.id, { limitFactor: 1 })
  const place = async () => {
    const buyer = await limited.aBuyer()
    const { body } = await buyer.buy()
    return { buyer, paymentId: limited.provider.say(body.order.id, { status: 'paid' }) }
  }
  const [{ paymentId }, other] = [await place(), await place()]
  const deliver = limited.deliver
  const codes: number[] = []

  for (let nth = 0; nth < 25; nth += 1) codes.push((await deliver(`id=${paymentId}`)).statusCode)

  expect(codes.slice(0, 20)).toEqual(Array(20).fill(200))
  expect(codes.slice(20)).toEqual(Array(5).fill(429))
  expect((await deliver(`id=${other.paymentId}`)).statusCode).toBe(200)
  expect(await balanceOf(db, other.buyer.credit_account_id)).toBe(75)
})
