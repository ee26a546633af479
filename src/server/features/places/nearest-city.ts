import type { Region } from '#contract/codes.ts'
import type { CountryCode } from '#contract/locales.ts'
import { cellsAround, hundredths, kilometresBetween, type Position } from './grid.ts'
import { regionName } from './regions.ts'

type City = { city: string; region: Region; country: CountryCode }

const NEAR_KM = 15
const FARTHEST_KM = 60

/** The town nearest to a position, or null when there is none near. The position counts to 0.01 degree only. */
export async function nearestCity(position: Position): Promise<City | null> {
  const here = hundredths(position)
  const place = (await nearestWithin(here, NEAR_KM)) ?? (await nearestWithin(here, FARTHEST_KM))
  if (!place) return null
  const { town, region, country } = place
  return { city: town, region: { code: region, name: regionName(country, region) }, country }
}

async function nearestWithin(here: Position, limit: number): Promise<Place | null> {
  const around = await placesIn(cellsAround(here, limit))
  const near = around
    .map((place) => ({ place, km: kilometresBetween(inDegrees(place), inDegrees(here)) }))
    .filter(({ km }) => km <= limit)
  if (near.length === 0) return null
  return near.reduce((best, other) => (other.km < best.km ? other : best)).place
}

function inDegrees({ lat, lon }: Position): Position {
  return { lat: lat / 100, lon: lon / 100 }
}

/** A point of a town. */
type Place = Position & {
  readonly country: CountryCode
  readonly region: string
  readonly town: string
}

/** The places in some cells of the grid. The first call loads the list; a cell is read when it is asked for. */
async function placesIn(keys: readonly string[]): Promise<Place[]> {
  const { default: list } = await import('./places.json', { with: { type: 'json' } })
  const cells: Readonly<Record<string, string>> = list.cells
  return keys.flatMap((key) => cells[key]?.split('\t').flatMap(pointsOf) ?? [])
}

function pointsOf(written: string): Place[] {
  const [country, region = '', town = '', ...points] = written.split('|')
  return points.map((point) => {
    const [lat = 0, lon = 0] = point.split(',').map(Number)
    return { country: country as CountryCode, region, town, lat, lon }
  })
}
