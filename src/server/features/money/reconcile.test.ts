import { randomUUID } from 'node:crypto'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { openCase } from '#contract/office/cases.ts'
import { settleFinding } from '#contract/office/case-decisions.ts'
import { getOrder, getRounds } from '#contract/office/orders.ts'
import { openBus } from '#server/events/bus.ts'
import { openMollie } from '#server/features/payments/provider/mollie/mollie.ts'
import type { NewPayment } from '#server/features/payments/provider/provider.ts'
import { openLog } from '#server/kernel/log.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { startMollie } from '#test/fakes/mollie.ts'
import { makeOrder } from '#test/make-order.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { makeOperator, officeCaller } from '#test/office.ts'
import { compareBooks, compareDaily } from './reconcile.ts'

const SILENT = openLog('silent')
const HOUR_MS = 60 * 60 * 1000
const BY = { operatorId: null, name: 'test', via: 'command' } as const
const { db } = await freshDatabase()
const site = await makeSite(db)
const noor = await makeMember(db, site.id)

beforeEach(async () => {
  await db
    .updateTable('payment_finding')
    .set({ settled_at: new Date(), outcome: 'matched' })
    .where('settled_at', 'is', null)
    .execute()
  await db
    .deleteFrom('credit_order')
    .where(
      'id',
      'not in',
      db.selectFrom('payment_finding').select('order_id').where('order_id', 'is not', null),
    )
    .execute()
  await db.updateTable('credit_order').set({ provider: 'sandbox' }).execute()
  await db.deleteFrom('reconciliation').execute()
})

/** Mollie with payments of some hours ago, and our orders for them. */
async function aProvider() {
  const time = { offset: -5 * HOUR_MS }
  const clock = () => new Date(Date.now() + time.offset)
  const mollie = await startMollie({ now: clock })
  onTestFinished(mollie.close)
  const broken = { after: Infinity }
  const real = openMollie({ apiKey: mollie.apiKey, baseUrl: mollie.url, clock })
  const provider = {
    ...real,
    list: (from: string | null) => {
      broken.after -= 1
      return broken.after < 0 ? Promise.reject(new Error('connection lost')) : real.list(from)
    },
  }
  const originOf = (domain: string) => `http://${domain}`
  const deps = { db, events: openBus(), clock, log: SILENT, provider, originOf }

  async function anOrder(
    changes: Parameters<typeof makeOrder>[2] & { said?: 'paid' | 'open' } = {},
  ) {
    const { said = 'paid', ...columns } = changes
    const id = randomUUID()
    const payment = await real.create(aPayment(id))
    if (said !== 'open') mollie.setStatus(payment.id, said)
    const order = { id, provider: 'mollie', provider_id: payment.id, created_at: clock() } as const
    await makeOrder(db, noor, { ...order, ...columns })
    return { id, paymentId: payment.id }
  }
  const now = () => void (time.offset = 0)
  return { mollie, deps, real, clock, anOrder, now, broken }
}

function aPayment(orderId: string): NewPayment {
  return {
    orderId,
    siteId: site.id,
    amountMinor: 5995,
    currency: 'EUR',
    method: 'creditcard',
    bank: null,
    description: 'Vonk',
    locale: 'nl',
    returnUrl: 'http://localhost/transactions',
    webhookUrl: 'http://localhost/api/payment-webhook.php',
    mandate: null,
  }
}

async function openKinds() {
  const rows = await db
    .selectFrom('payment_finding')
    .select(['kind', 'order_id', 'payment_id'])
    .where('settled_at', 'is', null)
    .execute()
  return rows.map(({ kind }) => kind).toSorted()
}

test('ten planted faults are ten findings, and nothing else is one [OFF-10]', async () => {
  const { mollie, deps, real, anOrder, now } = await aProvider()
  for (let nth = 0; nth < 5; nth += 1) await anOrder()
  for (const status of ['pending', 'failed', 'cancelled', 'new'] as const)
    await anOrder({ status, said: 'open' })
  const back = await anOrder({ status: 'charged_back' })
  mollie.chargeBack(back.paymentId)
  await makeOrder(db, noor, { provider: 'mollie', provider_id: null, status: 'new' })
  await real.create(aPayment(randomUUID()))

  const unknown = await real.create(aPayment(randomUUID()))
  mollie.setStatus(unknown.id, 'paid')
  await makeOrder(db, noor, {
    provider: 'mollie',
    provider_id: 'tr_nowhere',
    created_at: deps.clock(),
  })
  mollie.tamper((await anOrder()).paymentId, { amount: { currency: 'EUR', value: '49.95' } })
  mollie.tamper((await anOrder()).paymentId, { amount: { currency: 'PLN', value: '59.95' } })
  mollie.tamper((await anOrder()).paymentId, { amount: { currency: 'JPY', value: '7000' } })
  await anOrder({ said: 'open' })
  await anOrder({ status: 'pending' })
  mollie.chargeBack((await anOrder()).paymentId)
  const refunded = await anOrder()
  await real.refund({
    paymentId: refunded.paymentId,
    key: 'theirs',
    amountMinor: 500,
    currency: 'EUR',
  })
  mollie.tamper((await anOrder()).paymentId, { profileId: 'pfl_Another' })
  now()

  const told = await compareBooks(deps, { by: BY })
  const again = await compareBooks(deps, { by: BY })

  expect(told).toMatchObject({ state: 'done', found: 10, error: null })
  expect(again).toMatchObject({ state: 'done', found: 10 })
  expect(await openKinds()).toEqual([
    'amount_differs',
    'amount_differs',
    'foreign_profile',
    'missing_here',
    'missing_there',
    'refund_differs',
    'state_differs',
    'state_differs',
    'state_differs',
    'unknown_currency',
  ])
  const cases = db.selectFrom('office_case').select('id').where('kind', '=', 'payment')
  expect(await cases.where('decided_at', 'is', null).execute()).toHaveLength(10)
})

test('a list of many pages is read to the end [OFF-10]', async () => {
  const { deps, anOrder, now, real } = await aProvider()
  for (let nth = 0; nth < 260; nth += 1) await real.create(aPayment(randomUUID()))
  await anOrder()
  now()

  expect(await compareBooks(deps, { by: BY })).toMatchObject({
    state: 'done',
    matched: 1,
    found: 0,
  })
  const round = db.selectFrom('reconciliation').select('payments')
  expect(await round.executeTakeFirst()).toEqual({ payments: 261 })
})

test('half a list is told as half a list, and finds nothing [OFF-10]', async () => {
  const { deps, anOrder, real, now, broken } = await aProvider()
  await anOrder()
  for (let nth = 0; nth < 260; nth += 1) await real.create(aPayment(randomUUID()))
  now()
  broken.after = 1

  const told = await compareBooks(deps, { by: BY })

  expect(told).toMatchObject({ state: 'failed', error: 'connection lost' })
  expect(await openKinds()).toEqual([])
  broken.after = Infinity
  await compareDaily(deps)
  const rounds = db.selectFrom('reconciliation').select('state').orderBy('begun_at')
  expect(await rounds.execute()).toEqual([{ state: 'failed' }])
})

test('what matches in a later round is settled by itself, and one that was settled stays so [OFF-10]', async () => {
  const { mollie, deps, anOrder, now } = await aProvider()
  const [first, second] = [await anOrder({ said: 'open' }), await anOrder({ said: 'open' })]
  now()
  await compareBooks(deps, { by: BY })
  const app = await testApp(db)
  const owner = await officeCaller(app, await makeOperator(db))
  const seen = await owner.call(getOrder, { order_id: second.id })
  const caseId = seen.body.findings[0]!.case_id!
  const opened = await owner.call(openCase, { case_id: caseId })
  const settled = await owner.call(settleFinding, { case_id: caseId, words: 'Paid by hand.' })
  mollie.setStatus(first.paymentId, 'paid')

  const told = await compareBooks(deps, { by: BY })

  expect(opened.body.finding).toMatchObject({ kind: 'state_differs', order_id: second.id })
  expect([settled.outcome, told?.found]).toEqual([200, 1])
  expect(await openKinds()).toEqual([])
  const order = await owner.call(getOrder, { order_id: second.id })
  expect(order.body.findings).toMatchObject([{ words: 'Paid by hand.', case_id: null }])
  expect((await owner.call(getRounds, {})).outcome).toBe(200)
})

test('of ten who begin at once one compares, and once a day it happens by itself [OFF-10]', async () => {
  const { deps, anOrder, now } = await aProvider()
  await anOrder()
  now()

  const told = await Promise.all(Array.from({ length: 10 }, () => compareBooks(deps, { by: BY })))
  await compareDaily(deps)

  const begun = told.filter((one) => one !== null)
  expect(begun.length).toBeGreaterThan(0)
  expect(begun.every(({ state }) => state === 'done')).toBe(true)
  const rounds = await db.selectFrom('reconciliation').select('who').execute()
  expect(rounds).toHaveLength(begun.length)
})
