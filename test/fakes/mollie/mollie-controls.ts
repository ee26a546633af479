import { amountOf } from './amount.ts'
import { METHODS } from './methods.ts'
import { remainingCents } from './payment-json.ts'
import { postWebhook } from './post-webhook.ts'
import type { Delivery } from './post-webhook.ts'
import { newId, timestamp } from './state.ts'
import type { Chargeback, Mandate, MollieState, Payment, PaymentStatus, Refund } from './state.ts'

type Changeable = Partial<
  Pick<Payment, 'amount' | 'metadata' | 'method' | 'profileId' | 'settlementId'>
>

interface Deliveries {
  times?: number
  parallel?: boolean
}

/** What a test does in place of the payer, the bank and Mollie itself. Nothing here calls a webhook unasked. */
export function mollieControls(state: MollieState) {
  function find(id: string): Payment {
    const payment = state.payments.get(id)
    if (!payment) throw new Error(`the fake holds no payment ${id}`)
    return payment
  }

  function setStatus(id: string, status: PaymentStatus): void {
    const payment = find(id)
    payment.status = status
    payment.statusAt = timestamp(state.now())
    if (status === 'paid' && payment.sequenceType === 'first') leaveMandate(state, payment)
  }

  function setRefundStatus(id: string, refundId: string, status: Refund['status']): void {
    const refund = find(id).refunds.find((one) => one.id === refundId)
    if (!refund) throw new Error(`payment ${id} has no refund ${refundId}`)
    refund.status = status
  }

  function chargeBack(id: string): Chargeback {
    const payment = find(id)
    const amount = amountOf(payment.amount.currency, remainingCents(payment))
    const chargeback = { id: newId('chb'), amount, createdAt: timestamp(state.now()) }
    payment.chargebacks.push(chargeback)
    return chargeback
  }

  /** Makes the provider's word differ from our order, as a mistaken or forged payment would. */
  function tamper(id: string, change: Changeable): void {
    Object.assign(find(id), change)
  }

  async function deliverWebhook(id: string, options: Deliveries = {}): Promise<Delivery[]> {
    const { times = 1, parallel = false } = options
    const { webhookUrl } = find(id)
    if (!webhookUrl) throw new Error(`payment ${id} has no webhook`)
    const all = Array.from({ length: times }, () => () => postWebhook(webhookUrl, id))
    return parallel ? Promise.all(all.map((post) => post())) : inTurn(all)
  }

  const payments = () => [...state.payments.values()]
  return {
    customers: () => [...state.customers.values()],
    payments,
    setStatus,
    setRefundStatus,
    chargeBack,
    tamper,
    deliverWebhook,
  }
}

function leaveMandate(state: MollieState, payment: Payment): void {
  const customer = state.customers.get(payment.customerId ?? '')
  if (!customer || payment.mandateId) return
  const createdAt = timestamp(state.now())
  const mandate: Mandate = {
    id: newId('mdt'),
    status: 'valid',
    method: METHODS.find(({ id }) => id === payment.method)?.mandate ?? 'directdebit',
    details: { consumerName: customer.name },
    mandateReference: null,
    signatureDate: createdAt.slice(0, 10),
    createdAt,
  }
  customer.mandates.push(mandate)
  payment.mandateId = mandate.id
}

async function inTurn(deliveries: (() => Promise<Delivery>)[]): Promise<Delivery[]> {
  const done: Delivery[] = []
  for (const post of deliveries) done.push(await post())
  return done
}
