import type { Region } from '#contract/codes.ts'
import type { CountryCode } from '#contract/locales.ts'
import { cellsAround, hundredths, type Position } from './grid.ts'
import { kilometresBetween } from './kilometres-between.ts'
import { placesIn, type Place } from './places.ts'
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
