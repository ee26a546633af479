import type { Currency } from '#contract/geo.ts'
import type { PackageOffer } from '#contract/packages.ts'
import type { Package, Settings } from '#server/features/settings/settings.ts'
import { offerOf } from './price-of.ts'

type Pricing = {
  readonly currency: Currency
  readonly percentage: number
  readonly settings: Pick<Settings, 'message_credits'>
}

/** Every package that has a price in a currency, in their order, with what it costs. */
export function offersOf(
  packages: readonly Package[],
  { currency, percentage, settings }: Pricing,
): readonly PackageOffer[] {
  const priced = packages.filter(({ prices }) => prices[currency] !== undefined)
  const [first] = priced.toSorted((one, other) => one.credits - other.credits)
  if (!first) return []
  const smallest = { price: first.prices[currency]!, credits: first.credits }
  const messageCredits = settings.message_credits
  return priced.flatMap(
    (sold) => offerOf(sold, { currency, percentage, messageCredits, smallest }) ?? [],
  )
}
