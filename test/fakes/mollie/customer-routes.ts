import { hal, halList, link } from './hal.ts'
import { isIban } from './is-iban.ts'
import { Problem } from './problem.ts'
import { route } from './route.ts'
import type { Call } from './route.ts'
import { findCustomer, newId, timestamp } from './state.ts'
import type { Customer, Mandate } from './state.ts'

/** Customers, and the mandates that let us charge them again. */
export const CUSTOMER_ROUTES = [
  route('POST', '/v2/customers', (call) => {
    const customer = newCustomer(call)
    call.state.customers.set(customer.id, customer)
    return hal(201, customerJson(customer, call.origin))
  }),

  route('GET', '/v2/customers/*', (call) => hal(200, customerJson(customerOf(call), call.origin))),

  route('DELETE', '/v2/customers/*', (call) => {
    call.state.customers.delete(customerOf(call).id)
    return hal(204)
  }),

  route('POST', '/v2/customers/*/mandates', (call) => {
    const customer = customerOf(call)
    const mandate = newMandate(call)
    customer.mandates.push(mandate)
    return hal(201, mandateJson(mandate, customer.id, call.origin))
  }),

  route('GET', '/v2/customers/*/mandates', (call) => {
    const { id, mandates } = customerOf(call)
    const list = mandates.map((mandate) => mandateJson(mandate, id, call.origin))
    return halList(call, `/v2/customers/${id}/mandates`, { mandates: list })
  }),

  route('GET', '/v2/customers/*/mandates/*', (call) => {
    const { id } = customerOf(call)
    return hal(200, mandateJson(mandateOf(call), id, call.origin))
  }),

  route('DELETE', '/v2/customers/*/mandates/*', (call) => {
    mandateOf(call).status = 'invalid'
    return hal(204)
  }),
]

function customerOf({ state, owner, ids }: Call): Customer {
  return findCustomer(state, owner, ids[0])
}

function mandateOf(call: Call): Mandate {
  const mandate = customerOf(call).mandates.find(({ id }) => id === call.ids[1])
  if (mandate) return mandate
  throw new Problem(404, `No mandate exists with token ${call.ids[1]}.`)
}

function newCustomer({ input, state, owner }: Call): Customer {
  return {
    id: newId('cst'),
    owner,
    name: optional(input['name']),
    email: optional(input['email']),
    locale: optional(input['locale']),
    metadata: input['metadata'] ?? null,
    createdAt: timestamp(state.now()),
    mandates: [],
  }
}

function newMandate({ input, state }: Call): Mandate {
  const { method, consumerName, consumerAccount } = input
  if (method !== 'directdebit') throw new Problem(422, 'The method is invalid', 'method')
  if (typeof consumerName !== 'string' || consumerName === '')
    throw new Problem(422, 'The consumer name is required', 'consumerName')
  if (typeof consumerAccount !== 'string' || !isIban(consumerAccount))
    throw new Problem(422, 'The consumer account is invalid', 'consumerAccount')
  const createdAt = timestamp(state.now())
  return {
    id: newId('mdt'),
    status: 'valid',
    method,
    details: { consumerName, consumerAccount, consumerBic: optional(input['consumerBic']) },
    mandateReference: optional(input['mandateReference']),
    signatureDate: optional(input['signatureDate']) ?? createdAt.slice(0, 10),
    createdAt,
  }
}

function optional(input: unknown): string | null {
  return typeof input === 'string' ? input : null
}

function customerJson(customer: Customer, origin: string) {
  const { id, name, email, locale, metadata, createdAt } = customer
  const self = link(`${origin}/v2/customers/${id}`)
  const shown = { id, mode: 'test', name, email, locale, metadata, createdAt }
  return { resource: 'customer', ...shown, _links: { self } }
}

function mandateJson(mandate: Mandate, customerId: string, origin: string) {
  const customer = `${origin}/v2/customers/${customerId}`
  const _links = { self: link(`${customer}/mandates/${mandate.id}`), customer: link(customer) }
  return { resource: 'mandate', mode: 'test', ...mandate, customerId, _links }
}
