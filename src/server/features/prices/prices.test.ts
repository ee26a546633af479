import { expect, test } from 'vitest'
import * as approvals from '#contract/office/approvals.ts'
import * as contract from '#contract/office/prices.ts'
import type { PricePackage } from '#contract/office/prices.ts'
import { packagesOf, readPriceLists } from '#server/features/settings/settings.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { makeOperator, officeCaller } from '#test/office.ts'
import { fiftyBuyers } from '#test/code-race.ts'
import { placeOrder } from '#contract/orders.ts'
import { listPrices } from '#contract/packages.ts'
import { caller } from '#test/caller.ts'
import { paymentApp } from '#test/payment-app.ts'
import { pricesKind } from './prices-kind.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const { app, time, clock } = await paymentApp(db, site.id)
const [kees, mirte] = await Promise.all([anOperator('finance'), anOperator('owner')])
const MINUTE_MS = 60_000

test('prices are sold from their time on, after somebody else said yes [OFF-11] [OFF-9]', async () => {
  const { id: siteId } = await makeSite(db)
  const from = new Date(clock().getTime() + 60 * MINUTE_MS)

  const asked = await ask(siteId, { valid_from: from.toISOString() })
  const before = await readPriceLists(db, siteId)
  const own = await kees.call(approvals.approve, { approval_id: asked.body.id })
  const yes = await mirte.call(approvals.approve, { approval_id: asked.body.id })

  expect([asked.body.state, own.outcome, yes.body.state]).toEqual(['asked', 'OWN_REQUEST', 'done'])
  expect(before.map(({ isOwn }) => isOwn)).toEqual([false])
  expect(await creditsAt(siteId, new Date(from.getTime() - 1))).toEqual([12, 30, 75, 160])
  expect(await creditsAt(siteId, from)).toEqual([10, 40])
  const { body } = await mirte.call(contract.readPrices, { site_id: siteId })
  expect(body.lists.map((list) => [list.valid_from, list.is_now, list.is_own])).toEqual([
    [null, true, false],
    [from.toISOString(), false, true],
  ])
})

test('what is not sold yet is taken back, what is sold stays [OFF-11]', async () => {
  const { id: siteId } = await makeSite(db)
  const from = new Date(clock().getTime() + 60 * MINUTE_MS).toISOString()
  const { body } = await ask(siteId, { valid_from: from })
  await mirte.call(approvals.approve, { approval_id: body.id })
  const dropped = await kees.call(contract.dropPrices, { site_id: siteId, valid_from: from })
  const again = await kees.call(contract.dropPrices, { site_id: siteId, valid_from: from })

  expect(dropped.body.lists).toHaveLength(1)
  expect(again.outcome).toBe('NOT_FOUND')
  expect(await creditsAt(siteId, new Date(from))).toEqual([12, 30, 75, 160])
})

test('what was asked before the prices changed is not done [OFF-11] [OFF-9]', async () => {
  const { id: siteId } = await makeSite(db)
  const { body: asked } = await ask(siteId, {})
  await carryOut(siteId, PACKAGES, clock())

  const { body } = await mirte.call(approvals.approve, { approval_id: asked.id })

  expect(body).toEqual({ state: 'failed', outcome: 'changed' })
})

test.each([
  ['packages.1.credits', [{}, { credits: 10 }]],
  ['packages.1.prices.EUR', [{}, { prices: { EUR: 900 } }]],
  ['packages.1.prices.EUR', [{}, { prices: { EUR: 4000 } }]],
  ['packages', [{ is_popular: true }, { is_popular: true }]],
] as const)(
  'packages that are wrong at %s are refused with that name [OFF-11]',
  async (field, changes) => {
    const { id: siteId } = await makeSite(db)
    const packages = PACKAGES.map((sold, nth) => ({ ...sold, ...changes[nth] }))

    const { outcome, error } = await ask(siteId, { packages })

    expect([outcome, error?.params?.['field']]).toEqual(['INVALID_INPUT', field])
  },
)

test('however many buy while a price changes, each pays what they were shown or hears the new price [OFF-11] [M1]', async () => {
  const buyers = await fiftyBuyers(app, site.id)
  const shown = (await visitorPrices()).find(({ style }) => style === 'p2')!
  const dearer: PricePackage[] = [
    { style: 'p2', credits: 60, is_popular: false, prices: { EUR: shown.price_minor } },
  ]
  const order = { package: 'p2', method: 'creditcard', total_minor: shown.total_minor } as const

  const [, ...answers] = await Promise.all([
    carryOut(site.id, dearer, clock()),
    ...buyers.map(({ call }) =>
      call(placeOrder, { ...order, client_id: crypto.randomUUID(), credits: shown.credits }),
    ),
  ])
  const late = await buyers[0]!.call(placeOrder, {
    ...order,
    client_id: crypto.randomUUID(),
    credits: shown.credits,
  })

  const outcomes = new Set(answers.map(({ outcome }) => outcome))
  expect([...outcomes].filter((each) => each !== 200 && each !== 'PRICE_CHANGED')).toEqual([])
  expect(late.outcome).toBe('PRICE_CHANGED')
  const orders = await db.selectFrom('credit_order').select(['credits', 'price_minor']).execute()
  expect(orders).toHaveLength(answers.filter(({ outcome }) => outcome === 200).length)
  for (const bought of orders) expect(bought).toEqual({ credits: 75, price_minor: 5995 })
  time.offset = 2 * MINUTE_MS
  const told = await buyers[1]!.call(placeOrder, {
    ...order,
    client_id: crypto.randomUUID(),
    credits: shown.credits,
  })
  time.offset = 0
  expect(told.outcome).toBe('PRICE_CHANGED')
})

const PACKAGES: readonly PricePackage[] = [
  { style: 'p0', credits: 10, is_popular: false, prices: { EUR: 1000 } },
  { style: 'p1', credits: 40, is_popular: true, prices: { EUR: 3000 } },
]

async function anOperator(role: 'finance' | 'owner') {
  return officeCaller(app, await makeOperator(db, { role }))
}

type Wish = { readonly valid_from?: string; readonly packages?: readonly PricePackage[] }

function ask(siteId: string, { valid_from, packages = PACKAGES }: Wish) {
  const wish = { site_id: siteId, valid_from: valid_from ?? null, packages: [...packages] }
  return kees.call(contract.askForPrices, { ...wish, why: 'The provider asks for more.' })
}

async function carryOut(siteId: string, packages: readonly PricePackage[], now: Date) {
  await db.transaction().execute(async (tx) => {
    const payload = { valid_from: null, packages }
    const plan = await pricesKind.plan(tx, { subjectId: siteId, payload, now })
    if ('cannot' in plan) throw new Error(plan.cannot)
    const by = { operatorId: null, name: 'a test', via: 'system' } as const
    const approved = { id: crypto.randomUUID(), subjectId: siteId, payload, plan, why: '', by, now }
    await pricesKind.carryOut(tx, () => undefined, approved)
  })
}

async function creditsAt(siteId: string, at: Date): Promise<number[]> {
  const { forgetPackages } = await import('#server/features/settings/settings.ts')
  forgetPackages(db, siteId)
  return (await packagesOf(db, siteId, at)).map(({ credits }) => credits)
}

async function visitorPrices() {
  const { body } = await caller(app).call(listPrices, {})
  return body.packages
}
