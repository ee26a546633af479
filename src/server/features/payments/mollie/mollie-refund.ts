import { decimalOf } from '../decimal-amount.ts'
import { sha256 } from '#server/kernel/secrets.ts'
import type { NewRefund } from '../provider.ts'
import type { AskMollie } from './mollie-client.ts'
import { Made, MollieRefunds } from './mollie-schemas.ts'

/** Pays back. Mollie forgets its keys after a while, so what was paid back under this one is looked for first. */
export async function refundMolliePayment(ask: AskMollie, refund: NewRefund) {
  const { paymentId, key, amountMinor, currency } = refund
  const path = `/v2/payments/${encodeURIComponent(paymentId)}/refunds`
  const known = await ask({ method: 'GET', path, query: { limit: '250' } })
  if (known.status !== 200) throw new Error(`Mollie has no refunds there (${known.status})`)
  const before = MollieRefunds.parse(known.body)._embedded.refunds
  const same = before.find(({ metadata }) => metadata?.key === key)
  if (same) return { id: same.id }
  const body = { amount: { currency, value: decimalOf(amountMinor) }, metadata: { key } }
  const idempotencyKey = sha256(`${paymentId}:${key}`).toString('hex')
  const answer = await ask({ method: 'POST', path, body, key: idempotencyKey })
  if (answer.status !== 201) throw new Error(`Mollie does not refund (${answer.status})`)
  return { id: Made.parse(answer.body).id }
}
