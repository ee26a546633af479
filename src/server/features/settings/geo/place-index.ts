import type { CountryCode } from '#contract/locales.ts'
import bigCities from './big-cities.json' with { type: 'json' }
import { plainName } from './plain-name.ts'

/** A town as the search finds it; `plain` is its name as it is compared. */
export type Town = {
  readonly plain: string
  readonly city: string
  readonly region: string
  readonly isBig: boolean
}

const kept = new Map<CountryCode, Promise<readonly Town[]>>()

/** The towns of a country by their plain names. The first who asks for one loads its list. */
export function townsOf(country: CountryCode): Promise<readonly Town[]> {
  const towns = kept.get(country) ?? readTowns(country)
  kept.set(country, towns)
  return towns
}

async function readTowns(country: CountryCode): Promise<readonly Town[]> {
  const { default: list } = await import('./places.json', { with: { type: 'json' } })
  const names = distinctNames(Object.values(list.cells), `${country}|`)
  return [...names]
    .map((name) => {
      const [, region = '', city = ''] = name.split('|')
      return { plain: plainName(city), city, region, isBig: BIG.has(name) }
    })
    .toSorted(byName)
}

const BIG = new Set(bigCities.map(({ country, region, name }) => `${country}|${region}|${name}`))

/** A town lies in several cells of the grid, with its points there after its name. */
function distinctNames(cells: readonly string[], start: string): Set<string> {
  const written = cells.flatMap((cell) => cell.split('\t'))
  const wanted = written.filter((town) => town.startsWith(start))
  return new Set(wanted.map((town) => town.split('|', 3).join('|')))
}

function byName(a: Town, b: Town): number {
  if (a.plain !== b.plain) return a.plain < b.plain ? -1 : 1
  return a.region < b.region ? -1 : 1
}
