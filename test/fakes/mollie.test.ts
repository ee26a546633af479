import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { ORDER, startProvider } from './mollie/start-provider.ts'

async function startHook() {
  const posts: { body: string; type: string }[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      posts.push({ body, type: request.headers['content-type'] ?? '' })
      response.end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { posts, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` }
}

test('a payment is created open with a checkout link, and shown again by its id [PAY-3]', async () => {
  const { call, url } = await startProvider()

  const created = await call('POST /payments', { ...ORDER, method: 'ideal' })
  const shown = await call(`GET /payments/${created.body.id}`)

  expect(created.status).toBe(201)
  expect(created.headers.get('content-type')).toContain('application/hal+json')
  expect(created.body).toMatchObject({
    resource: 'payment',
    id: expect.stringMatching(/^tr_\w{10}$/),
    mode: 'test',
    status: 'open',
    amount: ORDER.amount,
    metadata: { order_id: '1' },
    method: 'ideal',
    sequenceType: 'oneoff',
    isCancelable: false,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/),
  })
  expect(created.body._links['checkout']?.href).toContain(`${url}/checkout/`)
  expect(shown.body).toEqual(created.body)
})

test('without a right key, and for what another merchant made, there is nothing to see [M5]', async () => {
  const { call, otherApiKey } = await startProvider()
  const other = { authorization: `Bearer ${otherApiKey}` }
  const { id } = (await call('POST /payments', ORDER, other)).body

  const stranger = await call(`GET /payments/${id}`, undefined, { authorization: 'Bearer test_no' })
  const foreign = await call(`GET /payments/${id}`)

  expect(stranger).toMatchObject({
    status: 401,
    body: { status: 401, title: 'Unauthorized Request' },
  })
  expect(foreign).toMatchObject({
    status: 404,
    body: { title: 'Not Found', detail: `No payment exists with token ${id}.` },
  })
  expect((await call(`GET /payments/${id}`, undefined, other)).status).toBe(200)
})

test('one idempotency key makes one payment, whatever happens to the answers [M8]', async () => {
  const { call, faults, payments } = await startProvider()
  const key = { 'idempotency-key': 'order-1' }
  faults.next('reset_after_commit', { status: 500 }, 'duplicate')

  await expect(call('POST /payments', ORDER, key)).rejects.toThrow('fetch failed')
  await call('POST /payments', ORDER, key)
  const third = await call('POST /payments', ORDER, key)
  const changed = await call('POST /payments', { ...ORDER, description: 'Order 2' }, key)

  expect(payments()).toHaveLength(1)
  expect(third.body.id).toBe(payments()[0]?.id)
  expect(third.headers.get('idempotent-replayed')).toBe('true')
  expect(changed.status).toBe(400)
})

test('an idempotency key is forgotten after a day', async () => {
  const clock = { now: new Date('2026-03-01T12:00:00Z') }
  const { call, payments } = await startProvider({ now: () => clock.now })
  const key = { 'idempotency-key': 'order-1' }

  await call('POST /payments', ORDER, key)
  clock.now = new Date('2026-03-02T11:59:59Z')
  await call('POST /payments', ORDER, key)
  expect(payments()).toHaveLength(1)
  clock.now = new Date('2026-03-02T12:00:00Z')
  await call('POST /payments', ORDER, key)
  expect(payments()).toHaveLength(2)
})

test('bad input is refused with the field that is wrong', async () => {
  const { call, payments } = await startProvider()
  const refused = async (change: object) => {
    const { status, body } = await call('POST /payments', { ...ORDER, ...change })
    return [status, body['field']]
  }

  expect(await refused({ amount: undefined })).toEqual([422, 'amount'])
  expect(await refused({ amount: { currency: 'EUR', value: 29.95 } })).toEqual([422, 'amount'])
  expect(await refused({ amount: { currency: 'EUR', value: '29.9' } })).toEqual([422, 'amount'])
  expect(await refused({ amount: { currency: 'XXX', value: '1.00' } })).toEqual([422, 'amount'])
  expect(await refused({ amount: { currency: 'EUR', value: '0.00' } })).toEqual([422, 'amount'])
  expect(await refused({ amount: { currency: 'EUR', value: '50000.01' } })).toEqual([422, 'amount'])
  expect(await refused({ description: '' })).toEqual([422, 'description'])
  expect(await refused({ redirectUrl: undefined })).toEqual([422, 'redirectUrl'])
  expect(await refused({ webhookUrl: 'nowhere' })).toEqual([422, 'webhookUrl'])
  expect(await refused({ method: 'barter' })).toEqual([422, 'method'])
  expect(await refused({ method: 'directdebit' })).toEqual([422, 'method'])
  expect(await refused({ method: 'blik' })).toEqual([422, 'method'])
  expect(await refused({ sequenceType: 'first' })).toEqual([422, 'customerId'])
  expect(await refused({ metadata: 'x'.repeat(2_000) })).toEqual([422, 'metadata'])
  expect((await call('POST /payments', [ORDER])).status).toBe(400)
  expect((await call('PUT /payments', {})).status).toBe(405)
  expect((await call('GET /nothing')).status).toBe(404)
  expect(payments()).toHaveLength(0)
})

test('a paid payment has its date and no checkout, and can no longer be cancelled', async () => {
  const { call, setStatus } = await startProvider()
  const { id } = (await call('POST /payments', ORDER)).body

  setStatus(id, 'paid')

  const { body } = await call(`GET /payments/${id}`)
  expect(body).toMatchObject({ status: 'paid', paidAt: expect.any(String), isCancelable: false })
  expect(body._links['checkout']).toBeUndefined()
  expect((await call(`DELETE /payments/${id}`)).status).toBe(422)
})

test.each(['ideal', 'creditcard', 'paypal', 'bancontact', 'eps', 'przelewy24', 'blik'])(
  'an open payment by %s cannot be cancelled: somebody may be paying it',
  async (method) => {
    const { call } = await startProvider()
    const amount = method === 'blik' ? { ...ORDER.amount, currency: 'PLN' } : ORDER.amount
    const { id } = (await call('POST /payments', { ...ORDER, amount, method })).body

    const refused = await call(`DELETE /payments/${id}`)

    expect(refused.status).toBe(422)
    expect((await call(`GET /payments/${id}`)).body).toMatchObject({ status: 'open' })
  },
)

test('refunds never exceed what was paid, and a failed one gives its part back [M11]', async () => {
  const { call, setStatus, setRefundStatus } = await startProvider()
  const { id } = (await call('POST /payments', ORDER)).body
  const refund = (value: string) =>
    call(`POST /payments/${id}/refunds`, { amount: { currency: 'EUR', value } })

  expect((await refund('1.00')).status).toBe(422)
  setStatus(id, 'paid')
  const part = await refund('20.00')
  expect(part).toMatchObject({ status: 201, body: { resource: 'refund', status: 'pending' } })
  expect((await refund('9.96')).body).toMatchObject({ status: 422, field: 'amount' })
  setRefundStatus(id, part.body.id, 'failed')
  expect((await refund('29.95')).status).toBe(201)

  const { body } = await call(`GET /payments/${id}?embed=refunds`)
  expect(body).toMatchObject({
    amountRefunded: { value: '29.95' },
    amountRemaining: { value: '0.00' },
    _embedded: { refunds: [{ status: 'failed' }, { status: 'pending' }] },
  })
  expect((await call(`GET /payments/${id}/refunds`)).body).toMatchObject({ count: 2 })
  expect((await call(`GET /payments/${id}/refunds/${part.body.id}`)).body.id).toBe(part.body.id)
})

test('a chargeback takes the whole payment back while it stays paid [M10]', async () => {
  const { call, setStatus, chargeBack } = await startProvider()
  const { id } = (await call('POST /payments', ORDER)).body
  setStatus(id, 'paid')

  const chargeback = chargeBack(id)

  const list = await call(`GET /payments/${id}/chargebacks`)
  expect(list.body).toMatchObject({
    count: 1,
    _embedded: { chargebacks: [{ id: chargeback.id, amount: ORDER.amount, paymentId: id }] },
  })
  expect((await call(`GET /payments/${id}/chargebacks/${chargeback.id}`)).status).toBe(200)
  expect((await call(`GET /payments/${id}`)).body).toMatchObject({
    status: 'paid',
    amountChargedBack: ORDER.amount,
    amountRemaining: { value: '0.00' },
  })
})

test('methods are listed by currency and by place in a sequence', async () => {
  const { call } = await startProvider()
  const ids = async (query: string) => {
    const { body } = await call(`GET /methods${query}`)
    const { methods } = body['_embedded'] as { methods: { id: string }[] }
    return methods.map(({ id }) => id)
  }

  expect(await ids('')).toContain('ideal')
  expect(await ids('?amount[currency]=PLN&amount[value]=10.00')).toEqual([
    'creditcard',
    'paypal',
    'przelewy24',
    'blik',
  ])
  expect(await ids('?sequenceType=recurring')).toEqual(['creditcard', 'paypal', 'directdebit'])
})

test('webhooks carry only the id, form-encoded, as often and as parallel as asked [M4]', async () => {
  const { call, deliverWebhook, tamper, setStatus } = await startProvider()
  const hook = await startHook()
  const { id } = (await call('POST /payments', { ...ORDER, webhookUrl: hook.url })).body
  setStatus(id, 'paid')
  expect(hook.posts).toHaveLength(0)

  const [single] = await deliverWebhook(id)
  const many = await deliverWebhook(id, { times: 50, parallel: true })
  tamper(id, { amount: { currency: 'EUR', value: '0.01' } })

  expect(single).toMatchObject({ status: 200, ms: expect.any(Number) })
  expect(many.filter(({ status }) => status === 200)).toHaveLength(50)
  expect(hook.posts).toHaveLength(51)
  expect(hook.posts[0]).toEqual({ body: `id=${id}`, type: 'application/x-www-form-urlencoded' })
  expect((await call(`GET /payments/${id}`)).body).toMatchObject({ amount: { value: '0.01' } })
})
