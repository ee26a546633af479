import { randomBytes } from 'node:crypto'
import { METHODS } from '#contract/orders.ts'
import type {
  NewPayment,
  PaymentProvider,
  ProviderPayment,
} from '#server/features/payments/provider/provider.ts'

export type Scripted = PaymentProvider & {
  /** Every payment it has, by the id of its order. */
  readonly payments: Map<string, ProviderPayment>
  readonly refunds: Map<string, number>
  /** How often each of its calls was asked. */
  readonly asked: Record<'create' | 'get' | 'cancel' | 'refund', number>
  /** What comes in the way of a call before it does anything, or after it did. */
  faults: { before?: () => Promise<void> | void; after?: () => Promise<void> | void }
  /** Says something else of a payment from now on. */
  say: (orderId: string, change: Partial<ProviderPayment>) => string
}

/** A payment provider in the process, which says what the test says. */
export function scriptedProvider(): Scripted {
  const payments = new Map<string, ProviderPayment>()
  const refunds = new Map<string, number>()
  const asked = { create: 0, get: 0, cancel: 0, refund: 0 }
  const orderOf = new Map<string, string>()
  const byId = (id: string) => {
    const known = payments.get(orderOf.get(id) ?? '')
    if (known?.id === id) return known
    for (const [orderId, payment] of payments) orderOf.set(payment.id, orderId)
    return payments.get(orderOf.get(id) ?? '')
  }

  async function answering<Answer>(call: keyof typeof asked, act: () => Answer): Promise<Answer> {
    asked[call] += 1
    await provider.faults.before?.()
    const answer = act()
    await provider.faults.after?.()
    return answer
  }

  const provider: Scripted = {
    name: 'mollie',
    payments,
    refunds,
    asked,
    faults: {},
    say(orderId, change) {
      const payment = { ...payments.get(orderId)!, ...change }
      payments.set(orderId, payment)
      return payment.id
    },
    methods: async () => METHODS.map((method) => ({ method, banks: banksOf(method) })),
    create: (payment) =>
      answering('create', () => {
        const made = payments.get(payment.orderId) ?? paymentFor(payment)
        payments.set(payment.orderId, made)
        return made
      }),
    list: async () => ({ payments: [], next: null }),
    get: (id) => answering('get', () => byId(id) ?? null),
    // A payment that a buyer may be making cannot be cancelled.
    cancel: () => answering('cancel', () => undefined),
    refund: ({ paymentId, key, amountMinor }) =>
      answering('refund', () => {
        const payment = byId(paymentId)!
        if (!refunds.has(key)) {
          refunds.set(key, amountMinor)
          const refundedMinor = payment.refundedMinor + amountMinor
          provider.say(orderOf.get(paymentId)!, { refundedMinor })
        }
        return { id: `re_${key}` }
      }),
    makeMandate: async ({ reference }) => ({ customer: 'cst_1', mandate: `mdt_${reference}` }),
    endMandate: async () => undefined,
  }
  return provider
}

function banksOf(method: string) {
  return method === 'ideal' ? [{ id: 'ideal_INGBNL2A', name: 'ING' }] : []
}

function paymentFor(payment: NewPayment): ProviderPayment {
  const id = `tr_${randomBytes(8).toString('hex')}`
  return {
    id,
    orderId: payment.orderId,
    status: payment.method === 'directdebit' ? 'pending' : 'open',
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    checkoutUrl: `https://pay.example/${id}`,
    refundedMinor: 0,
    chargedBackMinor: 0,
  }
}
