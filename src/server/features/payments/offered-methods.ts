import type { Currency } from '#contract/geo.ts'
import type { CountryCode } from '#contract/locales.ts'
import type { Method, MethodOffer } from '#contract/orders.ts'
import { callProvider } from './ask-provider.ts'
import { METHODS_OF_COUNTRY } from './methods-of-country.ts'
import { orUnavailable } from './or-unavailable.ts'
import type { PaymentProvider } from './provider.ts'

const KEPT_MS = 60_000

type OfferedMethodsInput = {
  readonly country: CountryCode
  readonly currency: Currency
  readonly amountMinor: number
  readonly now: Date
}
type Kept = { readonly until: number; readonly offers: readonly MethodOffer[] }

const keptOf = new WeakMap<PaymentProvider, Map<string, Kept>>()

/** How an amount can be paid from a country: what the provider offers of the ways that are known there. */
export async function offeredMethods(
  provider: PaymentProvider,
  asked: OfferedMethodsInput,
): Promise<readonly MethodOffer[]> {
  if (asked.amountMinor === 0) return []
  const known = METHODS_OF_COUNTRY[asked.country] as readonly Method[]
  const offers = await providersOffers(provider, asked)
  return known.flatMap((method) => offers.find((offer) => offer.method === method) ?? [])
}

/** They change rarely, and are asked for at every purchase: a minute old is new enough. */
async function providersOffers(provider: PaymentProvider, asked: OfferedMethodsInput) {
  const { country, currency, amountMinor, now } = asked
  const kept = keptOf.get(provider) ?? new Map<string, Kept>()
  keptOf.set(provider, kept)
  const key = `${country} ${currency} ${amountMinor}`
  const before = kept.get(key)
  if (before && before.until > now.getTime()) return before.offers
  const offers = await orUnavailable(
    callProvider(() => provider.methods({ country, currency, amountMinor })),
  )
  if (kept.size >= 1000) kept.clear()
  kept.set(key, { until: now.getTime() + KEPT_MS, offers })
  return offers
}
