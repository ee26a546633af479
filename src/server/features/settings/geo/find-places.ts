import type { Place } from '#contract/fields.ts'
import type { Region } from '#contract/codes.ts'
import type { CountryCode } from '#contract/locales.ts'
import { townsOf, type Town } from './place-index.ts'
import { plainName } from './plain-name.ts'
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

/** Reads ahead which towns there are and where, so that the first who needs it does not wait. */
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
