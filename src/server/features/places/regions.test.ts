import { expect, test } from 'vitest'
import { COUNTRY_CODES } from '#contract/locales.ts'
import { regionName, regionsOf } from './regions.ts'

test.each(COUNTRY_CODES)('%s has regions, each code and name once, by name [SITE-8]', (country) => {
  const regions = regionsOf(country)
  const names = regions.map(({ name }) => name)

  expect(regions.length).toBeGreaterThan(1)
  expect(new Set(regions.map(({ code }) => code)).size).toBe(regions.length)
  expect(new Set(names).size).toBe(regions.length)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, country)))
})

test('regions are called what they are called there [SITE-8]', () => {
  expect(regionsOf('NL').map(({ name }) => name)).toEqual([
    'Drenthe',
    'Flevoland',
    'Friesland',
    'Gelderland',
    'Groningen',
    'Limburg',
    'Noord-Brabant',
    'Noord-Holland',
    'Overijssel',
    'Utrecht',
    'Zeeland',
    'Zuid-Holland',
  ])
  expect(regionsOf('BE').map(({ name }) => name)).toContain('Oost-Vlaanderen')
  expect(regionsOf('DE').map(({ name }) => name)).toContain('Nordrhein-Westfalen')
  expect(regionsOf('AT').map(({ name }) => name)).toContain('Kärnten')
})

test('a code is turned into a name, and an unknown one stays as it is [SITE-8]', () => {
  expect(regionName('NL', 'NH')).toBe('Noord-Holland')
  expect(regionName('NL', 'XX')).toBe('XX')
  expect(regionName('XX', 'NH')).toBe('NH')
})
