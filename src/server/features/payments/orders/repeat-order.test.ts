import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listRepeats, type Method, repeatOrder } from '#contract/orders.ts'
import { balanceOf } from '#server/features/credits/credits.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { paymentApp } from '#test/payment-app.ts'
import { settle } from './settle.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const { deps, provider, aBuyer } = await paymentApp(db, site.id)

type Buyer = Awaited<ReturnType<typeof aBuyer>>

async function bought(buyer: Buyer, changes: Parameters<Buyer['buy']>[0] = {}): Promise<string> {
  const { body } = await buyer.buy(changes)
  provider.say(body.order.id, { status: 'paid' })
  await settle(deps, body.order.id)
  return body.order.id
}

/** As if a purchase had been a debit, with a mandate that holds. */
async function makeDebit(buyer: Buyer, orderId: string): Promise<void> {
  const ibanHash = randomUUID()
  const { id } = await db
    .insertInto('debit_mandate')
    .values({
      site_id: site.id,
      member_id: buyer.id,
      reference: randomUUID(),
      details: Buffer.from('sealed'),
      iban_hash: ibanHash,
      iban_end: '4300',
      provider: 'mollie',
      provider_customer: 'cst_1',
      provider_mandate: 'mdt_1',
      signed_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('credit_order')
    .set({ method: 'directdebit' satisfies Method, mandate_id: id, iban_hash: ibanHash })
    .where('id', '=', orderId)
    .execute()
}

function again(buyer: Buyer, orderId: string, changes: { total?: number; clientId?: string } = {}) {
  const { total = 5995, clientId = randomUUID() } = changes
  return buyer.call(repeatOrder, { client_id: clientId, order_id: orderId, total_minor: total })
}

test('premium members find what they bought, each package and method once, at the price of now [PAY-6]', async () => {
  const noor = await aBuyer()
  await bought(noor)
  const card = await bought(noor)
  const ideal = await bought(noor, { method: 'ideal' })
  await noor.buy({ method: 'paypal' })

  const { body } = await noor.call(listRepeats, {})

  expect(body.repeats.map((repeat) => [repeat.order_id, repeat.method])).toEqual([
    [ideal, 'ideal'],
    [card, 'creditcard'],
  ])
  expect(body.repeats[0]).toMatchObject({
    currency: 'EUR',
    country: 'NL',
    debited_account: null,
    offer: { style: 'p2', total_minor: 5995 },
  })
})

test('one press orders it again at the provider’s page, the same press once [PAY-6] [M11]', async () => {
  const noor = await aBuyer()
  const before = await bought(noor, { method: 'ideal', bank: 'ideal_INGBNL2A' })
  const clientId = randomUUID()

  const presses = await Promise.all(
    Array.from({ length: 10 }, () => again(noor, before, { clientId })),
  )
  const { body: next } = await again(noor, before)

  const ids = new Set(presses.map(({ body }) => body.order.id))
  expect(ids.size).toBe(1)
  expect([...ids]).not.toContain(next.order.id)
  expect(next.order).toMatchObject({ status: 'pending', method: 'ideal', total_minor: 5995 })
  expect(next.order.checkout_url).not.toBeNull()
})

test('with a mandate one press is enough: the credits are there at once [PAY-6] [PAY-5]', async () => {
  const noor = await aBuyer()
  const before = await bought(noor, { package: 'p0', total_minor: 1495 })
  await makeDebit(noor, before)

  const { body: list } = await noor.call(listRepeats, {})
  const { body } = await again(noor, before, { total: 1495 })

  expect(list.repeats[0]).toMatchObject({ method: 'directdebit', debited_account: '4300' })
  expect(body.order).toMatchObject({ status: 'completed', method: 'directdebit' })
  expect(await balanceOf(db, noor.credit_account_id)).toBe(24)
})

test('a debit that is returned takes its credits back and bars the next one [M10] [PAY-5]', async () => {
  const noor = await aBuyer()
  const before = await bought(noor, { package: 'p0', total_minor: 1495 })
  await makeDebit(noor, before)
  const { body } = await again(noor, before, { total: 1495 })
  provider.say(body.order.id, { status: 'failed' })

  await Promise.all(Array.from({ length: 20 }, () => settle(deps, body.order.id)))

  expect(await balanceOf(db, noor.credit_account_id)).toBe(12)
  expect((await again(noor, before, { total: 1495 })).outcome).toBe('DEBIT_BLOCKED')
  expect((await noor.call(listRepeats, {})).body.repeats).toEqual([])
})

test('free members, other people’s purchases and other prices are refused [PAY-6] [M6]', async () => {
  const free = await aBuyer()
  const noor = await aBuyer()
  const eve = await aBuyer()
  const [own, others] = [await bought(noor), await bought(eve)]
  const { body: open } = await noor.buy()

  const outcomes = [
    (await free.call(listRepeats, {})).outcome,
    (await again(free, own)).outcome,
    (await again(noor, others)).outcome,
    (await again(noor, open.order.id)).outcome,
    (await again(noor, randomUUID())).outcome,
    (await again(noor, own, { total: 1 })).outcome,
  ]

  expect(outcomes).toEqual([
    'PREMIUM_REQUIRED',
    'PREMIUM_REQUIRED',
    'NOT_FOUND',
    'NOT_FOUND',
    'NOT_FOUND',
    'PRICE_CHANGED',
  ])
})
