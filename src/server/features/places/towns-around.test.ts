import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearestCity } from './nearest-city.ts'
import { kilometresBetweenTowns, townsAround } from './town-positions.ts'

const UTRECHT = { country: 'NL', region: 'UT', city: 'Utrecht' } as const
const MAASTRICHT = { country: 'NL', region: 'LI', city: 'Maastricht' } as const

test('the towns around one are those within the distance, itself included [SEA-1]', async () => {
  const near = await townsAround(UTRECHT, 10, 'NL')
  const farther = await townsAround(UTRECHT, 50, 'NL')

  expect(near).toEqual(expect.arrayContaining(['UT|Utrecht', 'UT|Nieuwegein']))
  expect(near).not.toContain('NH|Amsterdam')
  expect(farther).toEqual(expect.arrayContaining([...near, 'NH|Amsterdam']))
  expect(farther).not.toContain('LI|Maastricht')
})

test('only towns of the country that is asked for are near, across the border too [SEA-1]', async () => {
  const abroad = await townsAround(MAASTRICHT, 50, 'BE')

  expect(abroad).toContain('WLG|Liège')
  expect(abroad).not.toContain('LI|Maastricht')
  expect(await townsAround(MAASTRICHT, 250, 'NZ')).toEqual([])
})

test('a town that is not on the map is near to itself alone', async () => {
  const nowhere = { country: 'NL', region: 'UT', city: 'Nergenshuizen' } as const

  expect(await townsAround(nowhere, 250, 'NL')).toEqual(['UT|Nergenshuizen'])
})

test('a town is near exactly when its tile tells no more kilometres than asked for [SEA-1]', async () => {
  const all = await townsAround(UTRECHT, 250, 'NL')
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...all),
      fc.integer({ min: 1, max: 250 }),
      async (town, km) => {
        const [region = '', city = ''] = town.split('|')
        const told = await kilometresBetweenTowns(UTRECHT, { country: 'NL', region, city })

        const near = await townsAround(UTRECHT, km, 'NL')

        expect(near.includes(town)).toBe((told ?? 0) <= km)
      },
    ),
    { numRuns: 50 },
  )
})

test('a hundred positions all over a city have the same towns around them [P8]', async () => {
  const probes = Array.from({ length: 100 }, (_, probe) => ({
    lat: 52.35 + (probe % 10) * 0.004,
    lon: 4.86 + Math.floor(probe / 10) * 0.006,
  }))

  const answers = await Promise.all(
    probes.map(async (probe) => {
      const { country, region, city } = (await nearestCity(probe))!
      return JSON.stringify(await townsAround({ country, region: region.code, city }, 25, 'NL'))
    }),
  )

  expect(new Set(answers).size).toBe(1)
})
