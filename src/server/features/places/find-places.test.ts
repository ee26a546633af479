import { expect, test } from 'vitest'
import { findPlaces, isKnownPlace, townsOf } from './find-places.ts'

async function citiesIn(...question: Parameters<typeof findPlaces>): Promise<string[]> {
  return (await findPlaces(...question)).map(({ city }) => city)
}

test('a town is found by the beginning of its name, with the region it lies in [SGN-2]', async () => {
  expect(await findPlaces('NL', 'Utrec')).toContainEqual({
    city: 'Utrecht',
    region: { code: 'UT', name: 'Utrecht' },
  })
})

test.each([
  ['DE', 'munchen', 'München'],
  ['DE', 'MÜNCHEN', 'München'],
  ['DK', 'kobenhavn', 'København'],
  ['PL', 'lodz', 'Łódź'],
  ['NL', 's hertogenb', "'s-Hertogenbosch"],
  ['NL', '’s-Hertogenb', "'s-Hertogenbosch"],
  ['FR', 'saint etienne', 'Saint-Étienne'],
] as const)(
  'in %s %s finds %s, whatever the case and the accents [SGN-2]',
  async (country, typed, city) => {
    expect(await citiesIn(country, typed)).toContain(city)
  },
)

test('the big cities stand first, the others by name, and no more than eight [SGN-2]', async () => {
  const cities = await citiesIn('NL', 'a')

  expect(cities.slice(0, 2)).toEqual(['Almere', 'Amsterdam'])
  expect(cities).toHaveLength(8)
  expect(cities.slice(2)).toEqual(cities.slice(2).toSorted((a, b) => a.localeCompare(b, 'nl')))
})

test('a town whose points lie in several cells is found once, namesakes in two regions twice [SGN-2]', async () => {
  const amsterdam = await citiesIn('NL', 'Amsterdam')
  const springfield = await findPlaces('US', 'Springfield')

  expect(amsterdam.filter((city) => city === 'Amsterdam')).toHaveLength(1)
  expect(springfield).toHaveLength(8)
  expect(new Set(springfield.map(({ city, region }) => `${city} ${region.code}`)).size).toBe(8)
})

test.each([
  ['NL', 'Xyzzy'],
  ['NL', 'msterdam'],
  ['NL', "'-"],
  ['NL', '%'],
  ['NL', 'zzzzzzzz'],
  ['BE', 'Haarlem'],
] as const)('in %s nothing begins with %s [SGN-2]', async (country, typed) => {
  expect(await findPlaces(country, typed)).toEqual([])
})

test('a place is known only with its own country, region and spelling [SGN-2]', async () => {
  const utrecht = { country: 'NL', region: 'UT', city: 'Utrecht' } as const

  expect(await isKnownPlace(utrecht)).toBe(true)
  expect(await isKnownPlace({ ...utrecht, region: 'NH' })).toBe(false)
  expect(await isKnownPlace({ ...utrecht, region: '' })).toBe(false)
  expect(await isKnownPlace({ ...utrecht, country: 'DE' })).toBe(false)
  expect(await isKnownPlace({ ...utrecht, city: 'utrecht' })).toBe(false)
  expect(await isKnownPlace({ ...utrecht, city: 'Utrech' })).toBe(false)
})

test('whatever the search finds is known [SGN-2]', async () => {
  const found = await findPlaces('FR', 'sa')

  const known = await Promise.all(
    found.map(({ city, region }) => isKnownPlace({ country: 'FR', region: region.code, city })),
  )

  expect(found.length).toBe(8)
  expect(known).not.toContain(false)
})

test('the list of a country is loaded once, in the order that it is searched by, for all who ask [SGN-2]', async () => {
  const towns = await townsOf('US')

  await findPlaces('US', 's')

  expect(await townsOf('US')).toBe(towns)
  expect(towns.every(({ plain }, at) => at === 0 || towns[at - 1]!.plain <= plain)).toBe(true)
})
