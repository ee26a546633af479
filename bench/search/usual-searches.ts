import type { SearchFilters } from '#contract/search.ts'
import { pick, streamOf } from '#server/demo/portrait/random.ts'

const REGIONS = ['DR', 'FL', 'FR', 'GE', 'GR', 'LI', 'NB', 'NH', 'OV', 'UT', 'ZE', 'ZH']

/** What most people search for: gender, country, region and age, each time another region and age. */
export function usualSearches(count: number): SearchFilters[] {
  const stream = streamOf('usual searches')
  return Array.from({ length: count }, () => {
    const from = 20 + Math.floor(stream() * 35)
    return {
      gender: 'female',
      country: 'NL',
      countryregion: pick(stream, REGIONS),
      min_age: from,
      max_age: from + 5 + Math.floor(stream() * 10),
    }
  })
}
