import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '#server/kernel/time.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { aPayment, PROVIDER_BENCHES } from '#test/provider-bench.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const providers = Object.keys(PROVIDER_BENCHES)
const MANDATE = {
  reference: 'VONK-7F3K9Q',
  holder: 'A. de Vries',
  iban: 'NL91ABNA0417164300',
  signedAt: new Date('2026-03-01T12:00:00Z'),
}

async function bench(name: string) {
  const opened = await PROVIDER_BENCHES[name]!({ db, now: systemClock })
  onTestFinished(opened.close)
  return opened
}

test.each(providers)('%s: a payment is open, with a page to pay at [PAY-3]', async (name) => {
  const { provider } = await bench(name)
  const request = aPayment(site.id)

  const payment = await provider.create(request)

  expect(payment).toEqual({
    id: expect.stringMatching(/^(sbx|tr)_\w+$/),
    orderId: request.orderId,
    status: 'open',
    amountMinor: 4496,
    currency: 'EUR',
    checkoutUrl: expect.stringMatching(/^http:/),
    refundedMinor: 0,
    chargedBackMinor: 0,
  })
  expect(await provider.get(payment.id)).toEqual(payment)
})

test.each(providers)('%s: the same order at once is one payment [PAY-3] [M8]', async (name) => {
  const { provider } = await bench(name)
  const request = aPayment(site.id)

  const payments = await Promise.all(Array.from({ length: 10 }, () => provider.create(request)))

  expect(new Set(payments.map(({ id }) => id)).size).toBe(1)
})

test.each(providers)('%s: a payment it does not know is none [PAY-3] [M5]', async (name) => {
  const { provider } = await bench(name)

  const found = await Promise.all(
    ['tr_0000000000', 'sbx_000', '', '../methods', 'x'.repeat(300)].map(provider.get),
  )

  expect(found).toEqual([null, null, null, null, null])
})

test.each(
  providers.flatMap((name) =>
    (['paid', 'failed', 'canceled', 'pending'] as const).map((fate) => ({ name, fate })),
  ),
)('$name: a payment becomes $fate, and is told as such [PAY-3]', async ({ name, fate }) => {
  const { provider, turn } = await bench(name)
  const { id } = await provider.create(aPayment(site.id))

  await turn(id, fate)

  expect(await provider.get(id)).toMatchObject({ status: fate, checkoutUrl: null })
})

test.each(providers)(
  '%s: what somebody may be paying is not taken from them, and what is paid stays paid [PAY-3] [M7]',
  async (name) => {
    const { provider, turn } = await bench(name)
    const open = await provider.create(aPayment(site.id))
    const paid = await provider.create(aPayment(site.id))
    await turn(paid.id, 'paid')

    await provider.cancel(open.id)
    await provider.cancel(paid.id)
    await provider.cancel('tr_unknown')

    expect(await provider.get(open.id)).toMatchObject({ status: 'open' })
    expect(await provider.get(paid.id)).toMatchObject({ status: 'paid' })
  },
)

test.each(providers)(
  '%s: a key refunds once, and refunds are never more than was paid [PAY-3] [M11]',
  async (name) => {
    const { provider, turn } = await bench(name)
    const { id } = await provider.create(aPayment(site.id))
    const refund = (key: string, amountMinor: number) =>
      provider.refund({ paymentId: id, key, amountMinor, currency: 'EUR' })

    await expect(refund('early', 1)).rejects.toThrow('refund')
    await turn(id, 'paid')
    const twice = await Promise.all([refund('one', 4000), refund('one', 4000)])
    await expect(refund('two', 497)).rejects.toThrow('refund')
    await refund('three', 496)
    await refund('one', 4000)

    expect(twice[0]).toEqual(twice[1])
    expect(await provider.get(id)).toMatchObject({ status: 'paid', refundedMinor: 4496 })
  },
)

test.each(providers)('%s: a key of one payment is free for another [PAY-3]', async (name) => {
  const { provider, turn } = await bench(name)
  const [one, other] = [
    await provider.create(aPayment(site.id)),
    await provider.create(aPayment(site.id)),
  ]
  await turn(one.id, 'paid')
  await turn(other.id, 'paid')
  const refund = { key: 'first', amountMinor: 100, currency: 'EUR' } as const

  await provider.refund({ ...refund, paymentId: one.id })
  await provider.refund({ ...refund, paymentId: other.id })

  expect(await provider.get(other.id)).toMatchObject({ refundedMinor: 100 })
})

test.each(providers)(
  '%s: what is charged back stays paid, and says how much is gone [PAY-3] [M10]',
  async (name) => {
    const { provider, turn, chargeBack } = await bench(name)
    const { id } = await provider.create(aPayment(site.id))
    await turn(id, 'paid')

    await chargeBack(id)

    expect(await provider.get(id)).toMatchObject({ status: 'paid', chargedBackMinor: 4496 })
  },
)

test.each(providers)(
  '%s: a debit needs a mandate, and is accepted at once without a page [PAY-3] [PAY-5]',
  async (name) => {
    const { provider } = await bench(name)
    const debit = aPayment(site.id, { method: 'directdebit' })

    const mandate = await provider.makeMandate(MANDATE)
    const again = await provider.makeMandate(MANDATE)
    const payment = await provider.create({ ...debit, mandate })

    expect(again).toEqual(mandate)
    expect(payment).toMatchObject({ status: 'pending', checkoutUrl: null })
    await expect(
      provider.create(aPayment(site.id, { method: 'directdebit' })),
    ).rejects.toMatchObject({
      code: 'METHOD_UNAVAILABLE',
    })
  },
)

test.each(providers)(
  '%s: a country has its methods and wallets [PAY-2] [PAY-3] [PAY-10]',
  async (name) => {
    const { provider } = await bench(name)

    const dutch = await provider.methods({ country: 'NL', currency: 'EUR', amountMinor: 4496 })
    const polish = await provider.methods({ country: 'PL', currency: 'PLN', amountMinor: 4496 })

    const names = dutch.map(({ method }) => method)
    expect(names).toEqual(expect.arrayContaining(['ideal', 'creditcard', 'paypal', 'directdebit']))
    expect(names).toEqual(expect.arrayContaining(['applepay', 'googlepay']))
    expect(polish.map(({ method }) => method)).toEqual(
      expect.arrayContaining(['blik', 'przelewy24']),
    )
    expect(polish.map(({ method }) => method)).not.toContain('directdebit')
  },
)

test.each(providers)(
  '%s: every amount comes back as it went, to the cent [PAY-3] [PAY-4]',
  async (name) => {
    const { provider } = await bench(name)
    const amounts = [1, 9, 10, 99, 100, 101, 110, 1121, 2995, 5_000_000]

    const told = await Promise.all(
      amounts.map((amountMinor) => provider.create(aPayment(site.id, { amountMinor }))),
    )

    expect(told.map(({ amountMinor }) => amountMinor)).toEqual(amounts)
  },
)
