import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { CountryCode } from './locales.ts'

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
export const Currency = z.enum(CURRENCIES)
export type Currency = (typeof CURRENCIES)[number]

/** A part of a country: its code is unique within the country, its name is the one used there. */
export const Region = z.object({ code: z.string(), name: z.string() })
export type Region = z.infer<typeof Region>

/** The regions of the site's countries, or of one of them, each list by name. */
export const getRegions = endpoint({
  method: 'GET',
  path: '/api/regions.php',
  access: 'anyone',
  input: z.object({ country: z.optional(CountryCode) }),
  output: z.object({ regions: z.partialRecord(CountryCode, z.array(Region)) }),
})

/** The city somebody is in or near. The position itself is rounded, used and forgotten. */
export const geocode = endpoint({
  method: 'GET',
  path: '/api/geocode.php',
  access: 'anyone',
  input: z.object({ lat: degrees(90), lon: degrees(180) }),
  output: z.object({ city: z.string(), region: Region, country: CountryCode }),
  refusals: ['NOT_FOUND'],
})

function degrees(limit: number) {
  const written = z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,20})?(e-\d{1,2})?$/))
  const number = z.pipe(
    z.union([z.number(), written]),
    z.transform((value) => Number(value)),
  )
  return z.pipe(number, z.number().check(z.minimum(-limit), z.maximum(limit)))
}

/** Towns whose name begins with what was typed, the big ones first. */
export const findPlaces = endpoint({
  method: 'GET',
  path: '/api/places.php',
  access: 'anyone',
  input: z.object({
    country: CountryCode,
    q: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  }),
  output: z.object({ places: z.array(z.object({ city: z.string(), region: Region })) }),
})
