import type { CountryCode } from '#contract/locales.ts'

/** What consumers pay on electronic services in 2026, in hundredths of a percent. Sales tax of states is not in prices. */
export const VAT_RATES = {
  NL: 2100,
  BE: 2100,
  FR: 2000,
  IT: 2200,
  ES: 2100,
  DE: 1900,
  AT: 2000,
  IE: 2300,
  GB: 2000,
  AU: 1000,
  NZ: 1500,
  US: 0,
  CA: 0,
  PL: 2300,
  CH: 810,
  DK: 2500,
  FI: 2550,
  NO: 2500,
  SE: 2500,
} as const satisfies Record<CountryCode, number>
