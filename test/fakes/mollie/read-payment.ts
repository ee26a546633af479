import { cents, readAmount } from './amount.ts'
import { METHODS } from './methods.ts'
import { Problem } from './problem.ts'
import type { Call } from './route.ts'
import { findCustomer, newId, timestamp } from './state.ts'
import type { Customer, Mandate, Payment } from './state.ts'

const QUARTER_MS = 15 * 60 * 1000

/** Turns the input of a create call into a payment, or throws the problem that Mollie would answer. */
export function readPayment(call: Call): Payment {
  const { input, state, owner } = call
  const sequenceType = readSequence(input['sequenceType'])
  const recurring = sequenceType === 'recurring'
  const amount = readAmount(input['amount'])
  const description = readText(input['description'], 'description').slice(0, 255)
  const redirectUrl = recurring ? null : readUrl(input['redirectUrl'], 'redirectUrl')
  const webhookUrl = input['webhookUrl'] ? readUrl(input['webhookUrl'], 'webhookUrl') : null
  const method = readMethod(input['method'], { sequenceType, currency: amount.currency })
  const customer = readCustomer(call, sequenceType)
  const mandate = recurring ? usableMandate(customer, method, input['mandateId']) : null
  if (cents(amount) === 0 && sequenceType !== 'first')
    throw new Problem(422, 'The amount is lower than the minimum', 'amount')
  const now = state.now()
  return {
    id: newId('tr'),
    owner,
    status: recurring ? 'pending' : 'open',
    statusAt: timestamp(now),
    createdAt: timestamp(now),
    expiresAt: timestamp(new Date(now.getTime() + QUARTER_MS)),
    amount,
    description,
    method: mandate?.method ?? method,
    metadata: readMetadata(input['metadata']),
    sequenceType,
    redirectUrl,
    webhookUrl,
    customerId: customer?.id ?? null,
    mandateId: mandate?.id ?? null,
    refunds: [],
    chargebacks: [],
  }
}

function readSequence(input: unknown): Payment['sequenceType'] {
  if (input === undefined || input === null || input === 'oneoff') return 'oneoff'
  if (input === 'first' || input === 'recurring') return input
  throw new Problem(422, 'The sequence type is invalid', 'sequenceType')
}

function readText(input: unknown, field: string): string {
  if (typeof input === 'string' && input.trim() !== '') return input
  throw new Problem(422, `The ${field} is required`, field)
}

function readUrl(input: unknown, field: string): string {
  const text = readText(input, field)
  if (URL.canParse(text)) return text
  throw new Problem(422, `The ${field} is invalid`, field)
}

type Fit = Pick<Payment, 'sequenceType'> & { currency: string }

function readMethod(input: unknown, { sequenceType, currency }: Fit): string | null {
  if (input === undefined || input === null) return null
  const method = METHODS.find(({ id }) => id === input)
  if (!method || method.wallet === 'of cards')
    throw new Problem(422, 'The payment method is invalid', 'method')
  if (!method.sequenceTypes.includes(sequenceType))
    throw new Problem(422, 'The payment method does not support this sequence type', 'method')
  if (method.currencies && !method.currencies.includes(currency))
    throw new Problem(422, 'The payment method does not support this currency', 'method')
  return method.id
}

function readCustomer({ state, owner, input }: Call, sequence: string): Customer | null {
  const id = input['customerId']
  if (typeof id === 'string') return findCustomer(state, owner, id)
  if (sequence === 'oneoff') return null
  throw new Problem(422, 'The customer ID is required for this sequence type', 'customerId')
}

function usableMandate(customer: Customer | null, method: string | null, id: unknown): Mandate {
  const mandate = customer?.mandates.find(
    (one) =>
      one.status === 'valid' &&
      (method === null || one.method === method) &&
      (id === undefined || one.id === id),
  )
  if (mandate) return mandate
  throw new Problem(422, 'No suitable mandate was found for this customer', 'mandateId')
}

function readMetadata(input: unknown): unknown {
  if (JSON.stringify(input ?? null).length <= 1_024) return input ?? null
  throw new Problem(422, 'The metadata is larger than 1 kB', 'metadata')
}
