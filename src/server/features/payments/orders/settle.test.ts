import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { getOrder } from '#contract/orders.ts'
import { balanceOf } from '#server/features/credits/credits.ts'
import { signals } from '#server/kernel/signals.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { paymentApp } from '#test/payment-app.ts'
import { mailsTo } from '#test/waiting-mails.ts'
import { settle } from './settle.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const { deps, provider, alerts, aBuyer, deliver } = await paymentApp(db, site.id)

async function orderRow(id: string) {
  return db.selectFrom('credit_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

async function kindsOf({ id }: { id: string }): Promise<string[]> {
  const events = await db
    .selectFrom('member_event')
    .select('kind')
    .where('member_id', '=', id)
    .orderBy('seq')
    .execute()
  return events.map(({ kind }) => kind)
}

test('a payment that is paid gives its credits, premium, a receipt and the news, in one step [PAY-4] [CRE-2]', async () => {
  const noor = await aBuyer()
  const { body } = await noor.buy()
  const paymentId = provider.say(body.order.id, { status: 'paid' })

  const answer = await deliver(`id=${paymentId}`)

  expect(answer.statusCode).toBe(200)
  expect(await orderRow(body.order.id)).toMatchObject({ status: 'completed', receipt_number: 1 })
  expect(await balanceOf(db, noor.credit_account_id)).toBe(75)
  const { paid_user: isPremium } = await db
    .selectFrom('member')
    .select('paid_user')
    .where('id', '=', noor.id)
    .executeTakeFirstOrThrow()
  expect(isPremium).toBe(true)
  expect(await kindsOf(noor)).toEqual(['user_changed', 'order_changed'])
  expect((await mailsTo(db, noor.email)).map(({ name }) => name)).toEqual(['receipt'])
  const { body: seen } = await noor.call(getOrder, { id: body.order.id })
  expect(seen.order).toMatchObject({ status: 'completed', checkout_url: null, vat_minor: 1040 })
})

test('a purchase that comes to another state is told to whoever measures, once [RUN-6]', async () => {
  const told: string[] = []
  onTestFinished(signals.order.hear(({ status }) => void told.push(status)))
  const noor = await aBuyer()
  const { body } = await noor.buy()
  const paymentId = provider.say(body.order.id, { status: 'paid' })

  await deliver(`id=${paymentId}`)
  await deliver(`id=${paymentId}`)

  expect(told).toEqual(['pending', 'completed'])
})

test('what a webhook says of a payment is not believed, and what nobody knows has no effect [M5]', async () => {
  const noor = await aBuyer()
  const { body } = await noor.buy()
  const { id: paymentId } = provider.payments.get(body.order.id)!
  const bodies = [
    `id=${paymentId}&status=paid`,
    `id=tr_unknown&status=paid`,
    'id=',
    'status=paid',
    `id=${body.order.id}`,
  ]

  const answers = await Promise.all([
    ...bodies.map((form) => deliver(form)),
    deliver({ id: paymentId, status: 'paid', amount: { value: '59.95' } }, 'application/json'),
    deliver({ id: [paymentId] }, 'application/json'),
  ])

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
  expect(await orderRow(body.order.id)).toMatchObject({ status: 'pending' })
  expect(await balanceOf(db, noor.credit_account_id)).toBe(0)
})

test.each([
  ['another amount', { amountMinor: 5994 }],
  ['another currency', { currency: 'USD' }],
  ['another order', { orderId: randomUUID() }],
  ['no order', { orderId: null }],
])('a paid payment of %s gives nothing, and somebody is told [M5]', async (_, wrong) => {
  const noor = await aBuyer()
  const { body } = await noor.buy()
  const paymentId = provider.say(body.order.id, { status: 'paid', ...wrong })
  const before = alerts.length

  const { statusCode } = await deliver(`id=${paymentId}`)

  expect(statusCode).toBe(200)
  expect(await balanceOf(db, noor.credit_account_id)).toBe(0)
  expect(await orderRow(body.order.id)).toMatchObject({ status: 'pending' })
  expect(alerts.length).toBe(before + 1)
})

test('a provider that cannot be asked is to tell again, and then it counts [PAY-4] [M8]', async () => {
  const noor = await aBuyer()
  const { body } = await noor.buy()
  const paymentId = provider.say(body.order.id, { status: 'paid' })
  provider.faults.before = () => {
    throw new Error('connection reset')
  }

  const first = await deliver(`id=${paymentId}`)
  provider.faults = {}
  const second = await deliver(`id=${paymentId}`)

  expect([first.statusCode, second.statusCode]).toEqual([503, 200])
  expect(await balanceOf(db, noor.credit_account_id)).toBe(75)
})

test('a payment that failed frees its discount, and paid after all it counts [PAY-4]', async () => {
  const noor = await aBuyer({ signup_at: new Date() })
  const { body } = await noor.buy({ total_minor: 4496 })
  const { id } = body.order
  provider.say(id, { status: 'failed' })

  await settle(deps, id)
  const failed = await orderRow(id)
  const usesMeanwhile = await usesOf(id)
  provider.say(id, { status: 'paid' })
  await settle(deps, id)

  expect([failed.status, usesMeanwhile]).toEqual(['failed', 0])
  expect((await orderRow(id)).status).toBe('completed')
  expect([await balanceOf(db, noor.credit_account_id), await usesOf(id)]).toEqual([75, 1])
})

async function usesOf(orderId: string): Promise<number> {
  const uses = await db
    .selectFrom('discount_use')
    .select('key')
    .where('order_id', '=', orderId)
    .execute()
  return uses.length
}
