import type { CountryCode } from './locales.ts'

/** The money each country pays with. Prices exist in these currencies and no other. */
export const COUNTRY_CURRENCY = {
  NL: 'EUR',
  BE: 'EUR',
  FR: 'EUR',
  IT: 'EUR',
  ES: 'EUR',
  DE: 'EUR',
  AT: 'EUR',
  IE: 'EUR',
  GB: 'GBP',
  AU: 'AUD',
  NZ: 'NZD',
  US: 'USD',
  CA: 'CAD',
  PL: 'PLN',
  CH: 'CHF',
  DK: 'DKK',
  FI: 'EUR',
  NO: 'NOK',
  SE: 'SEK',
} as const satisfies Record<CountryCode, string>

export const CURRENCIES = [
  'EUR',
  'GBP',
  'USD',
  'DKK',
  'SEK',
  'NOK',
  'PLN',
  'CHF',
  'AUD',
  'NZD',
  'CAD',
] as const
export type Currency = (typeof CURRENCIES)[number]
