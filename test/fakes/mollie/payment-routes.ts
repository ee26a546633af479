import { hal, paged } from './hal.ts'
import { chargebackJson, isCancelable, paymentJson, PROFILE, refundJson } from './payment-json.ts'
import { Problem } from './problem.ts'
import { readPayment } from './read-payment.ts'
import { route } from './route.ts'
import type { Call } from './route.ts'
import { findPayment, timestamp } from './state.ts'
import type { Payment } from './state.ts'

export const PAYMENT_ROUTES = [
  route('POST', '/v2/payments', (call) => {
    const payment = readPayment(call)
    call.state.payments.set(payment.id, payment)
    return hal(201, paymentJson(payment, call.origin))
  }),

  route('GET', '/v2/payments', (call) => {
    const all = [...call.state.payments.values()].filter(({ owner }) => owner === call.owner)
    const { page, links } = paged(call, '/v2/payments', all.toReversed())
    const payments = page.map((payment) => paymentJson(payment, call.origin))
    return hal(200, { count: payments.length, _embedded: { payments }, _links: links })
  }),

  // The profile that the key belongs to.
  route('GET', '/v2/profiles/me', ({ origin }) => {
    const self = { href: `${origin}/v2/profiles/me`, type: 'application/hal+json' }
    return hal(200, { resource: 'profile', id: PROFILE, mode: 'test', _links: { self } })
  }),

  route('GET', '/v2/payments/*', (call) => {
    const payment = findPayment(call.state, call.owner, call.ids[0])
    return hal(200, { ...paymentJson(payment, call.origin), ...embedded(call, payment) })
  }),

  route('DELETE', '/v2/payments/*', ({ state, owner, origin, ids }) => {
    const payment = findPayment(state, owner, ids[0])
    if (!isCancelable(payment)) throw new Problem(422, 'The payment cannot be canceled')
    const wasAuthorized = payment.status === 'authorized'
    payment.status = 'canceled'
    payment.statusAt = timestamp(state.now())
    return wasAuthorized ? hal(202) : hal(200, paymentJson(payment, origin))
  }),
]

function embedded({ query, origin }: Call, { id, refunds, chargebacks }: Payment) {
  const asked = new Set(query.get('embed')?.split(','))
  if (asked.size === 0) return {}
  return {
    _embedded: {
      ...(asked.has('refunds') && { refunds: refunds.map((one) => refundJson(one, id, origin)) }),
      ...(asked.has('chargebacks') && {
        chargebacks: chargebacks.map((one) => chargebackJson(one, id, origin)),
      }),
    },
  }
}
