import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { PROFILE_WORDS, RELATIONSHIP_STYLES } from '#contract/fields.ts'
import { countMembers, searchMembers } from '#contract/search.ts'
import { INTERESTS, LOOKS_FOR } from '#contract/settings.ts'
import { rounds } from '#test/rounds.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMembers } from '#test/make-members.ts'
import { makeMember, makeSite } from '#test/make.ts'
import type { Applied } from './applied-filters.ts'
import { countFound, findPage, type Reach } from './find-page.ts'
import { wordNumber } from './rare-words.ts'
import { searchOf } from './search-of.ts'

const { db, ownerDb } = await freshDatabase()
const NOW = new Date('2026-03-01T12:00:00Z')
const site = await makeSite(db)
const home = { country: 'NL', region: 'NH', city: 'Haarlem' } as const
const me = await makeMember(db, site.id, { gender: 'male', seeks: 'female' })
const searcher = {
  viewer: { siteId: site.id, memberId: me.id },
  seeks: 'female',
  seeksCouples: 'no',
  country: 'NL',
  home,
  isToldOnline: true,
} as const

const pick = <const Values extends readonly unknown[]>(values: Values) =>
  fc.constantFrom(...values.slice(0, 3)) as fc.Arbitrary<Values[number]>

const looks = fc.record({
  gender: fc.constantFrom('male', 'female'),
  date_of_birth: fc.constantFrom(
    '1899-01-01',
    '1975-02-28',
    '1990-03-01',
    '1990-03-02',
    '2000-12-31',
  ),
  city: fc.constantFrom('Haarlem', 'Zaandam', 'Den Helder'),
  body_type: pick(PROFILE_WORDS.body_type),
  hair_color: pick(PROFILE_WORDS.hair_color),
  interests: fc.uniqueArray(pick(INTERESTS), { maxLength: 3 }),
  looks_for: fc.uniqueArray(pick(LOOKS_FOR), { maxLength: 2 }),
  relationship_style: pick(RELATIONSHIP_STYLES),
  main_photo: fc.constantFrom(null, null, 'a'.repeat(22)),
  signup_at: fc.constantFrom(new Date('2026-02-27T00:00:00Z'), new Date('2025-02-27T00:00:00Z')),
  last_active_at: fc.constantFrom(NOW, new Date(NOW.getTime() - 3_600_000)),
  is_invisible: fc.constantFrom(false, false, false, true),
})
await makeMembers(db, site.id, fc.sample(looks, { numRuns: 400, seed: 7 }))
// The database counts by itself how rare words are, sooner or later.
await sql`analyze member_words`.execute(ownerDb)

const flag = fc.constant('yes' as const)
const some = <Values extends readonly string[]>(values: Values) =>
  fc.uniqueArray(pick(values), { minLength: 1, maxLength: 2 })
const filters: fc.Arbitrary<Applied> = fc.record(
  {
    gender: fc.constantFrom('male', 'female', 'both'),
    country: fc.constant('NL'),
    countryregion: fc.constantFrom('NH', 'UT'),
    min_age: fc.constantFrom(18, 25, 35),
    max_age: fc.constantFrom(36, 51, 99),
    distance: fc.constantFrom(10, 25, 250),
    has_photo: flag,
    online: flag,
    new_members: flag,
    real_only: flag,
    interests: some(INTERESTS),
    body_type: some(PROFILE_WORDS.body_type),
    hair_color: some(PROFILE_WORDS.hair_color),
    looks_for: some(LOOKS_FOR),
    relationship_style: some(RELATIONSHIP_STYLES),
  },
  { requiredKeys: ['gender', 'country'] },
) as fc.Arbitrary<Applied>

/** So far that each way by itself finds the page. */
const NEAR: Reach = { looked: 10_000, candidates: 0 }
const BY_WORDS: Reach = { looked: 1, candidates: 10_000 }
const BY_WALK: Reach = { looked: 1, candidates: 0 }

test('near the top, by words or by walking to the end, a search finds the same, page by page [SEA-1] [SEA-2]', async () => {
  await fc.assert(
    fc.asyncProperty(filters, async (asked) => {
      const question = { searcher, filters: asked, now: NOW }
      const search = await searchOf(question)
      const ways = await Promise.all(
        [NEAR, BY_WORDS, BY_WALK].map(async (reach) => {
          const first = await findPage(db, search, null, reach)
          const last = first.places.at(-1)
          const second = last && (await findPage(db, search, { ...last, asOf: NOW }, reach))
          const all = await countFound(db, question, reach)
          return { pages: [first, second].map((page) => page?.places), more: first.hasMore, all }
        }),
      )

      expect(ways[1]).toEqual(ways[0])
      expect(ways[2]).toEqual(ways[0])
    }),
    { numRuns: rounds({ landing: 60, night: 600 }) },
  )
})

test('finding a page tells the number where it is known by then, and counting tells it in any case [SEA-1]', async () => {
  const question = { searcher, filters: { gender: 'both', country: 'NL' } as Applied, now: NOW }
  const search = await searchOf(question)

  const whole = await findPage(db, search, null)
  const part = await findPage(db, search, null, { looked: 100, candidates: 10_000 })

  expect(part.count).toBeNull()
  expect(part.places).toEqual(whole.places)
  expect(whole.count).toBe(await countFound(db, question, BY_WALK))
})

test('the number of a search is the same on page 1 and by itself [SEA-1]', async () => {
  const app = await testApp(db, { clock: () => NOW })
  const { call } = await loggedIn(app, me.id)

  const page = await call(searchMembers, { hair_color: 'black' })
  const alone = await call(countMembers, { hair_color: 'black' })

  expect(page.body.numResults).toBeGreaterThan(0)
  expect(alone.body.numResults).toBe(page.body.numResults)
})

/** A member's words, and where in the table they stand: rows that are written stand elsewhere. */
async function wordsOf(id: string) {
  const { rows } = await sql<{ place: string; are_true: boolean }>`
    select member_words.ctid::text || member_words.xmin::text as place, words = words_of(member) as are_true
    from member_words join member on member.id = member_id where member_id = ${id}`.execute(db)
  return rows[0]!
}

test('a word has the same number here and in the database [SEA-1]', async () => {
  const words = ['real', 'has_photo', 'interests:yoga', 'at:NL:NH|’s-Graveland', '']
  const numbers = words.map(
    async (word) =>
      (await sql<{ words: number[] }>`select search_words(array[${word}]) as words`.execute(db))
        .rows[0]!.words,
  )

  expect(await Promise.all(numbers)).toEqual(words.map((word) => [wordNumber(word)]))
})

test('the words of a member are those of the profile at any time, and a visit writes none [SEA-1]', async () => {
  const [id] = await makeMembers(db, site.id, [{}])
  const change = (changes: object) =>
    db.updateTable('member').set(changes).where('id', '=', id!).execute()
  const made = await wordsOf(id!)
  await change({ last_active_at: NOW, name: 'Fleur', about: 'Hoi' })
  const visited = await wordsOf(id!)

  expect(made.are_true).toBe(true)
  expect(visited).toEqual(made)

  for (const part of [
    { gender: 'male' },
    { country: 'BE', region: 'VAN', city: 'Antwerpen' },
    { date_of_birth: '1980-01-01' },
    { signup_at: new Date('2020-01-01T00:00:00Z') },
    { main_photo: 'b'.repeat(22) },
    { body_type: 'slim' },
    { hair_color: 'red' },
    { eye_color: 'green' },
    { relationship_status: 'single' },
    { relationship_style: 'open' },
    { interests: ['art'] },
    { looks_for: ['chat'] },
    { is_fictional: true },
  ]) {
    const before = await wordsOf(id!)
    await change(part)
    const after = await wordsOf(id!)
    expect([Object.keys(part), after.are_true]).toEqual([Object.keys(part), true])
    expect(after.place).not.toBe(before.place)
  }
})
