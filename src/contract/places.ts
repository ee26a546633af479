import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { CountryCode, Region } from './codes.ts'

/** The regions of the site's countries, or of one of them, each list by name. */
export const getRegions = endpoint({
  method: 'GET',
  path: '/api/regions.php',
  access: 'anyone',
  input: z.object({ country: z.optional(CountryCode) }),
  output: z.object({ regions: z.partialRecord(CountryCode, z.array(Region)) }),
})

/** The city a visitor is in or near. The position itself is rounded, used and forgotten. */
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
