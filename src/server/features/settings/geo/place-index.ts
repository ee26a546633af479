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
type Index = ReadonlyMap<CountryCode, readonly Town[]>

const kept: { index?: Promise<Index> } = {}

/** The towns of a country by their plain names. The first who asks loads the list. */
export async function townsOf(country: CountryCode): Promise<readonly Town[]> {
  const index = await (kept.index ??= readIndex())
  return index.get(country) ?? []
}

async function readIndex(): Promise<Index> {
  const { default: list } = await import('./places.json', { with: { type: 'json' } })
  const byCountry = new Map<CountryCode, Town[]>()
  for (const name of distinctNames(Object.values(list.cells))) {
    const [country, region = '', city = ''] = name.split('|')
    const towns = byCountry.get(country as CountryCode)
    const town = { plain: plainName(city), city, region, isBig: BIG.has(name) }
    if (towns) towns.push(town)
    else byCountry.set(country as CountryCode, [town])
  }
  for (const towns of byCountry.values()) towns.sort(byName)
  return byCountry
}

const BIG = new Set(bigCities.map(({ country, region, name }) => `${country}|${region}|${name}`))

/** A town lies in several cells of the grid, with its points there after its name. */
function distinctNames(cells: readonly string[]): Set<string> {
  const written = cells.flatMap((cell) => cell.split('\t'))
  return new Set(written.map((town) => town.split('|', 3).join('|')))
}

function byName(a: Town, b: Town): number {
  if (a.plain !== b.plain) return a.plain < b.plain ? -1 : 1
  return a.region < b.region ? -1 : 1
}
