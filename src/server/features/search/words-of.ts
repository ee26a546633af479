import { newSince } from '#server/features/members/members.ts'
import type { Applied } from './applied-filters.ts'
import { bornBy } from './born-by.ts'

type Circumstances = {
  /** The towns that are near enough, as `region|city`. */
  readonly towns: readonly string[]
  readonly now: Date
}

const DAY_MS = 24 * 60 * 60 * 1000
/** A longer list of towns or years leads to so many that it does not help to find the few. */
const MOST_WORDS = 200

/** Of each list a profile has at least one word if it fits the filters. They narrow the search and decide nothing alone. */
export function wordsOf(filters: Applied, { towns, now }: Circumstances): string[][] {
  const { interests, has_photo: hasPhoto, new_members: isNew, distance } = filters
  return [
    ...(interests ? [interests] : []),
    ...(hasPhoto ? [['has_photo']] : []),
    ...(isNew ? [daysSince(newSince(now), now).map((day) => `joined:${day}`)] : []),
    ...(distance ? [towns.map((town) => `town:${town}`)] : []),
    ...(filters.min_age || filters.max_age ? [yearsOf(filters, now)] : []),
    ...(['body_type', 'hair_color', 'eye_color', 'relationship_status'] as const).flatMap(
      (name) => {
        const words = filters[name]
        return words ? [words.map((word) => `${name}:${word}`)] : []
      },
    ),
  ].filter((words) => words.length <= MOST_WORDS)
}

function daysSince(start: Date, now: Date): string[] {
  const days = Math.ceil((now.getTime() - start.getTime()) / DAY_MS) + 1
  return Array.from({ length: days }, (_, nth) =>
    new Date(now.getTime() - nth * DAY_MS).toISOString().slice(0, 10),
  )
}

/** The years in which somebody of the age can be born. */
function yearsOf({ min_age: min = 18, max_age: max = 120 }: Applied, now: Date): string[] {
  const last = Number(bornBy(now, min).slice(0, 4))
  const first = Number(bornBy(now, max + 1).slice(0, 4))
  return Array.from({ length: last - first + 1 }, (_, nth) => `born:${first + nth}`)
}
