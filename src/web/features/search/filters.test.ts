import { expect, test } from 'vitest'
import { SEARCH_FIELDS } from '#contract/settings.ts'
import { addressOf, changed, countFilters, filtersIn } from './filters.ts'

const site = { offered: SEARCH_FIELDS, countries: ['NL', 'BE'] }
const read = (address: string, of: Parameters<typeof filtersIn>[1] = site) =>
  filtersIn(new URLSearchParams(address), of)

test('filters come out of an address as they went in [SEA-1]', () => {
  const filters = {
    gender: 'female',
    country: 'NL',
    countryregion: 'NH',
    min_age: 27,
    max_age: 45,
    has_photo: 'yes',
    online: 'yes',
    distance: 25,
    interests: ['cooking', 'sauna'],
    body_type: ['slim'],
    hair_color: ['red', 'grey'],
    eye_color: ['blue'],
    relationship_status: ['single', 'divorced'],
    new_members: 'yes',
    real_only: 'yes',
  } as const

  const address = addressOf({ ...filters, interests: [...filters.interests] } as never)

  expect(read(address)).toEqual(filters)
  expect(address).toContain('interests=cooking,sauna')
})

test('the same search has the same address, in whatever order it was wished for [SEA-1]', () => {
  expect(addressOf({ online: 'yes', gender: 'male' })).toBe('gender=male&online=yes')
  expect(addressOf(read('online=yes&gender=male'))).toBe('gender=male&online=yes')
})

test.each([
  ['gender=other&online=no&min_age=12&max_age=old&distance=-3&interests=war', {}],
  ['min_age=45&max_age=27', { min_age: 27, max_age: 45 }],
  ['country=DE&countryregion=BY&online=yes', { online: 'yes' }],
  ['interests=cooking,war&has_photo=yes', { has_photo: 'yes' }],
  ['min_age=&countryregion=', {}],
])('what makes no sense in %s is left out, and the rest is kept [SEA-1]', (address, filters) => {
  expect(read(address)).toEqual(filters)
})

test('a filter that the site does not offer is not read from an address [SEA-1]', () => {
  const offered = ['gender', 'max_age'] as const

  expect(read('gender=male&max_age=40&online=yes', { ...site, offered })).toEqual({
    gender: 'male',
    max_age: 40,
  })
})

test('a filter can be changed and dropped', () => {
  const filters = { gender: 'male', online: 'yes' } as const

  expect(changed(filters, { online: undefined, min_age: 30 })).toEqual({
    gender: 'male',
    min_age: 30,
  })
})

test('an age is one wish and a place is one, however many filters they are', () => {
  expect(countFilters({})).toBe(0)
  expect(countFilters({ min_age: 27, max_age: 45, online: 'yes' })).toBe(2)
  expect(countFilters({ country: 'NL', countryregion: 'NH', distance: 25, gender: 'both' })).toBe(2)
})
