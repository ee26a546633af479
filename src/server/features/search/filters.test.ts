import { expect, test } from 'vitest'
import { searchMembers, type SearchQuery } from '#contract/search.ts'
import { changeSettings } from '#server/features/settings/settings.ts'
import { openSession } from '#server/http/session.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { makeMembers } from '#test/make-members.ts'
import { makeMember, makePhoto, makeSite } from '#test/make.ts'

const { db } = await freshDatabase()
const NOW = new Date('2026-03-01T12:00:00Z')
const site = await makeSite(db)
/** Sites are known to a process for about a second: these are there before the first call. */
const sites: (typeof site)[] = []
for (let nth = 0; nth < 30; nth += 1) sites.push(await makeSite(db))
const app = await testApp(db, { clock: () => NOW })

type Wishes = Parameters<typeof makeMembers>[2][number]

function ago(minutes: number): Date {
  return new Date(NOW.getTime() - minutes * 60_000)
}

async function aSearcher(changes: Parameters<typeof makeMember>[2] = {}, on = site) {
  const { id } = await makeMember(db, on.id, { gender: 'male', seeks: 'female', ...changes })
  const { call, cookies } = caller(app, { host: on.domain })
  const session = { memberId: id, userAgent: 'test', isConfirmed: true, now: NOW }
  cookies.set('session', (await openSession(db, session))!.token)
  return { id, search: (query: SearchQuery = {}) => call(searchMembers, query) }
}

const FILTERS: readonly (readonly [string, SearchQuery, Wishes, Wishes])[] = [
  ['gender', { gender: 'male' }, { gender: 'male' }, { gender: 'female' }],
  ['both genders', { gender: 'both' }, { gender: 'male' }, { status: 'banned' }],
  ['region', { countryregion: 'UT' }, { region: 'UT' }, { region: 'NH' }],
  ['the youngest age', { min_age: 30 }, born('1996-03-01'), born('1996-03-02')],
  ['the oldest age', { max_age: 30 }, born('1995-03-02'), born('1995-03-01')],
  ['a photo', { has_photo: 'yes' }, { main_photo: 'a'.repeat(32) }, {}],
  ['being online', { online: 'yes' }, { last_active_at: ago(4) }, { last_active_at: ago(6) }],
  ['new members', { new_members: 'yes' }, { signup_at: ago(9000) }, { signup_at: ago(10_090) }],
  ['real people', { real_only: 'yes' }, {}, { is_fictional: true }],
  ['distance', { distance: 10 }, at('UT', 'Nieuwegein'), at('NH', 'Amsterdam')],
  ['an interest', { interests: 'yoga' }, { interests: ['art', 'yoga'] }, { interests: ['art'] }],
  ['one of two interests', { interests: 'yoga,wine' }, { interests: ['wine'] }, {}],
  ['body type', { body_type: 'slim' }, { body_type: 'slim' }, { body_type: 'curvy' }],
  ['hair', { hair_color: 'red,grey' }, { hair_color: 'grey' }, { hair_color: 'brown' }],
  ['eyes', { eye_color: 'grey' }, { eye_color: 'grey' }, { hair_color: 'grey' }],
  [
    'relationship',
    { relationship_status: 'single' },
    { relationship_status: 'single' },
    { relationship_status: 'widowed' },
  ],
  ['a want', { looks_for: 'affair,chat' }, { looks_for: ['chat'] }, { looks_for: ['dates'] }],
  [
    'relationship style',
    { relationship_style: 'open' },
    { relationship_style: 'open' },
    { relationship_style: 'monogamous', looks_for: ['chat'] },
  ],
]

test.each(FILTERS)(
  'a search by %s finds whom it fits and no others [SEA-1]',
  async (...example) => {
    const [, query, fitting, other] = example
    const own = sites.pop()!
    const [wanted] = await makeMembers(db, own.id, [fitting, other])
    const { search } = await aSearcher(at('UT', 'Utrecht'), own)

    const { body } = await search(query)

    expect([body.results.map(({ id }) => id), body.numResults]).toEqual([[wanted], 1])
  },
)

test.each(['online', 'new_members', 'distance'] as const)(
  'a fictional profile is never found by %s [SEA-2]',
  async (filter) => {
    const own = sites.pop()!
    const place = at('UT', 'Utrecht')
    const times = { last_active_at: NOW, signup_at: NOW, activated_at: NOW }
    await makeMembers(db, own.id, [{ ...place, ...times, is_fictional: true }])
    const { search } = await aSearcher(place, own)

    const { body } = await search(filter === 'distance' ? { distance: 250 } : { [filter]: 'yes' })

    expect(body.results).toEqual([])
    expect((await search()).body.results).toMatchObject([
      { fictional_icon: true, is_online: false, is_new: false, distance_km: null },
    ])
  },
)

test('filters that the site does not offer are not applied [SITE-3]', async () => {
  const own = sites.pop()!
  const ids = await makeMembers(db, own.id, [{ hair_color: 'red' }, { hair_color: 'grey' }])
  await changeSettings(db, own.id, { search_fields: ['gender', 'min_age'] })
  const { search } = await aSearcher({}, own)

  const { body } = await search({ hair_color: 'red', country: 'DE', min_age: 20 })

  expect(body.results.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  expect(body.filters).toEqual({ gender: 'female', country: 'NL', min_age: 20 })
})

test.each([
  ['has emptied its list', { looks_for: [] }],
  ['does not show wants', { visible_profile_fields: [] }],
])('where a site %s, no search asks for them [WAN-1]', async (_, settings) => {
  const own = sites.pop()!
  await makeMembers(db, own.id, [{ looks_for: ['chat'] }, {}])
  await changeSettings(db, own.id, settings)
  const { search } = await aSearcher({}, own)

  const { body } = await search({ looks_for: 'chat' })

  expect([body.numResults, body.filters.looks_for]).toEqual([2, undefined])
})

test('every filter together answers, for both genders and every distance [SEA-1]', async () => {
  const country = 'NL'
  const { search } = await aSearcher({ country, region: 'UT', city: 'Utrecht' })
  const all: SearchQuery = {
    gender: 'both',
    country,
    countryregion: 'UT',
    min_age: 18,
    max_age: 99,
    distance: 100,
    has_photo: 'yes',
    online: 'yes',
    new_members: 'yes',
    real_only: 'yes',
    interests: 'yoga,wine',
    body_type: 'slim',
    hair_color: 'red',
    eye_color: 'blue',
    relationship_status: 'single',
    looks_for: 'chat,affair',
    relationship_style: 'open',
  }
  const [fit] = await makeMembers(db, site.id, [
    {
      ...at('UT', 'Nieuwegein'),
      main_photo: 'b'.repeat(32),
      last_active_at: NOW,
      signup_at: NOW,
      interests: ['wine'],
      body_type: 'slim',
      hair_color: 'red',
      eye_color: 'blue',
      relationship_status: 'single',
      looks_for: ['affair'],
      relationship_style: 'open',
    },
  ])

  expect((await search(all)).body.results.map(({ id }) => id)).toEqual([fit])
})

test('a photo that is added or taken away is known to the search at once [SEA-1]', async () => {
  const own = sites.pop()!
  const [id] = await makeMembers(db, own.id, [{}])
  const { search } = await aSearcher({}, own)
  const found = async () => (await search({ has_photo: 'yes' })).body.numResults

  await makePhoto(db, id!)
  const withPhoto = await found()
  await db.deleteFrom('photo').where('member_id', '=', id!).execute()
  const without = await found()

  expect([withPhoto, without]).toEqual([1, 0])
})

test('a country that the site does not serve is refused [SITE-3]', async () => {
  const own = sites.pop()!
  await changeSettings(db, own.id, { countries: ['NL', 'BE'] })
  const { search } = await aSearcher({}, own)

  const { error } = await search({ country: 'DE' })

  expect(error).toMatchObject({ code: 'INVALID_INPUT', params: { field: 'country' } })
})

function born(dateOfBirth: string): Wishes {
  return { date_of_birth: dateOfBirth }
}

function at(region: string, city: string): Wishes {
  return { region, city }
}
