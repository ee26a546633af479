import { expect, test } from 'vitest'
import type { CountryCode } from '#contract/locales.ts'
import { getSwipeGame } from '#contract/swipe-game.ts'
import { kilometresBetweenTowns } from '#server/features/places/places.ts'
import { changeSettings } from '#server/features/settings/settings.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const DAY = 24 * 60 * 60 * 1000

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
async function aPlayer(country: CountryCode, changes: Wishes = {}) {
  const wishes: Wishes = {
    gender: 'female',
    seeks: 'male',
    date_of_birth: '1990-06-15',
    ...changes,
  }
  const member = await makeMember(db, site.id, { country, ...wishes })
  const { call } = await loggedIn(app, member.id)
  return { id: member.id, game: async () => (await call(getSwipeGame, {})).body }
}

function someone(country: CountryCode, changes: Wishes = {}) {
  const wishes: Wishes = {
    gender: 'male',
    seeks: 'female',
    date_of_birth: '1990-06-15',
    hasPhoto: true,
  }
  return makeMember(db, site.id, { country, last_active_at: daysAgo(1), ...wishes, ...changes })
}

function daysAgo(days: number): Date {
  return new Date(NOW.getTime() - days * DAY)
}

function idsIn({ cards }: { cards: readonly { id: string }[] }): string[] {
  return cards.map(({ id }) => id)
}

test('real people come first, the last active before others; fictional ones fill up and are marked [SWI-1] [PRO-2]', async () => {
  const { game } = await aPlayer('DE')
  const fictional = await someone('DE', { is_fictional: true, last_active_at: NOW })
  const earlier = await someone('DE', { last_active_at: daysAgo(3) })
  const lately = await someone('DE', { last_active_at: daysAgo(2) })

  const { cards } = await game()

  expect(idsIn({ cards })).toEqual([lately.id, earlier.id, fictional.id])
  expect(cards.map((card) => card.fictional_icon)).toEqual([false, false, true])
  expect(cards[2]).toMatchObject({ is_online: false, distance_km: null })
})

test('only those who seek each other, are of about the same age and the same country, and have a photo [SWI-1]', async () => {
  const { game } = await aPlayer('FR')
  const right = [
    await someone('FR', { seeks: 'both', last_active_at: daysAgo(1) }),
    await someone('FR', { date_of_birth: '1978-06-15', last_active_at: daysAgo(2) }),
    await someone('FR', { date_of_birth: '2002-06-15', last_active_at: daysAgo(3) }),
  ]
  await someone('FR', { gender: 'female' })
  await someone('FR', { seeks: 'male' })
  await someone('FR', { hasPhoto: false })
  await someone('FR', { date_of_birth: '1978-06-14' })
  await someone('FR', { date_of_birth: '2002-06-16' })
  await someone('BE')

  expect(idsIn(await game())).toEqual(right.map(({ id }) => id))
})

test('whoever seeks both gets both, in one order [SWI-1]', async () => {
  const { game } = await aPlayer('ES', { seeks: 'both' })
  const hers = await someone('ES', { gender: 'female', last_active_at: daysAgo(2) })
  const his = await someone('ES', { last_active_at: daysAgo(1) })
  const theirs = await someone('ES', { gender: 'female', last_active_at: daysAgo(3) })

  expect(idsIn(await game())).toEqual([his.id, hers.id, theirs.id])
})

test('nobody is shown who is hidden, blocked in either direction or of another site [SEA-4] [P3] [P4]', async () => {
  const { id, game } = await aPlayer('IT')
  const [blocker, blocked] = [await someone('IT'), await someone('IT')]
  await db.insertInto('block').values({ blocker_id: blocker.id, blocked_id: id }).execute()
  await db.insertInto('block').values({ blocker_id: id, blocked_id: blocked.id }).execute()
  await someone('IT', { is_invisible: true })
  await someone('IT', { status: 'not_confirmed' })
  await someone('IT', { status: 'deleted' })
  await someone('IT', { status: 'banned' })
  await makeMember(db, (await makeSite(db)).id, {
    gender: 'male',
    seeks: 'female',
    country: 'IT',
    hasPhoto: true,
  })

  expect((await game()).cards).toEqual([])
})

test('whoever was liked or swiped does not come again; a pass is over after thirty days [SWI-1]', async () => {
  const { id, game } = await aPlayer('PL')
  const [liked, swiped, passed, longAgo, undone] = await Promise.all(
    Array.from({ length: 5 }, () => someone('PL')),
  )
  const swipe = (target: { id: string } | undefined, choice: string, created_at: Date) =>
    db
      .insertInto('swipe')
      .values({ member_id: id, target_id: target!.id, choice, created_at })
      .execute()
  await db
    .insertInto('member_like')
    .values({ from_id: id, to_id: liked!.id, created_at: NOW })
    .execute()
  await swipe(swiped, 'like', daysAgo(300))
  await swipe(passed, 'pass', new Date(daysAgo(30).getTime() + 1))
  await swipe(longAgo, 'pass', daysAgo(30))
  await swipe(undone, 'undone', NOW)

  expect(idsIn(await game()).toSorted()).toEqual([longAgo!.id, undone!.id].toSorted())
})

test('ten cards are enough, and with ten real people there is no fictional one [SWI-1]', async () => {
  const { game } = await aPlayer('SE')
  await Promise.all(Array.from({ length: 11 }, () => someone('SE')))
  await someone('SE', { is_fictional: true, last_active_at: NOW })

  const { cards } = await game()

  expect(new Set(idsIn({ cards })).size).toBe(10)
  expect(cards.some((card) => card.fictional_icon)).toBe(false)
})

test('a card tells what is shared, and nothing that the site does not show [SWI-1] [SITE-3]', async () => {
  const { game } = await aPlayer('DK', { interests: ['cooking', 'wine'] })
  const told = { body_type: 'slim', eye_color: 'green', relationship_status: 'single' }
  await someone('DK', { ...told, interests: ['wine', 'yoga'], date_of_birth: '1991-07-02' })

  const whole = await game()
  await changeSettings(db, site.id, {
    visible_profile_fields: ['eye_color', 'interests'],
    visible_profile_notes: ['about'],
  })
  const less = await game()
  await changeSettings(db, site.id, { visible_profile_fields: [] })
  const least = await game()

  expect(whole.cards[0]).toMatchObject({
    ...told,
    seeks: 'female',
    interests: ['wine', 'yoga'],
    shared_interests: ['wine'],
  })
  expect(less.cards[0]).toMatchObject({
    body_type: null,
    eye_color: 'green',
    interests: ['wine', 'yoga'],
    shared_interests: [],
  })
  expect(least.cards[0]).toMatchObject({ eye_color: null, interests: [], shared_interests: [] })
  expect(JSON.stringify(whole)).not.toContain('1991-07-02')
})
