import type { CountryCode } from '#contract/locales.ts'
import type { Position } from './grid.ts'

/** A point of a town. */
export type Place = Position & {
  readonly country: CountryCode
  readonly region: string
  readonly town: string
}

/** The places in some cells of the grid. The first who asks loads the list; a cell is read when it is asked for. */
export async function placesIn(keys: readonly string[]): Promise<Place[]> {
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
