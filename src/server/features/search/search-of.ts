import { townsAround } from '#server/features/settings/settings.ts'
import type { Applied } from './applied-filters.ts'
import { type Condition, conditionsOf } from './conditions-of.ts'
import type { Searcher } from './searcher-of.ts'
import type { Search } from './walk.ts'

/** Who searches for what, and when. */
export type Question = {
  readonly searcher: Searcher
  readonly filters: Applied
  readonly now: Date
}

/** A search as the database is asked for it, with further conditions if there are any. */
export async function searchOf(
  { searcher, filters, now }: Question,
  ...further: Condition[]
): Promise<Search> {
  const towns = await townsFor(filters, searcher)
  return {
    viewer: searcher.viewer,
    filters,
    conditions: [...Object.values(conditionsOf(filters, { towns, now })), ...further],
    regions: regionsOf(filters, towns),
  }
}

/** The towns within the distance that is asked for; none where it does not matter. */
export async function townsFor(
  { distance, country }: Applied,
  { home }: Pick<Searcher, 'home'>,
): Promise<string[]> {
  return distance !== undefined && home ? townsAround(home, distance, country) : []
}

function regionsOf({ countryregion: region }: Applied, towns: readonly string[]): string[] {
  return region ? [region] : [...new Set(towns.map((town) => town.split('|')[0]!))]
}
