import type { CountryCode } from '#contract/locales.ts'
import type { Method } from '#contract/orders.ts'

const EVERYWHERE = ['creditcard', 'paypal'] as const
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
