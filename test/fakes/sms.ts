import { randomUUID } from 'node:crypto'
import { startHttpFake } from './http-fake.ts'
import type { FakeAnswer, FakeRequest } from './http-fake.ts'
import { createIdempotency } from './idempotency.ts'
import { createInbox } from './inbox.ts'

interface SmsMessage {
  id: string
  to: string
  from: string
  text: string
}

/** An SMS gateway: POST /messages with a bearer key takes { to, from, text } and answers the message's id. */
export async function startSms({ key = 'sms_test_key' } = {}) {
  const inbox = createInbox<SmsMessage>('SMS')
  const onceByKey = createIdempotency(() => new Date())

  function handle(request: FakeRequest): FakeAnswer {
    if (request.path !== '/messages') return problem(404, 'not_found')
    if (request.method !== 'POST') return problem(405, 'method_not_allowed')
    if (request.headers.authorization !== `Bearer ${key}`) return problem(401, 'unauthorized')
    const outcome = onceByKey(request, () => take(request))
    return outcome.kind === 'mismatch' ? problem(409, 'idempotency_mismatch') : outcome.answer
  }

  function take(request: FakeRequest): FakeAnswer {
    const message = parse(request.body)
    if (!message) return problem(422, 'invalid_message')
    const id = randomUUID()
    inbox.add({ id, ...message })
    return { status: 201, body: { id } }
  }

  const fake = await startHttpFake(handle)
  return { ...fake, key, messages: inbox.items, waitForSms: inbox.waitFor }
}

function parse(body: Buffer): Omit<SmsMessage, 'id'> | null {
  const json = parseJson(body)
  if (!json || typeof json !== 'object') return null
  const { to, from, text } = json as Record<string, unknown>
  if (typeof to !== 'string' || !/^\+[1-9]\d{7,14}$/.test(to)) return null
  if (typeof from !== 'string' || !/^(?:[A-Za-z0-9 ]{1,11}|\+\d{8,15})$/.test(from)) return null
  if (typeof text !== 'string' || text === '' || text.length > 1_530) return null
  return { to, from, text }
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}

function problem(status: number, error: string): FakeAnswer {
  return { status, body: { error } }
}
