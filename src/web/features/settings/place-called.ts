import type { QueryClient } from '@tanstack/react-query'
import type { Place } from '#contract/fields.ts'
import { findPlaces } from '#contract/places.ts'
import type { CountryCode } from '#contract/locales.ts'
import { call } from '#web/api/call.ts'

/** The town whose name was written out instead of chosen from the list, the biggest of that name; null if there is none. */
export async function placeCalled(
  queries: QueryClient,
  country: CountryCode,
  written: string,
): Promise<Place | null> {
  const q = written.trim()
  if (q === '') return null
  const places = await queries
    .fetchQuery({
      queryKey: ['places', country, q],
      queryFn: async () => (await call(findPlaces, { country, q })).places,
      staleTime: Infinity,
    })
    .catch(() => [])
  const same = places.find(({ city }) => isSameTown(city, q))
  return same ? { country, region: same.region.code, city: same.city } : null
}

/** Whether two names are one town's: capitals, accents and spaces around it make no other. */
export function isSameTown(one: string, other: string): boolean {
  return one.localeCompare(other.trim(), undefined, { sensitivity: 'base' }) === 0
}
