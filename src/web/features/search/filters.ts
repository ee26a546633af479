import * as z from 'zod/mini'
import { SearchFilters } from '#contract/search.ts'
import { SEARCH_FIELDS } from '#contract/settings.ts'

export type SearchField = (typeof SEARCH_FIELDS)[number]

/** Filters that the searcher sees as one. */
const TOGETHER: readonly (readonly SearchField[])[] = [
  ['gender', 'couples'],
  ['min_age', 'max_age'],
  ['country', 'countryregion', 'distance'],
]

/** The filters in an address. What is not offered, or makes no sense, is left out: old links lead somewhere, too. */
export function filtersIn(
  params: URLSearchParams,
  { offered, countries }: { offered: readonly SearchField[]; countries: readonly string[] },
): SearchFilters {
  const read = SEARCH_FIELDS.filter((field) => offered.includes(field)).map((field) => {
    const value = z.safeParse(SearchFilters.shape[field], params.get(field) ?? undefined)
    return [field, value.data] as const
  })
  return sensible(Object.fromEntries(read.filter(([, value]) => value !== undefined)), countries)
}

function sensible(filters: SearchFilters, countries: readonly string[]): SearchFilters {
  const { country, min_age: min, max_age: max } = filters
  const isElsewhere = country !== undefined && !countries.includes(country)
  return changed(filters, {
    ...(isElsewhere ? { country: undefined, countryregion: undefined } : {}),
    ...(min && max && min > max ? { min_age: max, max_age: min } : {}),
  })
}

/** The filters as an address has them, always in the same order: what is the same search has the same address. */
export function addressOf(filters: SearchFilters): string {
  const given = SEARCH_FIELDS.flatMap((field) => {
    const value = filters[field]
    return value === undefined ? [] : [[field, String(value)]]
  })
  return new URLSearchParams(given).toString().replaceAll('%2C', ',')
}

/** These filters with others in place of some; what is undefined is dropped. */
export function changed(
  filters: SearchFilters,
  part: { [Field in SearchField]?: SearchFilters[Field] | undefined },
): SearchFilters {
  const next = { ...filters, ...part }
  const given = Object.entries(next).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as SearchFilters
}

/** How many filters are set, by the searcher's count. */
export function countFilters(filters: SearchFilters): number {
  const given = Object.keys(filters) as SearchField[]
  const wishes = given.map((field) => TOGETHER.findIndex((group) => group.includes(field)))
  return wishes.filter((group, at) => group === -1 || wishes.indexOf(group) === at).length
}
