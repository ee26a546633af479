import type { Currency } from '#contract/geo.ts'
import type { CountryCode } from '#contract/locales.ts'
import { METHODS, type MethodOffer } from '#contract/orders.ts'
import { decimalOf } from '../decimal-amount.ts'
import type { AskMollie } from './mollie-client.ts'
import { MollieMethods } from './mollie-schemas.ts'

type MollieMethodsInput = {
  readonly country: CountryCode
  readonly currency: Currency
  readonly amountMinor: number
}

/** What Mollie offers for this amount. A debit is never somebody's first payment there, so it is on another list. */
export async function mollieMethods(
  ask: AskMollie,
  asked: MollieMethodsInput,
): Promise<MethodOffer[]> {
  const amount = {
    'amount[currency]': asked.currency,
    'amount[value]': decimalOf(asked.amountMinor),
    billingCountry: asked.country,
  }
  const [once, again] = await Promise.all([
    listed(ask, { ...amount, include: 'issuers' }),
    listed(ask, { ...amount, sequenceType: 'recurring' }),
  ])
  const offers = [...once, ...again.filter(({ id }) => id === 'directdebit')]
  return METHODS.flatMap((method) => {
    const offer = offers.find(({ id }) => id === method)
    return offer ? { method, banks: offer.issuers ?? [] } : []
  })
}

async function listed(ask: AskMollie, query: Readonly<Record<string, string>>) {
  const { status, body } = await ask({ method: 'GET', path: '/v2/methods', query })
  return status === 200 ? MollieMethods.parse(body)._embedded.methods : []
}
