import { expect, test } from 'vitest'
import { searchMembers } from '#contract/search.ts'
import { getSwipeGame } from '#contract/swipe-game.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'

const NOW = new Date('2026-03-01T12:00:00Z')

const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db, { clock: () => NOW })

function ago(minutes: number): Date {
  return new Date(NOW.getTime() - minutes * 60_000)
}

test('as is told to whoever asks why, only the last activity orders a search and the cards: no place is bought [LAW-4]', async () => {
  const of = { country: 'PL', date_of_birth: '1990-06-15', hasPhoto: true } as const
  const man = { ...of, gender: 'male', seeks: 'female' } as const
  const rich = await makeMember(db, site.id, {
    ...man,
    paid_user: true,
    credits: 5000,
    last_active_at: ago(3),
  })
  const poor = await makeMember(db, site.id, { ...man, credits: 0, last_active_at: ago(1) })
  const between = await makeMember(db, site.id, {
    ...man,
    paid_user: true,
    last_active_at: ago(2),
  })
  const asking = await makeMember(db, site.id, { ...of, gender: 'female', seeks: 'male' })
  const { call } = await loggedIn(app, asking.id)

  const search = await call(searchMembers, {})
  const cards = await call(getSwipeGame, {})

  const inOrder = [poor.id, between.id, rich.id]
  expect(search.body.results.map(({ id }) => id)).toEqual(inOrder)
  expect(cards.body.cards.map(({ id }) => id)).toEqual(inOrder)
})
