import { expect, test } from 'vitest'
import { ORDER, startProvider } from './start-provider.ts'

const DEBIT = { method: 'directdebit', consumerName: 'Anna', consumerAccount: 'NL55INGB0000000000' }

test('a first payment leaves a mandate, and only a mandate lets us charge again [PAY-6]', async () => {
  const { call, setStatus } = await startProvider()
  const { id: customerId } = (await call('POST /customers', { name: 'Anna' })).body
  const recurring = { ...ORDER, sequenceType: 'recurring', customerId }

  expect((await call('POST /payments', recurring)).body).toMatchObject({ field: 'mandateId' })
  const first = { ...ORDER, sequenceType: 'first', customerId, method: 'creditcard' }
  setStatus((await call('POST /payments', first)).body.id, 'paid')
  const again = await call('POST /payments', recurring)

  const mandates = await call(`GET /customers/${customerId}/mandates`)
  expect(mandates.body).toMatchObject({
    count: 1,
    _embedded: { mandates: [{ status: 'valid', method: 'creditcard' }] },
  })
  expect(again.body).toMatchObject({ status: 'pending', method: 'creditcard', customerId })
  expect(again.body._links['checkout']).toBeUndefined()
})

test('a mandate on an IBAN allows a direct debit until it is withdrawn [PAY-5]', async () => {
  const { call } = await startProvider()
  const { id: customerId } = (await call('POST /customers', {})).body
  const path = `/customers/${customerId}/mandates`
  const debit = { ...ORDER, sequenceType: 'recurring', customerId, method: 'directdebit' }

  const wrong = await call(`POST ${path}`, { ...DEBIT, consumerAccount: 'NL56INGB0000000000' })
  const { id } = (await call(`POST ${path}`, DEBIT)).body
  const charged = await call('POST /payments', debit)
  await call(`DELETE ${path}/${id}`)
  const refused = await call('POST /payments', debit)

  expect(wrong.body).toMatchObject({ status: 422, field: 'consumerAccount' })
  expect(charged.body).toMatchObject({ status: 'pending', mandateId: id, isCancelable: true })
  expect(refused.status).toBe(422)
  expect((await call(`GET ${path}/${id}`)).body).toMatchObject({ status: 'invalid' })
  expect((await call(`GET /customers/${customerId}`)).body.id).toBe(customerId)
})
