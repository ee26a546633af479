import { randomBytes } from 'node:crypto'
import { startHttpFake } from './http-fake.ts'
import type { FakeAnswer, FakeRequest } from './http-fake.ts'
import { createIdempotency } from './idempotency.ts'
import { mollieControls } from './mollie/mollie-controls.ts'
import { CUSTOMER_ROUTES } from './mollie/customer-routes.ts'
import { METHOD_ROUTES } from './mollie/method-routes.ts'
import { PAYMENT_ROUTES } from './mollie/payment-routes.ts'
import { Problem } from './mollie/problem.ts'
import { REFUND_ROUTES } from './mollie/refund-routes.ts'
import { dispatch } from './mollie/route.ts'
import type { MollieState } from './mollie/state.ts'

const ROUTES = [...PAYMENT_ROUTES, ...REFUND_ROUTES, ...CUSTOMER_ROUTES, ...METHOD_ROUTES]

interface Options {
  now?: () => Date
}

/** A payment provider speaking Mollie's v2 API, for our merchant and for another one we must never see. */
export async function startMollie({ now = () => new Date() }: Options = {}) {
  const state: MollieState = { now, payments: new Map(), customers: new Map() }
  const [apiKey, otherApiKey] = [newKey(), newKey()]
  const onceByKey = createIdempotency(now)

  function handle(request: FakeRequest): FakeAnswer {
    const owner = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
    if (owner !== apiKey && owner !== otherApiKey) return UNAUTHORIZED
    const outcome = onceByKey(request, () => answer(request, owner))
    if (outcome.kind === 'mismatch') return REUSED_KEY
    if (outcome.kind === 'fresh') return outcome.answer
    const headers = { ...outcome.answer.headers, 'idempotent-replayed': 'true' }
    return { ...outcome.answer, headers }
  }

  function answer(request: FakeRequest, owner: string): FakeAnswer {
    try {
      return dispatch(ROUTES, request, { state, owner })
    } catch (error) {
      if (error instanceof Problem) return error.answer
      throw error
    }
  }

  const fake = await startHttpFake(handle)
  return { ...fake, apiKey, otherApiKey, ...mollieControls(state) }
}

const UNAUTHORIZED = new Problem(401, 'Missing authentication, or failed to authenticate').answer
const REUSED_KEY = new Problem(400, 'The idempotency key was used for another request').answer

function newKey(): string {
  return `test_${randomBytes(16).toString('hex').slice(0, 30)}`
}
