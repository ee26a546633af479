import { expect, test } from 'vitest'
import { autoLike, likeMember, listLikes } from '#contract/likes.ts'
import type { CountryCode } from '#contract/locales.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'

const HOUR = 60 * 60 * 1000
const START = Date.UTC(2026, 2, 1, 12)
const { db } = await freshDatabase()
const site = await makeSite(db)
const time = { now: START }
const app = await testApp(db, { clock: () => new Date(time.now) })
type Wishes = Parameters<typeof makeMember>[2]

/** A country of their own keeps the tests apart. */
async function aMember(country: CountryCode, changes: Wishes = {}) {
  const wishes: Wishes = { gender: 'male', seeks: 'female', country, ...changes }
  const { id } = await makeMember(db, site.id, wishes)
  const { call } = await loggedIn(app, id)
  return { id, call, ask: async () => (await call(autoLike, {})).body.profile }
}

function aFictional(country: CountryCode, changes: Wishes = {}) {
  const wishes: Wishes = {
    gender: 'female',
    seeks: 'male',
    country,
    is_fictional: true,
    hasPhoto: true,
  }
  return makeMember(db, site.id, { ...wishes, ...changes })
}

async function likesTo({ id }: { id: string }) {
  return db.selectFrom('member_like').selectAll().where('to_id', '=', id).execute()
}

test('a real like that is still news is shown first, the latest, each once [LIK-3]', async () => {
  const me = await aMember('NL')
  await aFictional('NL')
  const [older, newer, seen] = [
    await makeMember(db, site.id, { hasPhoto: true }),
    await makeMember(db, site.id, { name: 'Lotte' }),
    await makeMember(db, site.id),
  ]
  const likes = [older, newer, seen].map(({ id }, at) => ({
    from_id: id,
    to_id: me.id,
    created_at: new Date(START - (9 - at) * HOUR),
    is_new: id !== seen.id,
  }))
  await db.insertInto('member_like').values(likes).execute()

  const [first, second, third] = [await me.ask(), await me.ask(), await me.ask()]

  expect(first).toMatchObject({ id: newer.id, name: 'Lotte', main_image: null, is_match: false })
  expect(second).toMatchObject({ id: older.id, fictional_icon: false })
  expect(second!.main_image!.match).toMatch(/-match\.webp$/)
  expect(third!.fictional_icon).toBe(true)
})

test('a fictional profile likes at most once a day, recorded and marked as such [LIK-3] [PRO-2]', async () => {
  const me = await aMember('DE')
  const profiles = [await aFictional('DE'), await aFictional('DE')]

  const first = await me.ask()
  const sameDay = await me.ask()
  time.now = START + 24 * HOUR
  const nextDay = await me.ask()
  time.now = START + 49 * HOUR
  const noneLeft = await me.ask()
  time.now = START

  expect([sameDay, noneLeft]).toEqual([null, null])
  expect(new Set([first!.id, nextDay!.id])).toEqual(new Set(profiles.map(({ id }) => id)))
  const { profiles: listed } = (await me.call(listLikes, {})).body
  expect(listed.map(({ fictional_icon }) => fictional_icon)).toEqual([true, true])
})

test('thirty who ask at once get one fictional like [LIK-3]', async () => {
  const me = await aMember('FR')
  await Promise.all(Array.from({ length: 5 }, () => aFictional('FR')))

  const answers = await Promise.all(Array.from({ length: 30 }, () => me.ask()))

  expect(answers.filter((profile) => profile !== null)).toHaveLength(1)
  expect(await likesTo(me)).toHaveLength(1)
})

test('only a fictional profile that fits and can be seen likes anybody; a real member never by itself [LIK-3]', async () => {
  const me = await aMember('ES')
  await aFictional('ES', { gender: 'male' })
  await aFictional('ES', { seeks: 'female' })
  await aFictional('ES', { hasPhoto: false })
  await aFictional('ES', { is_invisible: true })
  await aFictional('IT')
  await makeMember(db, site.id, { gender: 'female', seeks: 'male', country: 'ES', hasPhoto: true })
  const blocked = await aFictional('ES')
  await db.insertInto('block').values({ blocker_id: me.id, blocked_id: blocked.id }).execute()

  expect(await me.ask()).toBeNull()
  expect(await likesTo(me)).toEqual([])
})

test('whoever likes the fictional profile already has a match with it [LIK-3] [LIK-4]', async () => {
  const me = await aMember('PL')
  const profile = await aFictional('PL')
  await me.call(likeMember, { profile_id: profile.id })

  const shown = await me.ask()

  expect(shown).toMatchObject({ id: profile.id, is_match: true, fictional_icon: true })
  const { profiles } = (await me.call(listLikes, { type: 'matches' })).body
  expect(profiles.map(({ id }) => id)).toEqual([profile.id])
})
