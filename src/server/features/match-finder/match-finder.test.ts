import { expect, test } from 'vitest'
import type { CountryCode } from '#contract/locales.ts'
import { findMatches } from '#contract/match-finder.ts'
import type { SearchQuery } from '#contract/search.ts'
import { kilometresBetweenTowns } from '#server/features/places/places.ts'
import { changeSettings } from '#server/features/settings/settings.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'

const NOW = new Date('2028-02-29T12:00:00Z')
const HOUR = 60 * 60 * 1000

const { db } = await freshDatabase()
const app = await testApp(db, { clock: () => NOW })
const site = await makeSite(db)
// The first call for a distance loads the towns.
await kilometresBetweenTowns(
  { country: 'NL', region: 'NH', city: 'Haarlem' },
  { country: 'NL', region: 'ZH', city: 'Leiden' },
)
type Wishes = Parameters<typeof makeMember>[2]

/** A country of their own keeps the tests apart. */
async function aSeeker(country: CountryCode, changes: Wishes = {}) {
  const wishes: Wishes = {
    gender: 'female',
    seeks: 'male',
    date_of_birth: '1990-06-15',
    ...changes,
  }
  const { id } = await makeMember(db, site.id, { country, ...wishes })
  const { call } = await loggedIn(app, id)
  const ask = (answers: SearchQuery) => call(findMatches, answers)
  return { id, ask, find: async (answers: SearchQuery) => (await ask(answers)).body.matches }
}

function someone(country: CountryCode, changes: Wishes = {}) {
  const wishes: Wishes = { gender: 'male', seeks: 'female', date_of_birth: '1990-06-15' }
  return makeMember(db, site.id, { country, last_active_at: hoursAgo(2), ...wishes, ...changes })
}

function hoursAgo(hours: number): Date {
  return new Date(NOW.getTime() - hours * HOUR)
}

function idsOf(matches: readonly { member: { id: string } }[]): string[] {
  return matches.map(({ member }) => member.id)
}

test('the better match comes first, with the reasons, and the score leaves out what was not asked [FIN-1]', async () => {
  const { find } = await aSeeker('DE')
  const half = await someone('DE', { interests: ['wine'], last_active_at: hoursAgo(1) })
  const whole = await someone('DE', { interests: ['wine', 'yoga'], hair_color: 'red' })

  const matches = await find({ interests: 'wine,yoga', hair_color: 'red' })

  expect(idsOf(matches)).toEqual([whole.id, half.id])
  expect(matches.map(({ score }) => score)).toEqual([100, 43])
  expect(matches[1]!.parts).toEqual([
    { part: 'interests', points: 20, out_of: 40, fits: ['wine'] },
    { part: 'looks', points: 0, out_of: 20, fits: [] },
    { part: 'mutual', points: 10, out_of: 10, fits: ['seeks_you', 'same_age'] },
  ])
})

test('of equals real people stand before fictional ones, then the last active [FIN-1] [PRO-2]', async () => {
  const { find } = await aSeeker('FR')
  const earlier = await someone('FR', {
    seeks: 'male',
    date_of_birth: '1970-01-01',
    last_active_at: hoursAgo(9),
  })
  const lately = await someone('FR', {
    seeks: 'male',
    date_of_birth: '1970-01-01',
    last_active_at: hoursAgo(8),
  })
  const fictional = await someone('FR', { is_fictional: true, last_active_at: hoursAgo(0) })

  const matches = await find({ interests: 'wine' })

  expect(matches.map(({ score }) => score)).toEqual([0, 0, 0])
  expect(idsOf(matches)).toEqual([lately.id, earlier.id, fictional.id])
  expect(matches.map(({ member }) => member.fictional_icon)).toEqual([false, false, true])
})

test('the same answers give the same order, time after time [FIN-1]', async () => {
  const { find } = await aSeeker('ES')
  const sameMoment = { last_active_at: hoursAgo(3) }
  await Promise.all(Array.from({ length: 30 }, () => someone('ES', sameMoment)))

  const results = await Promise.all(Array.from({ length: 5 }, () => find({ interests: 'wine' })))

  const orders = results.map(idsOf)
  expect(orders[0]).toHaveLength(24)
  expect(orders[0]).toEqual(orders[0]!.toSorted().toReversed())
  expect(new Set(orders.map(String)).size).toBe(1)
})

test('whom, age and country decide who is in; the age counts by the day [FIN-1]', async () => {
  const { find } = await aSeeker('IT')
  const young = await someone('IT', { date_of_birth: '1998-02-28', last_active_at: hoursAgo(1) })
  const old = await someone('IT', { date_of_birth: '1987-03-01', last_active_at: hoursAgo(2) })
  await someone('IT', { date_of_birth: '1998-03-01' })
  await someone('IT', { date_of_birth: '1987-02-28' })
  await someone('IT', { gender: 'female' })
  const abroad = await someone('PL')

  const within = await find({ gender: 'male', min_age: 30, max_age: 40 })
  const elsewhere = await find({ country: 'PL' })

  expect(idsOf(within).toSorted()).toEqual([young.id, old.id].toSorted())
  expect(idsOf(elsewhere)).toEqual([abroad.id])
})

test('whoever asks for both gets both, and without an answer it is whom the profile seeks [FIN-1]', async () => {
  const { find } = await aSeeker('SE')
  const him = await someone('SE')
  const her = await someone('SE', { gender: 'female' })

  expect(idsOf(await find({}))).toEqual([him.id])
  expect(idsOf(await find({ gender: 'both' })).toSorted()).toEqual([him.id, her.id].toSorted())
})

test('nobody is a match who is hidden, blocked in either direction or of another site [SEA-4] [P3] [P4]', async () => {
  const { id, find } = await aSeeker('DK')
  const [blocker, blocked] = [await someone('DK'), await someone('DK')]
  await db.insertInto('block').values({ blocker_id: blocker.id, blocked_id: id }).execute()
  await db.insertInto('block').values({ blocker_id: id, blocked_id: blocked.id }).execute()
  await someone('DK', { is_invisible: true })
  await someone('DK', { status: 'not_confirmed' })
  await someone('DK', { status: 'deleted' })
  await makeMember(db, (await makeSite(db)).id, { gender: 'male', country: 'DK' })

  expect(await find({ gender: 'both' })).toEqual([])
})

test('a town near by is worth more than one far away [FIN-1] [P8]', async () => {
  const { find } = await aSeeker('NL', { region: 'NH', city: 'Haarlem' })
  const far = await someone('NL', { region: 'LI', city: 'Maastricht', last_active_at: hoursAgo(1) })
  const near = await someone('NL', { region: 'ZH', city: 'Leiden', last_active_at: hoursAgo(2) })
  const here = await someone('NL', { region: 'NH', city: 'Haarlem', last_active_at: hoursAgo(3) })

  const matches = await find({ distance: 50 })

  expect(idsOf(matches)).toEqual([here.id, near.id, far.id])
  const fits = matches.map(({ parts }) => parts.find(({ part }) => part === 'place')!.fits)
  expect(fits).toEqual([['same_town'], ['near'], []])
})

test('a question that the site does not ask, or whose answer it shows of nobody, does not count [FIN-1] [SITE-3]', async () => {
  const { ask } = await aSeeker('FI')
  await someone('FI', { interests: ['wine'], hair_color: 'red', eye_color: 'blue' })
  const answers = { interests: 'wine', hair_color: 'red', eye_color: 'blue' }
  await changeSettings(db, site.id, {
    search_fields: ['gender', 'interests', 'hair_color'],
    visible_profile_fields: ['hair_color', 'eye_color'],
  })

  const { body } = await ask(answers)

  await changeSettings(db, site.id, { search_fields: ['country', 'min_age', 'max_age'] })
  expect(body.matches[0]!.parts.map(({ part }) => part)).toEqual(['looks', 'mutual'])
  expect(body.matches[0]!.parts[0]!.fits).toEqual(['hair_color.red'])
})

test('answers that contradict each other are refused by name [ERR-3]', async () => {
  const { ask } = await aSeeker('NO')

  const ages = await ask({ min_age: 50, max_age: 40 })
  const word = await ask({ hair_color: 'purple' })

  expect(ages.error).toMatchObject({ code: 'INVALID_INPUT', params: { field: 'min_age' } })
  expect(word.error).toMatchObject({ code: 'INVALID_INPUT' })
})
