import { kindsOf } from '#contract/identities.ts'
import { newSince, type Viewer } from '#server/features/members/members.ts'
import type { Applied } from './applied-filters.ts'
import { bornBy } from './born-by.ts'

type WordsOfInput = {
  readonly viewer: Pick<Viewer, 'siteId'>
  /** The towns that are near enough, as `region|city`. */
  readonly towns: readonly string[]
  readonly now: Date
}
type Words = readonly string[]

/** More words than this for one thing say little, and cost as much as they spare. */
const MOST_TOWNS = 300
const MOST_YEARS = 20

/**
 * What a member who is found has among their words: one of each list. The words are those that the database notes of each member
 * (`words_of`). They leave somebody too many, never anybody out.
 */
export function wordsOf(filters: Applied, { viewer, towns, now }: WordsOfInput): readonly Words[] {
  const { gender, couples, country, countryregion: region, distance } = filters
  const isReal = filters.real_only ?? filters.online ?? filters.new_members ?? distance
  const lists: (Words | null)[] = [
    kindsOf(gender, couples).map((each) => `in:${viewer.siteId}:${country}:${each}`),
    region === undefined ? null : [`at:${country}:${region}`],
    distance === undefined ? null : placesAround(country, towns),
    yearsOf(filters, now),
    filters.new_members ? weeksSince(newSince(now), now) : null,
    isReal === undefined ? null : ['real'],
    filters.has_photo ? ['has_photo'] : null,
    ...LISTS.map((name) => filters[name]?.map((word) => `${name}:${word}`) ?? null),
  ]
  return lists.filter((list) => list !== null)
}

const LISTS = [
  'interests',
  'body_type',
  'hair_color',
  'eye_color',
  'relationship_status',
  'looks_for',
  'relationship_style',
] as const

function placesAround(country: string, towns: Words): Words {
  const places = towns.length <= MOST_TOWNS ? towns : towns.map((town) => town.split('|')[0]!)
  return [...new Set(places)].map((place) => `at:${country}:${place}`)
}

const FIRST_YEAR = 1900

function yearsOf({ min_age: min, max_age: max }: Applied, now: Date): Words | null {
  if (min === undefined || max === undefined) return null
  const [from, to] = [yearIn(bornBy(now, max + 1)), yearIn(bornBy(now, min))]
  if (to - from >= MOST_YEARS) return null
  return Array.from({ length: to - from + 1 }, (_, nth) => `born:${from + nth}`)
}

function yearIn(day: string): number {
  return Math.max(FIRST_YEAR, Number(day.slice(0, 4)))
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

function weeksSince(since: Date, now: Date): Words {
  const [from, to] = [since, now].map((moment) => Math.floor(moment.getTime() / WEEK_MS))
  // A clock of the database that is ahead of ours may have written the week after.
  return Array.from({ length: to! - from! + 2 }, (_, nth) => `joined:${from! + nth}`)
}
