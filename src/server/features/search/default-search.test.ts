import { expect, test } from 'vitest'
import { searchMembers, type SearchQuery } from '#contract/search.ts'
import { changeSettings } from '#server/features/settings/settings.ts'
import { openSession } from '#server/http/session.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { makeMembers } from '#test/make-members.ts'
import { makeMember, makeSite } from '#test/make.ts'

const { db } = await freshDatabase()
const NOW = new Date('2026-03-01T12:00:00Z')
/** Sites are known to a process for about a second: these are there before the first call. */
const sites: Awaited<ReturnType<typeof makeSite>>[] = []
for (let nth = 0; nth < 5; nth += 1) sites.push(await makeSite(db))
const app = await testApp(db, { clock: () => NOW })
const UTRECHT = { country: 'NL', region: 'UT', city: 'Utrecht' } as const
const GRONINGEN = { country: 'NL', region: 'GR', city: 'Groningen' } as const

type Wishes = Parameters<typeof makeMember>[2]

async function aSearcher(changes: Wishes = {}) {
  const on = sites.pop()!
  const me = { gender: 'male', seeks: 'female', date_of_birth: '1990-01-01', ...UTRECHT } as const
  const { id } = await makeMember(db, on.id, { ...me, ...changes })
  const { call, cookies } = caller(app, { host: on.domain })
  const session = { memberId: id, userAgent: 'test', isConfirmed: true, now: NOW }
  cookies.set('session', (await openSession(db, session))!.token)
  const search = async (query: SearchQuery & { by_default?: 'yes'; after?: string } = {}) =>
    (await call(searchMembers, { by_default: 'yes', ...query })).body
  return { on, search, call }
}

const many = (count: number, wishes: Parameters<typeof makeMembers>[2][number]) =>
  Array.from({ length: count }, () => wishes)

test('where nothing is asked a search is near and of the own age, and says so in its filters [SEA-1]', async () => {
  const { on, search } = await aSearcher()
  const near = await makeMembers(db, on.id, many(12, { ...UTRECHT, date_of_birth: '1992-05-05' }))
  await makeMembers(db, on.id, [
    { ...GRONINGEN, date_of_birth: '1992-05-05' },
    { ...UTRECHT, date_of_birth: '1960-05-05' },
  ])

  const body = await search()

  expect(body.results.map(({ id }) => id).toSorted()).toEqual(near.toSorted())
  expect(body).toMatchObject({
    is_wider: false,
    filters: { min_age: 26, max_age: 46, distance: 50, gender: 'female', country: 'NL' },
  })
})

test('what the member chose in the guided start is what a search begins with [SEA-1] [STA-1]', async () => {
  const search_default = JSON.stringify({ min_age: 40, max_age: 50, distance: null })
  const { on, search } = await aSearcher({ search_default })
  await makeMembers(db, on.id, many(12, { ...GRONINGEN, date_of_birth: '1980-05-05' }))

  const { filters, numResults } = await search()

  expect(filters).toEqual({ gender: 'female', country: 'NL', min_age: 40, max_age: 50 })
  expect(numResults).toBe(12)
})

test('where few are near it goes further by itself, and says so [SEA-1]', async () => {
  const { on, search } = await aSearcher()
  await makeMembers(db, on.id, many(11, { ...UTRECHT, date_of_birth: '1992-05-05' }))
  const [far] = await makeMembers(db, on.id, [{ ...GRONINGEN, date_of_birth: '1992-05-05' }])

  const body = await search()

  expect(body.results.map(({ id }) => id)).toContain(far)
  expect(body).toMatchObject({ is_wider: true, numResults: 12 })
  expect(body.filters).toEqual({ gender: 'female', country: 'NL', min_age: 21, max_age: 51 })
})

test('filters that a site does not offer are not filled in either [SEA-1] [SITE-3]', async () => {
  const { on, search } = await aSearcher()
  await changeSettings(db, on.id, { search_fields: ['gender'] })
  await makeMembers(db, on.id, many(12, { ...GRONINGEN, date_of_birth: '1960-05-05' }))

  const { filters, numResults } = await search()

  expect(filters).toEqual({ gender: 'female', country: 'NL' })
  expect(numResults).toBe(12)
})

test('without the word a search is exactly what it asks for [SEA-1]', async () => {
  const { on, call } = await aSearcher()
  await makeMembers(db, on.id, [{ ...GRONINGEN, date_of_birth: '1960-05-05' }])

  const { body } = await call(searchMembers, {})

  expect(body).toMatchObject({ numResults: 1, is_wider: false })
  expect(body.filters).toEqual({ gender: 'female', country: 'NL' })
})
