import { randomBytes } from 'node:crypto'
import type { Amount } from './amount.ts'
import { Problem } from './problem.ts'

export type PaymentStatus =
  | 'open'
  | 'pending'
  | 'authorized'
  | 'paid'
  | 'failed'
  | 'expired'
  | 'canceled'

export interface Payment {
  id: string
  owner: string
  status: PaymentStatus
  statusAt: string
  createdAt: string
  expiresAt: string
  amount: Amount
  description: string
  method: string | null
  metadata: unknown
  sequenceType: 'oneoff' | 'first' | 'recurring'
  redirectUrl: string | null
  webhookUrl: string | null
  customerId: string | null
  mandateId: string | null
  refunds: Refund[]
  chargebacks: Chargeback[]
  /** Another profile of the merchant than the one of the key. */
  profileId?: string
  /** The payout that it came with. */
  settlementId?: string
}

export interface Refund {
  id: string
  status: 'queued' | 'pending' | 'processing' | 'refunded' | 'failed' | 'canceled'
  amount: Amount
  description: string
  metadata: unknown
  createdAt: string
}

export interface Chargeback {
  id: string
  amount: Amount
  createdAt: string
}

export interface Customer {
  id: string
  owner: string
  name: string | null
  email: string | null
  locale: string | null
  metadata: unknown
  createdAt: string
  mandates: Mandate[]
}

export interface Mandate {
  id: string
  status: 'valid' | 'pending' | 'invalid'
  method: string
  details: Record<string, string | null>
  mandateReference: string | null
  signatureDate: string
  createdAt: string
}

export interface MollieState {
  now: () => Date
  payments: Map<string, Payment>
  customers: Map<string, Customer>
}

export function newId(prefix: string): string {
  const letters = randomBytes(24)
    .toString('base64')
    .replace(/[^a-zA-Z0-9]/g, '')
  return `${prefix}_${letters.slice(0, 10)}`
}

/** A moment as Mollie writes it: in seconds, with an offset. */
export function timestamp(moment: Date): string {
  return `${moment.toISOString().slice(0, 19)}+00:00`
}

/** Another merchant's payment is as unknown as one that was never made. */
export function findPayment(state: MollieState, owner: string, id = ''): Payment {
  const payment = state.payments.get(id)
  if (payment?.owner === owner) return payment
  throw new Problem(404, `No payment exists with token ${id}.`)
}

export function findCustomer(state: MollieState, owner: string, id = ''): Customer {
  const customer = state.customers.get(id)
  if (customer?.owner === owner) return customer
  throw new Problem(404, `No customer exists with token ${id}.`)
}
