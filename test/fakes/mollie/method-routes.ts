import { amountOf } from './amount.ts'
import { halList, link } from './hal.ts'
import { METHODS } from './methods.ts'
import type { Method } from './methods.ts'
import { route } from './route.ts'

export const METHOD_ROUTES = [
  route('GET', '/v2/methods', (call) => {
    const sequence = call.query.get('sequenceType') ?? 'oneoff'
    const currency = call.query.get('amount[currency]') ?? 'EUR'
    const wallets = call.query.get('includeWallets')?.split(',') ?? []
    const fitting = METHODS.filter(
      ({ id, wallet, sequenceTypes, currencies }) =>
        (!wallet || wallets.includes(id)) &&
        sequenceTypes.some((type) => type === sequence) &&
        (currencies?.includes(currency) ?? true),
    )
    const hasIssuers = call.query.get('include')?.split(',').includes('issuers') ?? false
    const methods = fitting.map((method) => ({
      ...methodJson(method, currency, call.origin),
      ...(hasIssuers && method.issuers && { issuers: method.issuers.map(issuerJson) }),
    }))
    return halList(call, '/v2/methods', { methods })
  }),
]

function methodJson({ id, description }: Method, currency: string, origin: string) {
  return {
    resource: 'method',
    id,
    description,
    status: 'activated',
    minimumAmount: amountOf(currency, 1),
    maximumAmount: amountOf(currency, 5_000_000),
    image: { svg: `${origin}/icons/${id}.svg` },
    _links: { self: link(`${origin}/v2/methods/${id}`) },
  }
}

function issuerJson([id, name]: readonly [string, string]) {
  return { resource: 'issuer', id, name }
}
