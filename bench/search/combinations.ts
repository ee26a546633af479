import { PROFILE_WORDS } from '#contract/fields.ts'
import { DISTANCES, type SearchFilters } from '#contract/search.ts'
import { INTERESTS } from '#contract/settings.ts'
import { chance, pick, type Stream, streamOf } from '#server/demo/portrait/random.ts'

const REGIONS = ['DR', 'GE', 'NH', 'UT', 'ZE', 'ZH']

/** Any filters together, in the country with the most members. Always the same ones. */
export function combinations(count: number): SearchFilters[] {
  const stream = streamOf('combinations of filters')
  return Array.from({ length: count }, () => combination(stream))
}

function combination(stream: Stream): SearchFilters {
  const maybe = <Value extends object>(share: number, value: () => Value) =>
    chance(stream, share) ? value() : {}
  const flag = (name: keyof SearchFilters, share: number) => maybe(share, () => ({ [name]: 'yes' }))
  const words = (name: keyof SearchFilters, list: readonly string[]) =>
    maybe(0.3, () => ({ [name]: some(stream, list) }))
  const from = 18 + Math.floor(stream() * 50)
  return {
    gender: pick(stream, ['female', 'male', 'both'] as const),
    country: 'NL',
    ...maybe(0.2, () => ({ countryregion: pick(stream, REGIONS) })),
    ...maybe(0.4, () => ({ min_age: from })),
    ...maybe(0.4, () => ({ max_age: from + Math.floor(stream() * 20) })),
    ...maybe(0.2, () => ({ distance: pick(stream, DISTANCES) })),
    ...flag('has_photo', 0.15),
    ...flag('online', 0.1),
    ...flag('new_members', 0.15),
    ...flag('real_only', 0.3),
    ...words('interests', INTERESTS),
    ...words('body_type', PROFILE_WORDS.body_type),
    ...words('hair_color', PROFILE_WORDS.hair_color),
    ...words('eye_color', PROFILE_WORDS.eye_color),
    ...words('relationship_status', PROFILE_WORDS.relationship_status),
  }
}

function some(stream: Stream, list: readonly string[]): string[] {
  return [
    ...new Set(Array.from({ length: 1 + Math.floor(stream() * 2) }, () => pick(stream, list))),
  ]
}
