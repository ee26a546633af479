import type { Region } from '#contract/codes.ts'
import { COUNTRY_CODES, type CountryCode } from '#contract/locales.ts'
import listed from './regions.json' with { type: 'json' }

const REGIONS = new Map(COUNTRY_CODES.map((country) => [country, sortedRegions(country)]))

/** The regions of a country by name, as they are called there. */
export function regionsOf(country: CountryCode): Region[] {
  return REGIONS.get(country) ?? []
}

/** What a region is called, or the code itself when the country has no such region. */
export function regionName(country: string, code: string): string {
  const regions = REGIONS.get(country as CountryCode) ?? []
  return regions.find((region) => region.code === code)?.name ?? code
}

function sortedRegions(country: CountryCode): Region[] {
  return Object.entries(listed[country])
    .map(([code, { name }]) => ({ code, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, country))
}
