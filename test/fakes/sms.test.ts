import { expect, onTestFinished, test } from 'vitest'
import { startSms } from './sms.ts'

const MESSAGE = { to: '+31612345678', from: 'Vonk', text: 'Code 123456' }

async function startGateway() {
  const sms = await startSms()
  onTestFinished(sms.close)
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${sms.url}/messages`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${sms.key}`,
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
    })
  return { ...sms, send }
}

test('a message is taken, kept and answered with an id', async () => {
  const { send, waitForSms } = await startGateway()

  const answer = await send(MESSAGE)

  const { id } = (await answer.json()) as { id: string }
  expect(answer.status).toBe(201)
  expect(await waitForSms(({ to }) => to === MESSAGE.to)).toEqual({ id, ...MESSAGE })
})

test('the same idempotency key sends once and answers the same id', async () => {
  const { send, messages } = await startGateway()
  const headers = { 'idempotency-key': 'order-1' }

  const first = await send(MESSAGE, headers)
  const again = await send(MESSAGE, headers)
  const other = await send({ ...MESSAGE, text: 'else' }, headers)

  expect(await again.json()).toEqual(await first.json())
  expect(other.status).toBe(409)
  expect(messages).toHaveLength(1)
})

test('a wrong key, a bad number and no text are refused', async () => {
  const { send, messages } = await startGateway()

  const statuses = [
    await send(MESSAGE, { authorization: 'Bearer other' }),
    await send({ ...MESSAGE, to: '0612345678' }),
    await send({ ...MESSAGE, text: '' }),
    await send('text'),
  ].map(({ status }) => status)

  expect(statuses).toEqual([401, 422, 422, 422])
  expect(messages).toHaveLength(0)
})

test('an answer lost after the commit is made good by a retry with the same key', async () => {
  const { send, faults, messages } = await startGateway()
  const headers = { 'idempotency-key': 'order-2' }
  faults.next('reset_after_commit')

  await expect(send(MESSAGE, headers)).rejects.toThrow('fetch failed')
  const retry = await send(MESSAGE, headers)

  expect(retry.status).toBe(201)
  expect(messages).toHaveLength(1)
})
