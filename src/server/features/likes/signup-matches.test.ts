import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CountryCode } from '#contract/locales.ts'
import { getSignupMatches, getSignupTarget } from '#contract/signup.ts'
import { changeSettings } from '#server/features/settings/settings.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeConversation, makeMember, makeSite } from '#test/make.ts'

const DAY = 24 * 60 * 60 * 1000
const NOW = new Date('2026-03-01T12:00:00Z')

const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db, { clock: () => NOW })
type Wishes = Parameters<typeof makeMember>[2]

/** A country of their own keeps the tests apart. */
async function aSeeker(country: CountryCode, changes: Wishes = {}) {
  const member = await makeMember(db, site.id, {
    gender: 'female',
    seeks: 'male',
    country,
    region: 'R1',
    status: 'not_confirmed',
    ...changes,
  })
  const { call } = await loggedIn(app, member.id)
  return { member, matches: async () => (await call(getSignupMatches, {})).body }
}

function aMatch(country: CountryCode, changes: Wishes = {}) {
  return makeMember(db, site.id, {
    gender: 'male',
    seeks: 'female',
    country,
    region: 'R1',
    hasPhoto: true,
    last_active_at: new Date(NOW.getTime() - DAY),
    ...changes,
  })
}

test('real people of the region come first, then real ones elsewhere, then fictional ones [SGN-7]', async () => {
  const { matches } = await aSeeker('DE')
  const fictional = await aMatch('DE', { is_fictional: true, last_active_at: NOW })
  const far = await aMatch('DE', { region: 'R2', last_active_at: NOW })
  const near = await aMatch('DE', { seeks: 'both' })

  const { members, target_id } = await matches()

  expect(members.map(({ id }) => id)).toEqual([near.id, far.id, fictional.id])
  expect(members.map(({ fictional_icon }) => fictional_icon)).toEqual([false, false, true])
  expect(target_id).toBeNull()
})

test('only those who seek each other, have a photo, are of the country and were here lately [SGN-7]', async () => {
  const { matches } = await aSeeker('FR')
  const right = await aMatch('FR')
  await aMatch('FR', { gender: 'female' })
  await aMatch('FR', { seeks: 'male' })
  await aMatch('FR', { hasPhoto: false })
  await aMatch('FR', { last_active_at: new Date(NOW.getTime() - 31 * DAY) })
  await aMatch('FR', { is_invisible: true })
  await aMatch('BE')

  expect((await matches()).members.map(({ id }) => id)).toEqual([right.id])
})

test('whoever seeks both gets both [SGN-7]', async () => {
  const { matches } = await aSeeker('ES', { seeks: 'both' })
  await aMatch('ES')
  await aMatch('ES', { gender: 'female' })

  expect((await matches()).members).toHaveLength(2)
})

test('there are at most twelve, and enough real people leave no room for fictional ones [SGN-7]', async () => {
  const { matches } = await aSeeker('IT')
  await Promise.all(Array.from({ length: 7 }, () => aMatch('IT')))
  await Promise.all(Array.from({ length: 7 }, () => aMatch('IT', { region: 'R2' })))
  await aMatch('IT', { is_fictional: true })

  const { members } = await matches()

  expect(members).toHaveLength(12)
  expect(new Set(members.map(({ id }) => id)).size).toBe(12)
  expect(members.some(({ fictional_icon }) => fictional_icon)).toBe(false)
})

test('whom the signup was about stands first, once, as long as they can be seen [SGN-7]', async () => {
  const { member, matches } = await aSeeker('PL')
  const other = await aMatch('PL', { last_active_at: NOW })
  const target = await aMatch('PL', { hasPhoto: false, gender: 'female' })
  await db
    .insertInto('first_message')
    .values({ member_id: member.id, target_id: target.id, text: 'Hoi', created_at: NOW })
    .execute()

  const shown = await matches()
  await db.updateTable('member').set({ is_invisible: true }).where('id', '=', target.id).execute()
  const hidden = await matches()

  expect([shown.message, hidden.message]).toEqual(['kept', null])
  expect(shown.target_id).toBe(target.id)
  expect(shown.members.map(({ id }) => id)).toEqual([target.id, other.id])
  expect(hidden.target_id).toBeNull()
  expect(hidden.members.map(({ id }) => id)).toEqual([other.id])
})

test('whom one wrote to by signing up stands first, and nobody one wrote to later [SGN-7]', async () => {
  const { member, matches } = await aSeeker('DK', { signup_at: NOW })
  const [later, target] = [await aMatch('DK'), await aMatch('DK', { hasPhoto: false })]
  await makeConversation(db, member, later, [{ from: member }])
  const { id } = await makeConversation(db, member, target, [{ from: member }])
  await db.updateTable('conversation').set({ created_at: NOW }).where('id', '=', id).execute()

  const { target_id, message, members } = await matches()

  expect([target_id, message]).toEqual([target.id, 'sent'])
  expect(members.map((each) => each.id)).toEqual([target.id, later.id])
})

test('a visitor sees the profile they want to write to, where visitors see profiles [SGN-2] [PRO-3]', async () => {
  const target = await aMatch('NL', { name: 'Sem' })
  const ask = () => caller(app).call(getSignupTarget, { profile_id: target.id })

  const { body } = await ask()
  await changeSettings(db, site.id, { logged_out_search: 'no' })
  const hidden = await ask()
  await changeSettings(db, site.id, { logged_out_search: 'yes' })

  expect(hidden.outcome).toBe('NOT_FOUND')
  expect(body.member).toMatchObject({ id: target.id, name: 'Sem', fictional_icon: false })
  expect(JSON.stringify(body)).not.toContain(target.date_of_birth)
})

test('a profile that may not be seen is answered like none [SGN-2] [P2]', async () => {
  const hidden = [
    await aMatch('NL', { is_invisible: true }),
    await aMatch('NL', { status: 'deleted' }),
    await aMatch('NL', { status: 'banned' }),
    await aMatch('NL', { status: 'not_confirmed' }),
    await makeMember(db, (await makeSite(db)).id),
    { id: randomUUID() },
  ]

  const errors = await Promise.all(
    hidden.map(
      async ({ id }) => (await caller(app).call(getSignupTarget, { profile_id: id })).error,
    ),
  )

  expect(errors).toEqual(hidden.map(() => ({ code: 'NOT_FOUND' })))
})
