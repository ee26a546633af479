import { expect, test } from 'vitest'
import { getCheckout } from '#contract/orders.ts'
import { listPackages } from '#contract/packages.ts'
import { makeCodes } from '#server/features/discounts/discounts.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { paymentApp } from '#test/payment-app.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const { provider, aBuyer } = await paymentApp(db, site.id)

test('packages are offered in the money of the country that is paid from, less a newcomer’s discount [PAY-1] [PAY-2]', async () => {
  const noor = await aBuyer({ signup_at: new Date() })
  const ada = await aBuyer({ country: 'GB' })

  const { body: dutch } = await noor.call(listPackages, {})
  const { body: british } = await ada.call(listPackages, {})
  const { body: polish } = await ada.call(listPackages, { country: 'PL' })

  expect(dutch).toMatchObject({ country: 'NL', currency: 'EUR', discount: { kind: 'time_bonus' } })
  expect(dutch.packages.map((each) => [each.style, each.price_minor, each.total_minor])).toEqual([
    ['p0', 1495, 1121],
    ['p1', 2995, 2246],
    ['p2', 5995, 4496],
    ['p3', 9995, 7496],
  ])
  expect([british.currency, british.discount, polish.currency]).toEqual(['GBP', null, 'PLN'])
})

test.each([
  ['NL', ['ideal', 'applepay', 'googlepay', 'creditcard', 'paypal', 'directdebit']],
  ['BE', ['bancontact', 'applepay', 'googlepay', 'creditcard', 'paypal', 'directdebit']],
  ['AT', ['eps', 'applepay', 'googlepay', 'creditcard', 'paypal', 'directdebit']],
  ['PL', ['blik', 'przelewy24', 'applepay', 'googlepay', 'creditcard', 'paypal']],
  ['FI', ['applepay', 'googlepay', 'creditcard', 'paypal', 'directdebit']],
  ['US', ['applepay', 'googlepay', 'creditcard', 'paypal']],
] as const)('whoever pays from %s can pay by %j [PAY-2]', async (country, methods) => {
  const noor = await aBuyer({ country })

  const { body } = await noor.call(getCheckout, { package: 'p0' })

  expect(body.methods.map(({ method }) => method)).toEqual(methods)
  expect(body).toMatchObject({ country, debit: 'ok', makes_premium: true, open_order: null })
})

test('the payment step tells the VAT in the total, and offers no debit to whom it is barred [PAY-2] [PAY-8]', async () => {
  const noor = await aBuyer({ debit_blocked_at: new Date(), paid_user: true })

  const { body } = await noor.call(getCheckout, { package: 'p2' })

  expect(body).toMatchObject({ vat_minor: 1040, vat_rate: 2100, debit: 'blocked' })
  expect(body.methods.map(({ method }) => method)).not.toContain('directdebit')
  expect(body.makes_premium).toBe(false)
  expect(body.methods[0]).toEqual({
    method: 'ideal',
    banks: [{ id: 'ideal_INGBNL2A', name: 'ING' }],
  })
})

test('when the provider cannot say how it can be paid, that is to be tried again [M8] [PAY-2]', async () => {
  const { methods } = provider
  provider.methods = () => Promise.reject(new Error('connection refused'))
  const freja = await aBuyer({ country: 'DK' })

  const away = await freja.call(getCheckout, { package: 'p2' })
  provider.methods = methods
  const back = await freja.call(getCheckout, { package: 'p2' })

  expect([away.outcome, back.outcome]).toEqual(['SERVICE_UNAVAILABLE', 200])
})

test('a newcomer whose code is worth less than the bonus it replaces is told so [DIS-4] [PAY-2]', async () => {
  const [less, more] = [await aCode(10), await aCode(30)]
  const newcomer = await aBuyer({ signup_at: new Date() })
  const oldHand = await aBuyer()

  const answers = [
    await newcomer.call(getCheckout, { package: 'p2', code: less }),
    await newcomer.call(getCheckout, { package: 'p2', code: more }),
    await newcomer.call(getCheckout, { package: 'p2' }),
    await oldHand.call(getCheckout, { package: 'p2', code: less }),
  ]

  expect(answers.map(({ body }) => body.better_percentage)).toEqual([25, null, null, null])
})

async function aCode(percentage: number): Promise<string> {
  const now = new Date()
  const expiresAt = new Date(now.getTime() + 60 * 60_000)
  const request = { siteId: site.id, code: null, count: 1, minimum: null, country: null, now }
  const [code] = await makeCodes(db, { ...request, percentage, isOnceEach: false, expiresAt })
  return code!
}
