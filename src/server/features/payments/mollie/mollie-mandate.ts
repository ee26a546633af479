import type { Mandate, NewMandate } from '../provider.ts'
import type { AskMollie } from './mollie-client.ts'
import { made } from './mollie-payments.ts'
import { Made } from './mollie-schemas.ts'

/** A customer who has one mandate. The same reference again is the same mandate. */
export async function makeMollieMandate(ask: AskMollie, wish: NewMandate): Promise<Mandate> {
  const { reference, holder, iban, signedAt } = wish
  const customer = await make(ask, {
    path: '/v2/customers',
    key: `customer-${reference}`,
    body: { name: holder, metadata: { reference } },
  })
  const mandate = await make(ask, {
    path: `/v2/customers/${encodeURIComponent(customer)}/mandates`,
    key: `mandate-${reference}`,
    body: {
      method: 'directdebit',
      consumerName: holder,
      consumerAccount: iban,
      signatureDate: signedAt.toISOString().slice(0, 10),
      mandateReference: reference,
    },
  })
  return { customer, mandate }
}

type Making = { readonly path: string; readonly key: string; readonly body: unknown }

async function make(ask: AskMollie, making: Making): Promise<string> {
  return Made.parse(made(await ask({ method: 'POST', ...making }))).id
}
