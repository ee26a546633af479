import type { Region } from '#contract/codes.ts'
import type { Place } from '#contract/fields.ts'
import type { CountryCode } from '#contract/locales.ts'
import bigCities from './big-cities.json' with { type: 'json' }
import { regionName } from './regions.ts'
import { townPositions } from './town-positions.ts'

const AT_MOST = 8

type Found = { city: string; region: Region }

/** Towns whose name begins with what was typed, the big ones first, then by name. */
export async function findPlaces(country: CountryCode, typed: string): Promise<Found[]> {
  const prefix = plainName(typed)
  if (prefix === '') return []
  const found = beginningWith(await townsOf(country), prefix)
  return [...found.filter(({ isBig }) => isBig), ...found.filter(({ isBig }) => !isBig)]
    .slice(0, AT_MOST)
    .map(({ city, region }) => ({
      city,
      region: { code: region, name: regionName(country, region) },
    }))
}

/** Whether there is such a town, written exactly as the search writes it. */
export async function isKnownPlace({ country, region, city }: Place): Promise<boolean> {
  const found = beginningWith(await townsOf(country), plainName(city))
  return found.some((town) => town.city === city && town.region === region)
}

/** The region of a town that is written exactly as the search writes it, the big one's where two share a name. */
export async function regionOfTown(country: CountryCode, city: string): Promise<string | null> {
  const towns = beginningWith(await townsOf(country), plainName(city))
  const found = towns.filter((town) => town.city === city)
  return (found.find(({ isBig }) => isBig) ?? found[0])?.region ?? null
}

/** Reads ahead which towns there are and where, so that the first request does not wait. */
export async function readPlaces(): Promise<void> {
  await townsOf('NL')
  await townPositions('NL')
}

function beginningWith(towns: readonly Town[], prefix: string): readonly Town[] {
  const first = firstFrom(towns, prefix)
  const after = towns.findIndex(({ plain }, at) => at >= first && !plain.startsWith(prefix))
  return towns.slice(first, after === -1 ? undefined : after)
}

/** Where in the list the names begin that are not before this one. */
function firstFrom(towns: readonly Town[], name: string, from = 0, to = towns.length): number {
  if (from === to) return from
  const middle = (from + to) >> 1
  return towns[middle]!.plain < name
    ? firstFrom(towns, name, middle + 1, to)
    : firstFrom(towns, name, from, middle)
}

/** A town as the search finds it; `plain` is its name as it is compared. */
type Town = {
  readonly plain: string
  readonly city: string
  readonly region: string
  readonly isBig: boolean
}

const kept = new Map<CountryCode, Promise<readonly Town[]>>()

/** The towns of a country by their plain names, loaded with the first call. */
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

/** Letters that are no other letter with a mark on it. */
const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ı: 'i',
}

/** A name as it is compared: whatever the case, the accents, the hyphens and the apostrophes. */
function plainName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[øłđðþæœßı]/g, (letter) => PLAIN[letter]!)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
