import { expect, test } from 'vitest'
import { searchMembers } from '#contract/search.ts'
import { readConfig } from '#server/kernel/config.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { hostile } from '#test/hostile.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db)

async function aSearcher() {
  const { id } = await makeMember(db, site.id, { country: 'NL' })
  const { call } = await loggedIn(app, id)
  return { search: (query: object) => call(searchMembers, query as never) }
}

test.each([
  ['country', { country: 'XX' }],
  ['countryregion', { country: 'NL', countryregion: 'BRU' }],
  ['countryregion', { countryregion: `UT' or true --` }],
  ['min_age', { min_age: 40, max_age: 30 }],
  ['min_age', { min_age: 17 }],
  ['max_age', { max_age: 100 }],
  ['min_age', { min_age: '30.5' }],
  ['min_age', { min_age: 'abc' }],
  ['gender', { gender: 'all' }],
  ['distance', { distance: 0 }],
  ['distance', { distance: 251 }],
  ['has_photo', { has_photo: 'no' }],
  ['interests.0', { interests: 'slavery' }],
  ['interests', { interests: Array(31).fill('yoga').join(',') }],
  ['hair_color.1', { hair_color: 'red,' }],
  ['after', { after: 'AAAAAAAAAAAAAAAAAAAA' }],
  ['after', { after: '' }],
  ['pageNumber', { pageNumber: 0 }],
])('%s is refused by name when it makes no sense: %j [SEA-1]', async (field, query) => {
  const { search } = await aSearcher()

  const { error } = await search(query)

  expect(error).toMatchObject({ code: 'INVALID_INPUT', params: { field } })
})

test('no hostile value of any filter does more than be refused [W1]', async () => {
  const { search } = await aSearcher()
  const names = ['gender', 'country', 'countryregion', 'min_age', 'distance', 'interests', 'after']
  const values = Object.entries(hostile.strings)
    .filter(([name]) => name !== '10 MB')
    .map(([, make]) => make().slice(0, 2000))

  const codes = new Set<unknown>()
  for (const name of names)
    for (const value of values) codes.add((await search({ [name]: value })).outcome)

  expect(values.length).toBeGreaterThan(10)
  expect([...codes].filter((code) => code !== 200)).toEqual(['INVALID_INPUT'])
})

test('the sixty-first search in a minute is refused [A10]', async () => {
  const now = new Date()
  const config = readConfig({ NODE_ENV: 'test' })
  const strict = await testApp(db, { config, clock: () => now })
  const { call } = caller(strict)

  const outcomes: unknown[] = []
  for (let nth = 0; nth < 61; nth += 1)
    outcomes.push((await call(searchMembers, { country: 'FI' })).outcome)

  expect(outcomes.slice(0, 60).filter((outcome) => outcome !== 200)).toEqual([])
  expect(outcomes[60]).toBe('RATE_LIMITED')
})
