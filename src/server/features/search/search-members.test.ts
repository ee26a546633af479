import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { CountryCode } from '#contract/locales.ts'
import { searchMembers, type SearchQuery } from '#contract/search.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMembers } from '#test/make-members.ts'
import { makeMember, makeSite } from '#test/make.ts'

const { db } = await freshDatabase()
const NOW = new Date('2026-03-01T12:00:00Z')
const site = await makeSite(db)
const app = await testApp(db, { clock: () => NOW, countryOf: () => 'BE' })

type Query = SearchQuery & { after?: string; pageNumber?: number }

/** A country of its own for each test, so that its members are all there are in it. */
const COUNTRIES: CountryCode[] = [
  'NL',
  'DE',
  'FR',
  'IT',
  'ES',
  'AT',
  'IE',
  'GB',
  'AU',
  'NZ',
  'US',
  'CA',
  'PL',
]
function aCountry(): CountryCode {
  return COUNTRIES.shift()!
}

function ago(minutes: number): Date {
  return new Date(NOW.getTime() - minutes * 60_000)
}

async function aSearcher(changes: Parameters<typeof makeMember>[2] = {}) {
  const { id } = await makeMember(db, site.id, { gender: 'male', seeks: 'female', ...changes })
  const { call } = await loggedIn(app, id)
  return { id, search: (query: Query = {}) => call(searchMembers, query as SearchQuery) }
}

test('everybody of a search, page by page, last active first, with their number on page 1 [SEA-1]', async () => {
  const country = aCountry()
  const ids = await makeMembers(
    db,
    site.id,
    Array.from({ length: 60 }, (_, nth) => ({ country, last_active_at: ago(nth) })),
  )
  const { search } = await aSearcher({ country })

  const first = await search()
  const second = await search({ after: first.body.next!, pageNumber: 2 })
  const third = await search({ after: second.body.next!, pageNumber: 3 })

  const pages = [first, second, third].map(({ body }) => body)
  expect(pages.flatMap(({ results }) => results.map(({ id }) => id))).toEqual(ids)
  expect(pages.map(({ numResults }) => numResults)).toEqual([60, null, null])
  expect(pages.map(({ pageNumber }) => pageNumber)).toEqual([1, 2, 3])
  expect(third.body.next).toBeNull()
  expect(new Set(pages.map(({ as_of: asOf }) => asOf))).toEqual(new Set([NOW.toISOString()]))
})

test('a page without a cursor is page 1, whatever its number [SEA-1]', async () => {
  const { search } = await aSearcher()

  expect((await search({ pageNumber: 7 })).body.pageNumber).toBe(1)
})

test('members whose activity differs by a microsecond, or not at all, each stand once [SEA-2]', async () => {
  const country = aCountry()
  const ids = await makeMembers(
    db,
    site.id,
    Array.from({ length: 100 }, () => ({ country })),
  )
  await sql`update member set last_active_at =
    timestamptz '2026-03-01T11:00:00Z' + (hashtext(id::text) % 30) * interval '1 microsecond'
    where id = any(${ids}::uuid[])`.execute(db)
  const searcher = await aSearcher({ country })

  const seen: string[] = []
  for (let after: string | null | undefined; after !== null;) {
    const { body } = await searcher.search(after === undefined ? {} : { after })
    seen.push(...body.results.map(({ id }) => id))
    after = body.next
  }

  expect(seen.toSorted()).toEqual(ids.toSorted())
})

test('the counting stops at a thousand [SEA-1]', async () => {
  const country = aCountry()
  const members = Array.from({ length: 1001 }, () => ({ country }))
  await makeMembers(db, site.id, members.slice(2))
  const { search } = await aSearcher({ country })

  const below = (await search()).body.numResults
  await makeMembers(db, site.id, members.slice(0, 2))
  const above = (await search()).body.numResults

  expect([below, above]).toEqual([999, 1000])
})

test('what is left open is taken from the member, and the answer says what was applied [SEA-1]', async () => {
  const member = await aSearcher({ country: 'SE', seeks: 'male' })
  const visitor = caller(app)

  const own = await member.search({ min_age: 30 })
  const theirs = await visitor.call(searchMembers, {})

  expect(own.body.filters).toEqual({ gender: 'male', country: 'SE', min_age: 30 })
  expect(theirs.body.filters).toEqual({ gender: 'both', country: 'BE' })
})

test('a visitor searches the country they chose, and distance has no meaning for them [SEA-1] [P8]', async () => {
  const visitor = caller(app)
  visitor.cookies.set('country', 'PL')

  const { body } = await visitor.call(searchMembers, { distance: 10 })

  expect(body.filters).toEqual({ gender: 'both', country: 'PL' })
})

test('when there are few, others of the same gender, country and about the age follow, nobody twice [SEA-1]', async () => {
  const country = aCountry()
  const [found, near, old, man, abroad] = await makeMembers(db, site.id, [
    { country, hair_color: 'red', date_of_birth: '1990-01-01' },
    { country, hair_color: 'brown', date_of_birth: '1992-01-01' },
    { country, hair_color: 'brown', date_of_birth: '1970-01-01' },
    { country, gender: 'male' },
    { country: 'FI' },
  ])
  const { search } = await aSearcher({ country })

  const { body } = await search({ hair_color: 'red', min_age: 36, max_age: 40, has_photo: 'yes' })
  const some = await search({ hair_color: 'red', min_age: 36, max_age: 40 })

  expect(body.results).toEqual([])
  expect(new Set(body.similar_results.map(({ id }) => id))).toEqual(new Set([found, near]))
  expect(some.body.results.map(({ id }) => id)).toEqual([found])
  expect(some.body.similar_results.map(({ id }) => id)).toEqual([near])
  expect([body.similar_numResults, some.body.similar_numResults]).toEqual([2, 1])
  expect([old, man, abroad].every((id) => !JSON.stringify(body).includes(id!))).toBe(true)
})

test('whoever wants real people only gets no fictional profile instead [SEA-1]', async () => {
  const country = aCountry()
  await makeMembers(db, site.id, [{ country, is_fictional: true }])
  const { search } = await aSearcher({ country })

  const { body } = await search({ real_only: 'yes', hair_color: 'red' })

  expect([body.results, body.similar_results]).toEqual([[], []])
})

test('with twelve or more nobody else is shown [SEA-1]', async () => {
  const country = aCountry()
  await makeMembers(
    db,
    site.id,
    Array.from({ length: 12 }, () => ({ country, hair_color: 'red' })),
  )
  await makeMembers(db, site.id, [{ country }])
  const { search } = await aSearcher({ country })

  const { body } = await search({ hair_color: 'red' })

  expect([body.numResults, body.similar_results, body.similar_numResults]).toEqual([12, [], 0])
})

test('never shown: oneself, blocked either way, invisible, disabled, deleted, of another site [SEA-4]', async () => {
  const country = aCountry()
  const elsewhere = await makeSite(db)
  const me = await aSearcher({ country, gender: 'female' })
  const hiding = [{ is_invisible: true }, { status: 'banned' }, { status: 'not_confirmed' }]
  const [shown, blocker, blocked] = await makeMembers(db, site.id, [
    { country },
    { country },
    { country },
    ...hiding.map((state) => ({ country, ...state })),
  ])
  await makeMember(db, site.id, { country, status: 'deleted' })
  await makeMembers(db, elsewhere.id, [{ country }])
  await db
    .insertInto('block')
    .values([
      { blocker_id: blocker!, blocked_id: me.id },
      { blocker_id: me.id, blocked_id: blocked! },
    ])
    .execute()

  const { body } = await me.search()
  const none = await me.search({ hair_color: 'red' })

  expect([body.results.map(({ id }) => id), body.numResults]).toEqual([[shown], 1])
  expect(none.body.similar_results.map(({ id }) => id)).toEqual([shown])
})
