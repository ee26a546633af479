import { amountOf, cents } from './amount.ts'
import { link } from './hal.ts'
import type { Chargeback, Payment, Refund } from './state.ts'

/** Our merchant's own profile. */
export const PROFILE = 'pfl_QkEhN94Ba'
const DATED = new Set(['paid', 'authorized', 'failed', 'expired', 'canceled'])

/** A payment as the API shows it; what does not apply is left out, as Mollie does. */
export function paymentJson(payment: Payment, origin: string) {
  const { id, status, statusAt, createdAt, expiresAt, amount, description } = payment
  const { method, metadata, sequenceType, redirectUrl, webhookUrl, customerId } = payment
  return {
    resource: 'payment',
    id,
    mode: 'test',
    createdAt,
    amount,
    description,
    method,
    metadata,
    status,
    ...(DATED.has(status) && { [`${status}At`]: statusAt }),
    ...(status === 'open' && { expiresAt }),
    isCancelable: isCancelable(payment),
    details: null,
    profileId: payment.profileId ?? PROFILE,
    ...(payment.settlementId && { settlementId: payment.settlementId }),
    sequenceType,
    ...(redirectUrl && { redirectUrl }),
    ...(webhookUrl && { webhookUrl }),
    ...(customerId && { customerId }),
    ...(payment.mandateId && { mandateId: payment.mandateId }),
    ...(status === 'paid' && totals(payment)),
    _links: links(payment, origin),
  }
}

/** What a payer may be paying at this moment cannot be taken away from them. */
export function isCancelable({ status, method }: Payment): boolean {
  if (status === 'authorized') return true
  return (status === 'open' || status === 'pending') && method === 'directdebit'
}

export function refundJson(refund: Refund, paymentId: string, origin: string) {
  const payment = `${origin}/v2/payments/${paymentId}`
  const self = link(`${payment}/refunds/${refund.id}`)
  return {
    resource: 'refund',
    mode: 'test',
    ...refund,
    paymentId,
    _links: { self, payment: link(payment) },
  }
}

export function chargebackJson(chargeback: Chargeback, paymentId: string, origin: string) {
  const payment = `${origin}/v2/payments/${paymentId}`
  const self = link(`${payment}/chargebacks/${chargeback.id}`)
  return {
    resource: 'chargeback',
    ...chargeback,
    reversedAt: null,
    paymentId,
    reason: { code: 'MD06', description: 'Return requested by the consumer' },
    _links: { self, payment: link(payment) },
  }
}

/** What can still be paid back: never what was refunded or charged back already. */
export function remainingCents({ amount, refunds, chargebacks }: Payment): number {
  return cents(amount) - refundedCents(refunds) - sum(chargebacks)
}

function totals(payment: Payment) {
  const { amount, refunds, chargebacks } = payment
  const { currency } = amount
  return {
    amountRefunded: amountOf(currency, refundedCents(refunds)),
    amountRemaining: amountOf(currency, remainingCents(payment)),
    ...(chargebacks.length > 0 && { amountChargedBack: amountOf(currency, sum(chargebacks)) }),
  }
}

function refundedCents(refunds: Refund[]): number {
  return sum(refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled'))
}

function sum(parts: Pick<Refund, 'amount'>[]): number {
  return parts.reduce((total, { amount }) => total + cents(amount), 0)
}

function links(payment: Payment, origin: string) {
  const { id, status, sequenceType, customerId, mandateId } = payment
  const self = `${origin}/v2/payments/${id}`
  const customer = `${origin}/v2/customers/${customerId}`
  const hasCheckout = status === 'open' && sequenceType !== 'recurring'
  return {
    self: link(self),
    ...(hasCheckout && { checkout: link(`${origin}/checkout/select-method/${id}`, 'text/html') }),
    ...(payment.refunds.length > 0 && { refunds: link(`${self}/refunds`) }),
    ...(payment.chargebacks.length > 0 && { chargebacks: link(`${self}/chargebacks`) }),
    ...(customerId && { customer: link(customer) }),
    ...(mandateId && { mandate: link(`${customer}/mandates/${mandateId}`) }),
  }
}
