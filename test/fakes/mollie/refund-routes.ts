import { cents, readAmount } from './amount.ts'
import { hal, halList } from './hal.ts'
import { chargebackJson, refundJson, remainingCents } from './payment-json.ts'
import { Problem } from './problem.ts'
import { route } from './route.ts'
import type { Call } from './route.ts'
import { findPayment, newId, timestamp } from './state.ts'
import type { Payment, Refund } from './state.ts'

/** What takes money back from a payment: refunds that we ask for, chargebacks that happen to us. */
export const REFUND_ROUTES = [
  route('POST', '/v2/payments/*/refunds', (call) => {
    const payment = paymentOf(call)
    const refund = newRefund(call, payment)
    payment.refunds.push(refund)
    return hal(201, refundJson(refund, payment.id, call.origin))
  }),

  route('GET', '/v2/payments/*/refunds', (call) => {
    const { id, refunds } = paymentOf(call)
    const list = refunds.map((refund) => refundJson(refund, id, call.origin))
    return halList(call, `/v2/payments/${id}/refunds`, { refunds: list })
  }),

  route('GET', '/v2/payments/*/refunds/*', (call) => {
    const { id, refunds } = paymentOf(call)
    const refund = refunds.find((one) => one.id === call.ids[1])
    if (!refund) throw new Problem(404, `No refund exists with token ${call.ids[1]}.`)
    return hal(200, refundJson(refund, id, call.origin))
  }),

  route('GET', '/v2/payments/*/chargebacks', (call) => {
    const { id, chargebacks } = paymentOf(call)
    const list = chargebacks.map((chargeback) => chargebackJson(chargeback, id, call.origin))
    return halList(call, `/v2/payments/${id}/chargebacks`, { chargebacks: list })
  }),

  route('GET', '/v2/payments/*/chargebacks/*', (call) => {
    const { id, chargebacks } = paymentOf(call)
    const chargeback = chargebacks.find((one) => one.id === call.ids[1])
    if (!chargeback) throw new Problem(404, `No chargeback exists with token ${call.ids[1]}.`)
    return hal(200, chargebackJson(chargeback, id, call.origin))
  }),
]

function paymentOf({ state, owner, ids }: Call): Payment {
  return findPayment(state, owner, ids[0])
}

function newRefund({ input, state }: Call, payment: Payment): Refund {
  const amount = readAmount(input['amount'])
  if (payment.status !== 'paid') throw new Problem(422, 'The payment cannot be refunded')
  if (amount.currency !== payment.amount.currency)
    throw new Problem(422, 'The currency differs from that of the payment', 'amount')
  if (cents(amount) === 0 || cents(amount) > remainingCents(payment))
    throw new Problem(422, 'The amount is higher than the maximum', 'amount')
  const description = input['description']
  return {
    id: newId('re'),
    status: 'pending',
    amount,
    description: typeof description === 'string' ? description : payment.description,
    metadata: input['metadata'] ?? null,
    createdAt: timestamp(state.now()),
  }
}
