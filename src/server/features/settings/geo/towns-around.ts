import type { Place } from '#contract/fields.ts'
import type { CountryCode } from '#contract/locales.ts'
import { townName, townPositions, wholeKilometres } from './town-positions.ts'

const KM_PER_DEGREE = 111

/**
 * The towns of a country within so many whole kilometres of a town, from middle to middle, each as `region|city`. A town is
 * within reach of itself, also one that is not on the map.
 */
export async function townsAround(
  home: Place,
  km: number,
  country: CountryCode,
): Promise<string[]> {
  const own = home.country === country ? [townName(home)] : []
  const here = (await townPositions(home.country)).get(townName(home))
  if (!here) return own
  // What is too far north or south needs no exact measure.
  const degrees = (km + 1) / KM_PER_DEGREE
  const near = [...(await townPositions(country))].flatMap(([name, there]) =>
    Math.abs(there.lat - here.lat) <= degrees && wholeKilometres(here, there) <= km ? [name] : [],
  )
  return [...new Set([...own, ...near])]
}
