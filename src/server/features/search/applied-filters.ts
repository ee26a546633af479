import type { z } from 'zod/mini'
import type { Seeks } from '#contract/fields.ts'
import type { CountryCode } from '#contract/locales.ts'
import type { SearchFilters } from '#contract/search.ts'
import { Refusal } from '#contract/refusals.ts'
import { regionsOf, type Settings } from '#server/features/settings/settings.ts'
import type { Searcher } from './searcher-of.ts'

/** The filters of a search with what was left open filled in. */
export type Applied = SearchFilters & {
  readonly gender: z.infer<typeof Seeks>
  readonly country: CountryCode
}

/** The filters that the site offers, with what was left open filled in; refuses those that contradict each other. */
export function appliedFilters(
  given: SearchFilters,
  { settings, searcher }: { settings: Settings; searcher: Searcher },
): Applied {
  const offered = offeredOf(given, settings)
  const { distance, ...others } = offered
  const filters = {
    ...others,
    gender: offered.gender ?? searcher.seeks,
    country: offered.country ?? searcher.country,
    ...(distance !== undefined && searcher.home ? { distance } : {}),
  }
  requireSense(filters, settings)
  return filters
}

function offeredOf(given: SearchFilters, { search_fields: fields }: Settings): SearchFilters {
  const offered = fields.flatMap((name) =>
    given[name] === undefined ? [] : [[name, given[name]] as const],
  )
  return Object.fromEntries(offered)
}

function requireSense(filters: Applied, { countries }: Settings): void {
  const { country, countryregion: region, min_age: min, max_age: max } = filters
  if (!countries.includes(country)) throw wrong('country')
  if (region !== undefined && !regionsOf(country).some(({ code }) => code === region))
    throw wrong('countryregion')
  if (min !== undefined && max !== undefined && min > max) throw wrong('min_age')
}

function wrong(field: keyof SearchFilters): Refusal {
  return new Refusal('INVALID_INPUT', { field, why: 'invalid_value' })
}
