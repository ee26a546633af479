import { COUNTRY_CURRENCY, type Currency } from '#contract/geo.ts'
import type { CountryCode } from '#contract/locales.ts'
import type { Package } from './packages.ts'
import type { Settings } from './settings-schema.ts'

type Costs = Partial<Record<CountryCode, { costs: number; currency: Currency }>>

/** The cheapest real price of one message in each country of the site; a country without prices is left out. */
export function minimumMessageCosts(
  packages: readonly Package[],
  { countries, message_credits }: Pick<Settings, 'countries' | 'message_credits'>,
): Costs {
  return Object.fromEntries(
    countries.flatMap((country) => {
      const currency = COUNTRY_CURRENCY[country]
      const prices = packages.flatMap((sold) => messagePrice(sold, currency, message_credits))
      return prices.length > 0 ? [[country, { costs: Math.min(...prices), currency }]] : []
    }),
  )
}

/** Rounded up: a message never costs less than we say. */
function messagePrice(
  { prices, credits }: Package,
  currency: Currency,
  messageCredits: number,
): number[] {
  const amount = prices[currency]
  return amount === undefined ? [] : [Math.floor((amount * messageCredits + credits - 1) / credits)]
}
