import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { startMollie } from '#test/fakes/mollie.ts'
import { aPayment } from '#test/provider-bench.ts'
import { openMollie } from './mollie.ts'

const SITE = '00000000-0000-4000-8000-000000000001'

async function connected() {
  const mollie = await startMollie()
  onTestFinished(mollie.close)
  const time = { now: Date.now() }
  const clock = () => new Date(time.now)
  const deps = { apiKey: mollie.apiKey, baseUrl: mollie.url, clock }
  return { mollie, time, provider: openMollie(deps), deps }
}

const bodiesTo = (mollie: Awaited<ReturnType<typeof connected>>['mollie'], path: string) =>
  mollie.requests
    .filter((request) => request.method === 'POST' && request.path === path)
    .map(({ body, headers }) => ({
      ...JSON.parse(body.toString()),
      key: headers['idempotency-key'],
    }))

test('a payment says what it is for, where to return and whom to tell, under the key of its order [PAY-3]', async () => {
  const { mollie, provider } = await connected()
  const wish = aPayment(SITE, { bank: 'ideal_INGBNL2A', locale: 'nb', amountMinor: 5 })

  await provider.create(wish)

  expect(bodiesTo(mollie, '/v2/payments')).toEqual([
    {
      amount: { currency: 'EUR', value: '0.05' },
      description: '75 credits',
      method: 'ideal',
      issuer: 'ideal_INGBNL2A',
      metadata: { order_id: wish.orderId },
      locale: 'nb_NO',
      redirectUrl: wish.returnUrl,
      webhookUrl: wish.webhookUrl,
      key: wish.orderId,
    },
  ])
})

test('Apple Pay is a way to pay of its own, Google Pay stands on the page for cards [PAY-10]', async () => {
  const { mollie, provider } = await connected()

  for (const method of ['applepay', 'googlepay'] as const)
    await provider.create(aPayment(SITE, { orderId: randomUUID(), method, bank: null }))

  expect(bodiesTo(mollie, '/v2/payments').map(({ method }) => method)).toEqual([
    'applepay',
    'creditcard',
  ])
})

test('banks stand with a method as long as Mollie lists them [PAY-2]', async () => {
  const { provider } = await connected()

  const offers = await provider.methods({ country: 'NL', currency: 'EUR', amountMinor: 4496 })

  expect(offers.find(({ method }) => method === 'ideal')!.banks).toHaveLength(2)
  expect(offers.find(({ method }) => method === 'creditcard')!.banks).toEqual([])
})

test('a debit is charged to its mandate, which names holder, account, reference and day [PAY-5]', async () => {
  const { mollie, provider } = await connected()
  const signedAt = new Date('2026-03-01T23:30:00Z')
  const signed = { reference: 'AB12', holder: 'A. de Vries', iban: 'NL91ABNA0417164300', signedAt }

  const mandate = await provider.makeMandate(signed)
  await provider.create(aPayment(SITE, { method: 'directdebit', mandate }))

  expect(bodiesTo(mollie, `/v2/customers/${mandate.customer}/mandates`)).toMatchObject([
    {
      method: 'directdebit',
      consumerName: 'A. de Vries',
      consumerAccount: 'NL91ABNA0417164300',
      mandateReference: 'AB12',
      signatureDate: '2026-03-01',
    },
  ])
  expect(bodiesTo(mollie, '/v2/payments')[0]).toMatchObject({
    sequenceType: 'recurring',
    customerId: mandate.customer,
    mandateId: mandate.mandate,
  })
})

test('an account that Mollie does not take is a no, and a no does not open the breaker [PAY-5] [M8]', async () => {
  const { provider } = await connected()
  const wrong = { reference: 'A', holder: 'A', iban: 'NL00', signedAt: new Date() }

  for (let nth = 0; nth < 8; nth += 1)
    await expect(provider.makeMandate(wrong)).rejects.toMatchObject({ code: 'METHOD_UNAVAILABLE' })

  expect(await provider.get('tr_none')).toBeNull()
})

test.each([
  ['stalls', 'stall'],
  ['stalls after it has accepted', 'stall_after_commit'],
  ['is cut off', 'reset'],
  ['is cut off after it was accepted', 'reset_after_commit'],
  ['is broken', { status: 500 }],
  ['answers the same question already', { status: 409 }],
  ['comes twice', 'duplicate'],
] as const)('a question that %s can be asked again, and is one payment [M8]', async (_, fault) => {
  const { mollie, provider, deps } = await connected()
  const wish = aPayment(SITE)
  mollie.faults.next(fault)

  const first = await untilTaken(mollie, () =>
    openMollie({ ...deps, patienceMs: 300 })
      .create(wish)
      .catch((error: Error) => error),
  )
  const again = await provider.create(wish)

  expect(first instanceof Error || fault === 'duplicate').toBe(true)
  expect(mollie.payments().map(({ id }) => id)).toEqual([again.id])
})

/** On a machine that is busy a question may be given up before it has come to its fault: then it is asked again. */
async function untilTaken<Answer>(
  { faults }: Pick<Awaited<ReturnType<typeof startMollie>>, 'faults'>,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await ask()
  return faults.left() === 0 ? answer : untilTaken({ faults }, ask)
}

test('with too many questions Mollie says when to come back, and is left alone until then [M8]', async () => {
  const { mollie, provider, time } = await connected()
  mollie.faults.next({ status: 429, retryAfter: 4 })

  await expect(provider.get('tr_1')).rejects.toThrow('429')
  await expect(provider.get('tr_1')).rejects.toThrow('not asked now')
  time.now += 4000

  expect(await provider.get('tr_1')).toBeNull()
  expect(mollie.requests).toHaveLength(2)
})

test('after five failures Mollie is not asked, and half a minute later it is [M8]', async () => {
  const { mollie, provider, time } = await connected()
  mollie.faults.next(...Array<'reset'>(5).fill('reset'))

  for (let nth = 0; nth < 5; nth += 1) await expect(provider.get('tr_1')).rejects.toThrow('fetch')
  await expect(provider.get('tr_1')).rejects.toThrow('not asked now')
  time.now += 30_000

  expect(await provider.get('tr_1')).toBeNull()
  expect(mollie.requests).toHaveLength(6)
})

test('a refund is found again when Mollie has forgotten its key [M11]', async () => {
  const time = { now: new Date('2026-03-01T12:00:00Z') }
  const mollie = await startMollie({ now: () => time.now })
  onTestFinished(mollie.close)
  const provider = openMollie({ apiKey: mollie.apiKey, baseUrl: mollie.url, clock: () => time.now })
  const { id } = await provider.create(aPayment(SITE))
  mollie.setStatus(id, 'paid')
  const refund = { paymentId: id, key: 'one', amountMinor: 100, currency: 'EUR' } as const

  const first = await provider.refund(refund)
  time.now = new Date('2026-03-05T12:00:00Z')
  const again = await provider.refund(refund)

  expect(again).toEqual(first)
  expect(await provider.get(id)).toMatchObject({ refundedMinor: 100 })
})

test('a payment of another merchant is none, and one without our order is for nobody [M5]', async () => {
  const { mollie, provider } = await connected()
  const other = openMollie({
    apiKey: mollie.otherApiKey,
    baseUrl: mollie.url,
    clock: () => new Date(),
  })
  const foreign = await other.create(aPayment(SITE))
  const own = await provider.create(aPayment(SITE))
  mollie.tamper(own.id, { metadata: 'something else' })

  expect(await provider.get(foreign.id)).toBeNull()
  expect(await provider.get(own.id)).toMatchObject({ orderId: null })
})
