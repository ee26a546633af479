import type { Currency } from '#contract/geo.ts'
import type { CountryCode } from '#contract/locales.ts'
import type { Method, MethodOffer } from '#contract/orders.ts'
import { Refusal } from '#contract/refusals.ts'
import { callProvider, orUnavailable, type PaymentProvider } from './provider.ts'

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

type RequireMethodInput = OfferedMethodsInput & {
  readonly method: Method
  readonly bank: string | null
}

/** Refuses a way to pay, or a bank, that is not offered. What costs nothing needs none. */
export async function requireMethod(
  provider: PaymentProvider,
  { method, bank, ...asked }: RequireMethodInput,
): Promise<void> {
  if (asked.amountMinor === 0) return
  const methods = await offeredMethods(provider, asked)
  const offered = methods.find((known) => known.method === method)
  const hasBank = bank === null || offered?.banks.some(({ id }) => id === bank)
  if (!offered || !hasBank) throw new Refusal('METHOD_UNAVAILABLE')
}

/** Those whose name every language writes alike. */
export type NamedMethod = Exclude<Method, 'creditcard' | 'directdebit'>

export const METHOD_NAMES: Readonly<Record<NamedMethod, string>> = {
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  paypal: 'PayPal',
  eps: 'eps',
  przelewy24: 'Przelewy24',
  blik: 'BLIK',
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
}

/** A browser shows of the wallets the one that its device has. */
const EVERYWHERE = ['applepay', 'googlepay', 'creditcard', 'paypal'] as const
const SEPA = [...EVERYWHERE, 'directdebit'] as const

/** The ways to pay that people know in a country, the best known first. */
export const METHODS_OF_COUNTRY = {
  NL: ['ideal', ...SEPA],
  BE: ['bancontact', ...SEPA],
  FR: SEPA,
  IT: SEPA,
  ES: SEPA,
  DE: SEPA,
  AT: ['eps', ...SEPA],
  IE: SEPA,
  FI: SEPA,
  PL: ['blik', 'przelewy24', ...EVERYWHERE],
  GB: EVERYWHERE,
  AU: EVERYWHERE,
  NZ: EVERYWHERE,
  US: EVERYWHERE,
  CA: EVERYWHERE,
  CH: EVERYWHERE,
  DK: EVERYWHERE,
  NO: EVERYWHERE,
  SE: EVERYWHERE,
} as const satisfies Record<CountryCode, readonly Method[]>
