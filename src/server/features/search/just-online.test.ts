import { expect, test } from 'vitest'
import { listJustOnline } from '#contract/search.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMembers } from '#test/make-members.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { sealed } from '#test/sealed.ts'

const { db } = await freshDatabase()
const NOW = new Date('2026-03-01T12:00:00Z')
const site = await makeSite(db)
const app = await testApp(db, { clock: () => NOW })

function ago(seconds: number): Date {
  return new Date(NOW.getTime() - seconds * 1000)
}

async function justOnline(memberId: string, asOf: Date, query = {}) {
  const { call } = await loggedIn(app, memberId)
  const { body } = await call(listJustOnline, { ...sealed(asOf.toISOString()), ...query })
  return body.results.map(({ id }) => id)
}

test('those who became active since a moment, the latest first, as far as they fit the search [SEA-2]', async () => {
  const me = await makeMember(db, site.id, { country: 'DE', seeks: 'female', last_active_at: NOW })
  const [late, early, , , blocked] = await makeMembers(db, site.id, [
    { country: 'DE', last_active_at: ago(10) },
    { country: 'DE', last_active_at: ago(50) },
    { country: 'DE', last_active_at: ago(70) },
    { country: 'DE', last_active_at: ago(10), gender: 'male' },
    { country: 'DE', last_active_at: ago(10) },
    { country: 'DE', last_active_at: ago(10), is_fictional: true },
    { country: 'DE', last_active_at: ago(10), is_invisible: true },
    { country: 'AT', last_active_at: ago(10) },
    { country: 'DE', last_active_at: ago(10), hair_color: 'red' },
  ])
  await db.insertInto('block').values({ blocker_id: blocked!, blocked_id: me.id }).execute()

  const brown = await justOnline(me.id, ago(60), { hair_color: 'red' })
  const found = await justOnline(me.id, ago(60), { max_age: 99 })

  expect(brown).toHaveLength(1)
  expect(found.filter((id) => !brown.includes(id))).toEqual([late, early])
})

test('whose activity was written a little late is not lost [SEA-2]', async () => {
  const me = await makeMember(db, site.id, { country: 'FR', seeks: 'female' })
  const [written] = await makeMembers(db, site.id, [
    { country: 'FR', last_active_at: ago(64) },
    { country: 'FR', last_active_at: ago(66) },
  ])

  expect(await justOnline(me.id, ago(60))).toEqual([written])
})

test('nobody learns by asking when somebody was here longer than a day ago [P8]', async () => {
  const me = await makeMember(db, site.id, { country: 'IT', seeks: 'female' })
  const [recent] = await makeMembers(db, site.id, [
    { country: 'IT', last_active_at: ago(23 * 3600) },
    { country: 'IT', last_active_at: ago(25 * 3600) },
  ])

  expect(await justOnline(me.id, new Date(0))).toEqual([recent])
})

test('a moment that no search of ours began at tells nothing: nobody is found by halving [P8]', async () => {
  const me = await makeMember(db, site.id, { country: 'NO', seeks: 'female' })
  const { call } = await loggedIn(app, me.id)
  const own = sealed(ago(60).toISOString())
  const other = { ...own, as_of: ago(30).toISOString() }

  const answers = [await call(listJustOnline, own), await call(listJustOnline, other)]

  expect(answers.map(({ outcome }) => outcome)).toEqual([200, 'INVALID_INPUT'])
  expect(answers[1]!.error?.params).toMatchObject({ field: 'as_of_seal' })
})
