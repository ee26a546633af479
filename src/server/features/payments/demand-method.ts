import { Refusal } from '#contract/refusals.ts'
import { offeredMethods } from './offered-methods.ts'
import type { Buyer, OrderRequest } from './order-of-wish.ts'
import type { PaymentProvider } from './provider.ts'
import type { Quote } from './quote.ts'

/** Refuses a way to pay, or a bank, that is not offered. What costs nothing needs none. */
export async function requireMethod(
  provider: PaymentProvider,
  { currency, offer }: Quote,
  {
    country,
    method,
    bank,
    now,
  }: Pick<OrderRequest, 'country' | 'method' | 'bank'> & Pick<Buyer, 'now'>,
): Promise<void> {
  const amountMinor = offer.total_minor
  if (amountMinor === 0) return
  const methods = await offeredMethods(provider, { country, currency, amountMinor, now })
  const offered = methods.find((known) => known.method === method)
  const hasBank = bank === null || offered?.banks.some(({ id }) => id === bank)
  if (!offered || !hasBank) throw new Refusal('METHOD_UNAVAILABLE')
}
