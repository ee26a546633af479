import { expect, test } from 'vitest'
import type { CountryCode } from '#contract/locales.ts'
import { getSearchHints, type SearchQuery } from '#contract/search.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMembers } from '#test/make-members.ts'
import { makeMember, makeSite } from '#test/make.ts'

const { db } = await freshDatabase()
const NOW = new Date('2026-03-01T12:00:00Z')
const site = await makeSite(db)
const app = await testApp(db, { clock: () => NOW })

async function hintsFor(country: CountryCode, query: SearchQuery) {
  const { id } = await makeMember(db, site.id, { country, gender: 'male', seeks: 'female' })
  const { call } = await loggedIn(app, id)
  return (await call(getSearchHints, query)).body.hints
}

function many(count: number, wishes: Parameters<typeof makeMembers>[2][number]) {
  return Array.from({ length: count }, () => wishes)
}

test('each filter says how many fit all the others, most first, and at most three do [SEA-7]', async () => {
  const fit = {
    country: 'DE',
    hair_color: 'red',
    eye_color: 'green',
    date_of_birth: '1990-01-01',
  } as const
  const photo = { main_photo: null }
  const fitting = { ...fit, interests: ['yoga'] }
  await makeMembers(db, site.id, [
    ...many(2, fitting),
    ...many(3, { ...fitting, hair_color: 'brown' }),
    ...many(5, { ...fitting, eye_color: null }),
    ...many(4, { ...fitting, date_of_birth: '2006-01-01' }),
    ...many(1, { ...fit, ...photo }),
    ...many(9, { ...fitting, hair_color: 'brown', eye_color: 'blue' }),
    ...many(9, { ...fitting, hair_color: 'brown', gender: 'male' }),
    ...many(9, { ...fitting, hair_color: 'brown', is_invisible: true }),
  ])

  const query = { hair_color: 'red', eye_color: 'green', min_age: 30, interests: 'yoga' }
  const hints = await hintsFor('DE', query)

  expect(hints).toEqual([
    { filter: 'eye_color', adds: 5 },
    { filter: 'min_age', adds: 4 },
    { filter: 'hair_color', adds: 3 },
  ])
})

test('a filter that adds nobody is not named, and without filters there is nothing to drop [SEA-7]', async () => {
  await makeMembers(db, site.id, [{ country: 'FR', hair_color: 'red' }])

  expect(await hintsFor('FR', { hair_color: 'red', min_age: 20 })).toEqual([])
  expect(await hintsFor('FR', { gender: 'female', country: 'FR' })).toEqual([])
})

test('whoever is blocked is not counted [SEA-7] [P3]', async () => {
  const { id } = await makeMember(db, site.id, { country: 'IT', gender: 'male', seeks: 'female' })
  const ids = await makeMembers(db, site.id, many(3, { country: 'IT', hair_color: 'brown' }))
  const blocks = [
    { blocker_id: id, blocked_id: ids[0]! },
    { blocker_id: ids[1]!, blocked_id: id },
  ]
  await db.insertInto('block').values(blocks).execute()
  const { call } = await loggedIn(app, id)

  const { body } = await call(getSearchHints, { hair_color: 'red' })

  expect(body.hints).toEqual([{ filter: 'hair_color', adds: 1 }])
})

test('region, distance and real people can be dropped as well [SEA-7]', async () => {
  const home = { country: 'NL', region: 'UT', city: 'Utrecht' } as const
  const { id } = await makeMember(db, site.id, { ...home, gender: 'male', seeks: 'female' })
  await makeMembers(db, site.id, [
    ...many(3, { country: 'NL', region: 'NH', city: 'Amsterdam' }),
    ...many(2, { country: 'NL', region: 'UT', city: 'Utrecht', is_fictional: true }),
  ])
  const { call } = await loggedIn(app, id)

  const near = await call(getSearchHints, { distance: 10 })
  const real = await call(getSearchHints, { countryregion: 'UT', real_only: 'yes' })

  expect(near.body.hints).toEqual([{ filter: 'distance', adds: 5 }])
  expect(real.body.hints).toEqual([
    { filter: 'countryregion', adds: 3 },
    { filter: 'real_only', adds: 2 },
  ])
})

test('the counting of hints stops at a thousand [SEA-7]', async () => {
  await makeMembers(db, site.id, many(1005, { country: 'ES', hair_color: 'brown' }))

  expect(await hintsFor('ES', { hair_color: 'red' })).toEqual([
    { filter: 'hair_color', adds: 1000 },
  ])
})
