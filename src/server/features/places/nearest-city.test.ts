import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COUNTRY_CODES } from '#contract/locales.ts'
import { nearestCity } from './nearest-city.ts'
import places from './places.json' with { type: 'json' }
import { regionsOf } from './regions.ts'

test.each([
  [52.37, 4.89, 'Amsterdam', 'Noord-Holland', 'NL'],
  [52.3, 4.86, 'Amstelveen', 'Noord-Holland', 'NL'],
  [52.08, 4.31, 'Den Haag', 'Zuid-Holland', 'NL'],
  [51.22, 4.4, 'Antwerpen', 'Antwerpen', 'BE'],
  [52.52, 13.41, 'Berlin', 'Berlin', 'DE'],
  [48.14, 11.58, 'München', 'Bayern', 'DE'],
  [51.51, -0.12, 'London', 'London', 'GB'],
  [55.68, 12.57, 'København', 'Hovedstaden', 'DK'],
  [-36.85, 174.76, 'Auckland', 'Auckland', 'NZ'],
  [40.71, -74, 'New York', 'New York', 'US'],
])('%d, %d is in %s [SEA-6]', async (lat, lon, city, region, country) => {
  expect(await nearestCity({ lat, lon })).toEqual({
    city,
    region: { code: expect.any(String), name: region },
    country,
  })
})

test.each([
  [0, 0],
  [90, 0],
  [-90, 180],
  [55, 3],
  [55.75, 37.62],
])('%d, %d is near no town that we know [SEA-6]', async (lat, lon) => {
  expect(await nearestCity({ lat, lon })).toBeNull()
})

test('the search goes on over the date line [SEA-6]', async () => {
  const west = await nearestCity({ lat: -43.95, lon: -176.56 })
  const east = await nearestCity({ lat: -43.95, lon: 183.44 })

  expect(west?.city).toBe('Waitangi')
  expect(east).toEqual(west)
})

test('a hundred positions in one cell of 0.01 degree get one answer [P8] [SEA-6]', async () => {
  const probes = Array.from({ length: 100 }, (_, probe) => ({
    lat: 52.305 + (probe % 10) * 0.000_99 + 0.000_01,
    lon: 4.935 + Math.floor(probe / 10) * 0.000_99 + 0.000_01,
  }))

  const answers = await Promise.all(
    probes.map(async (probe) => JSON.stringify(await nearestCity(probe))),
  )

  expect(new Set(answers).size).toBe(1)
})

test('a hundred positions all over a city are told the city and never its quarter [P8]', async () => {
  const probes = Array.from({ length: 100 }, (_, probe) => ({
    lat: 52.35 + (probe % 10) * 0.004,
    lon: 4.86 + Math.floor(probe / 10) * 0.006,
  }))

  const cities = await Promise.all(probes.map(async (probe) => (await nearestCity(probe))?.city))

  expect(new Set(cities)).toEqual(new Set(['Amsterdam']))
})

test('an answer holds a city, a region and a country, and no position [P8]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      async (lat, lon) => {
        const found = await nearestCity({ lat, lon })
        expect(Object.keys(found ?? { city: '', region: '', country: '' })).toEqual([
          'city',
          'region',
          'country',
        ])
      },
    ),
    { numRuns: 200 },
  )
})

test('every place lies in a region that its country has [SEA-6] [SITE-8]', () => {
  const known = new Set(
    COUNTRY_CODES.flatMap((country) => regionsOf(country).map(({ code }) => `${country}|${code}`)),
  )

  const named = Object.values(places.cells).flatMap((cell) => cell.split('\t'))
  const unknown = named.filter((town) => !known.has(town.split('|').slice(0, 2).join('|')))

  expect(named.length).toBeGreaterThan(50_000)
  expect(unknown).toEqual([])
})
