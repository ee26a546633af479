import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  deleteSavedSearch,
  listSavedSearches,
  saveSearch,
  type SearchQuery,
  seeSavedSearch,
} from '#contract/search.ts'
import { changeSettings } from '#server/features/settings/settings.ts'
import { testApp } from '#test/app.ts'
import { countWaiting } from '#test/count-waiting.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMembers } from '#test/make-members.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { saveSearch as saveSearchOf } from './saved-searches.ts'

const { db, ownerDb } = await freshDatabase()
const time = { now: new Date('2026-03-01T12:00:00Z') }
const site = await makeSite(db)
const app = await testApp(db, { clock: () => time.now })

async function aMember(changes: Parameters<typeof makeMember>[2] = {}) {
  const { id } = await makeMember(db, site.id, { gender: 'male', seeks: 'female', ...changes })
  const { call } = await loggedIn(app, id)
  return {
    id,
    save: (filters: SearchQuery, name = 'In de buurt') => call(saveSearch, { name, filters }),
    list: async () => (await call(listSavedSearches, {})).body.searches,
    see: (which: string) => call(seeSavedSearch, { id: which }),
    remove: (which: string) => call(deleteSavedSearch, { id: which }),
  }
}

test('a saved search keeps its name and the filters as they were applied [SEA-7]', async () => {
  const me = await aMember({ country: 'DE' })

  const { body } = await me.save({ min_age: '30', hair_color: 'red,grey' }, '  Rood en grijs ')
  await me.save({ gender: 'both' }, 'Iedereen')

  expect(body.search).toEqual({
    id: expect.any(String),
    name: 'Rood en grijs',
    filters: { gender: 'female', country: 'DE', min_age: 30, hair_color: ['grey', 'red'] },
    num_new: 0,
  })
  expect((await me.list()).map(({ name }) => name).toSorted()).toEqual([
    'Iedereen',
    'Rood en grijs',
  ])
})

test('the same filters are kept once, whatever their order, under the last name [SEA-7]', async () => {
  const me = await aMember()

  const first = await me.save({ hair_color: 'red,grey', min_age: 30 }, 'Eerst')
  const second = await me.save({ min_age: 30, hair_color: 'grey,red,grey' }, 'Later')

  expect(second.body.search.id).toBe(first.body.search.id)
  expect(await me.list()).toMatchObject([{ name: 'Later' }])
})

test('a member keeps ten searches; a kept one can be saved again [SEA-7]', async () => {
  const me = await aMember()
  for (let age = 20; age < 30; age += 1) await me.save({ min_age: age })

  const eleventh = await me.save({ min_age: 80 })
  const again = await me.save({ min_age: 23 }, 'Nog eens')
  await me.remove(again.body.search.id)
  const tenth = await me.save({ min_age: 80 })

  const outcomes = [eleventh, again, tenth].map(({ outcome }) => outcome)
  expect(outcomes).toEqual(['SAVED_SEARCH_LIMIT', 200, 200])
  expect(await me.list()).toHaveLength(10)
})

test('of many searches saved at once ten are kept [SEA-7]', async () => {
  const { id: memberId } = await makeMember(db, site.id)
  const save = (age: number) => {
    const filters = { gender: 'female', country: 'NL', min_age: age } as const
    return saveSearchOf(db, { memberId, name: 'In de buurt', filters, now: time.now })
  }
  for (let age = 20; age < 29; age += 1) await save(age)

  // All calls that have a connection are under way before the first of them can write.
  const held = await ownerDb.startTransaction().execute()
  await sql`lock table saved_search in share row exclusive mode`.execute(held)
  const saving = Promise.allSettled(Array.from({ length: 30 }, (_, nth) => save(30 + nth)))
  await expect.poll(() => countWaiting(ownerDb)).toBe(10)
  await held.commit().execute()

  const refused = (await saving).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(29)
  expect(refused).toMatchObject(refused.map(() => ({ reason: { code: 'SAVED_SEARCH_LIMIT' } })))
  const kept = db.selectFrom('saved_search').where('member_id', '=', memberId).select('id')
  expect(await kept.execute()).toHaveLength(10)
})

test('the same search saved many times at once is one [SEA-7]', async () => {
  const me = await aMember()

  const saved = await Promise.all(Array.from({ length: 20 }, () => me.save({ min_age: 33 })))

  expect(new Set(saved.map(({ body }) => body.search.id)).size).toBe(1)
  expect(await me.list()).toHaveLength(1)
})

test('real people who appeared since the search was last opened are new in it, each search by itself [SEA-7]', async () => {
  const me = await aMember({ country: 'FR' })
  const seen = new Date('2026-03-01T12:00:00Z')
  const appeared = new Date('2026-03-01T13:00:00Z')
  time.now = seen
  const red = (await me.save({ hair_color: 'red' }, 'Rood')).body.search
  const all = (await me.save({ gender: 'both' }, 'Iedereen')).body.search
  const fresh = { country: 'FR', activated_at: appeared } as const
  const [, , , blocked] = await makeMembers(db, site.id, [
    { ...fresh, hair_color: 'red' },
    { ...fresh, hair_color: 'red', activated_at: seen },
    { ...fresh, gender: 'male' },
    fresh,
    { ...fresh, is_fictional: true },
    { ...fresh, is_invisible: true },
    { ...fresh, country: 'BE' },
    { ...fresh, activated_at: null },
  ])
  await db.insertInto('block').values({ blocker_id: blocked!, blocked_id: me.id }).execute()
  time.now = new Date('2026-03-01T14:00:00Z')

  const before = await me.list()
  await me.see(all.id)
  const after = await me.list()

  const newIn = (searches: typeof before) =>
    Object.fromEntries(searches.map(({ id, num_new: count }) => [id, count]))
  expect(newIn(before)).toEqual({ [red.id]: 1, [all.id]: 2 })
  expect(newIn(after)).toEqual({ [red.id]: 1, [all.id]: 0 })
})

test('the counting of the new stops at a hundred [SEA-7]', async () => {
  const me = await aMember({ country: 'PL' })
  time.now = new Date('2026-03-01T12:00:00Z')
  await me.save({})
  const fresh = { country: 'PL', activated_at: new Date('2026-03-01T13:00:00Z') } as const
  await makeMembers(
    db,
    site.id,
    Array.from({ length: 120 }, () => fresh),
  )
  time.now = new Date('2026-03-01T14:00:00Z')

  expect(await me.list()).toMatchObject([{ num_new: 100 }])
})

test('searches of others can neither be seen, opened nor deleted [SEA-7] [P2]', async () => {
  const me = await aMember()
  const other = await aMember()
  const { id } = (await other.save({ min_age: 50 })).body.search

  const answers = await Promise.all([me.see(id), me.remove(id), me.see(randomUUID())])

  expect(answers.map(({ error }) => error)).toEqual(Array(3).fill({ code: 'NOT_FOUND' }))
  expect(await me.list()).toEqual([])
  expect(await other.list()).toHaveLength(1)
})

test('a search that was deleted is gone, and cannot be deleted again [SEA-7]', async () => {
  const me = await aMember()
  const { id } = (await me.save({ min_age: 50 })).body.search

  const outcomes = [(await me.remove(id)).outcome, (await me.remove(id)).outcome]

  expect(outcomes).toEqual([200, 'NOT_FOUND'])
  expect(await me.list()).toEqual([])
})

test.each([
  ['filters.min_age', { name: 'x', filters: { min_age: 12 } }],
  ['min_age', { name: 'x', filters: { min_age: 40, max_age: 30 } }],
  ['countryregion', { name: 'x', filters: { countryregion: 'XX' } }],
  ['name', { name: '   ', filters: {} }],
  ['name', { name: 'x'.repeat(61), filters: {} }],
  ['name', { name: 'a\u0007b', filters: {} }],
  ['owner', { name: 'x', filters: {}, owner: 'me' }],
])('what makes no sense is not kept: %s [SEA-7]', async (field, input) => {
  const { id } = await makeMember(db, site.id)
  const { call } = await loggedIn(app, id)

  const { error } = await call(saveSearch, input as never)

  expect(error).toMatchObject({ code: 'INVALID_INPUT', params: { field } })
})

test('a search that the site cannot answer any more is left out, not a failure [SEA-7] [SITE-3]', async () => {
  const me = await aMember({ country: 'NL' })
  await me.save({ country: 'BE' }, 'België')
  await me.save({ country: 'NL' }, 'Nederland')
  await db
    .insertInto('saved_search')
    .values({
      member_id: me.id,
      name: 'Oud',
      filters: '{"hair_color": ["purple"]}',
      created_at: time.now,
      seen_at: time.now,
      told_at: time.now,
    })
    .execute()
  await changeSettings(db, site.id, { countries: ['NL'] })

  const names = (await me.list()).map(({ name }) => name)

  expect(names).toEqual(['Nederland'])
})
