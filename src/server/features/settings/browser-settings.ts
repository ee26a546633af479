import { COUNTRY_CURRENCY, type Currency } from '#contract/geo.ts'
import type { CountryCode } from '#contract/locales.ts'
import type { SiteSettings } from '#contract/settings.ts'
import { regionsOf } from '#server/features/places/places.ts'
import { asksForAge } from './asks-for-age.ts'
import type { Package } from './packages.ts'
import type { Settings } from './settings-schema.ts'

type Known = {
  readonly domain: string
  readonly settings: Settings
  readonly packages: readonly Package[]
  /** Where the visitor's address is, and what they chose instead. */
  readonly addressCountry: string | null
  readonly countryChoice: string | null
  readonly pushPublicKey: string
}

/** The settings as one visitor's browser gets them: without what only the server needs. */
export function browserSettings({ domain, settings, packages, ...visitor }: Known): SiteSettings {
  const { photo_approval: _1, debit_limit: _2, debit_limit_first: _3, ...rest } = settings
  const {
    photo_hours: _4,
    report_hours: _5,
    notice_hours: _6,
    complaint_hours: _7,
    ...fewer
  } = rest
  const { withdrawal_hours: _8, job_hours: _9, appeal_hours: _10, ...public_ } = fewer
  const { alone_amount: _11, alone_credits: _12, alone_day: _13, ...least } = public_
  const {
    age_proof: _14,
    age_proof_before_signup: _15,
    age_proof_before_photos: _16,
    care_amount: _17,
    payment_hours: _18,
    ...shown
  } = least
  const chosen = servedCountry(settings, visitor.countryChoice)
  const country = countryFor(settings, [visitor.countryChoice, visitor.addressCountry])
  return {
    ...shown,
    domain,
    geoip_country: visitor.addressCountry,
    geoip_selected_country: chosen,
    region_data: { country, regions: regionsOf(country) },
    asks_age_first: asksForAge(settings, 'signup', [visitor.addressCountry, visitor.countryChoice]),
    minimum_message_costs: minimumMessageCosts(packages, settings),
    push_public_key: visitor.pushPublicKey,
    terms_date: termsDate(settings.company),
  }
}

/** The first of these countries that the site serves, else the site's own first. */
export function countryFor(settings: Settings, likely: readonly (string | null)[]): CountryCode {
  const served = likely.flatMap((code) => servedCountry(settings, code) ?? [])
  return served[0] ?? settings.countries[0] ?? 'NL'
}

function servedCountry({ countries }: Settings, code: string | null): CountryCode | null {
  return countries.find((country) => country === code) ?? null
}

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

const TERMS_DATE = '2023-12-15'

/** The version of the terms: a fixed day, or the day the company took over if that was later. */
export function termsDate(company: { readonly added: string }): string {
  return company.added > TERMS_DATE ? company.added : TERMS_DATE
}
