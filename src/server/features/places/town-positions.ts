import type { Place } from '#contract/fields.ts'
import type { CountryCode } from '#contract/locales.ts'
import { kilometresBetween, type Position } from './grid.ts'

/** Where the towns of a country are, by `region|city`: one position for each, the middle of its points. */
type Towns = ReadonlyMap<string, Position>

const kept = new Map<string, Promise<Towns>>()

/** The towns of a country, loaded with the first call. */
export function townPositions(country: string): Promise<Towns> {
  const towns = kept.get(country) ?? readTowns(country)
  kept.set(country, towns)
  return towns
}

function townName({ region, city }: Pick<Place, 'region' | 'city'>): string {
  return `${region}|${city}`
}

/** The way between two towns in whole kilometres; null within one, and when one of them is unknown. */
export async function kilometresBetweenTowns(from: Place, to: Place): Promise<number | null> {
  if (from.country === to.country && townName(from) === townName(to)) return null
  const start = (await townPositions(from.country)).get(townName(from))
  const end = (await townPositions(to.country)).get(townName(to))
  return start && end ? wholeKilometres(start, end) : null
}

/** Two towns are never closer than a kilometre. */
function wholeKilometres(from: Position, to: Position): number {
  return Math.max(1, Math.round(kilometresBetween(from, to)))
}

type Sum = { lat: number; lon: number; points: number }

async function readTowns(country: string): Promise<Towns> {
  const { default: list } = await import('./places.json', { with: { type: 'json' } })
  const prefix = `${country}|`
  const sums = new Map<string, Sum>()
  for (const cell of Object.values(list.cells)) {
    if (!cell.includes(prefix)) continue
    for (const town of cell.split('\t')) if (town.startsWith(prefix)) add(sums, town.split('|'))
  }
  return new Map([...sums].map(([name, sum]) => [name, middleOf(sum)]))
}

function add(
  sums: Map<string, Sum>,
  [, region = '', city = '', ...points]: readonly string[],
): void {
  const name = townName({ region, city })
  const sum = sums.get(name) ?? { lat: 0, lon: 0, points: 0 }
  for (const point of points) {
    const [lat = 0, lon = 0] = point.split(',').map(Number)
    sum.lat += lat
    sum.lon += lon
    sum.points += 1
  }
  sums.set(name, sum)
}

/** Points are in hundredths of a degree. */
function middleOf({ lat, lon, points }: Sum): Position {
  return { lat: lat / points / 100, lon: lon / points / 100 }
}

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
