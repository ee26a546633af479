import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as contract from '#contract/signup.ts'
import { listSavedSearches } from '#contract/search.ts'
import { aPerson } from '#test/a-person.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { tokenFor } from '#test/waiting-mails.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db)

type Wish = NonNullable<ReturnType<typeof aPerson>['wish']>

async function signedUp(wish: Wish) {
  const person = aPerson({ wish })
  const browser = caller(app)
  await browser.call(contract.signUp, person)
  const { id, interests, lander } = await db
    .selectFrom('member')
    .select(['id', 'interests', 'lander'])
    .where('email', '=', person.email)
    .executeTakeFirstOrThrow()
  const token = await tokenFor(db, person.email, 'activation')
  const activate = () => caller(app).call(contract.activate, { token })
  return { id, interests, lander, call: browser.call, activate }
}

async function likedBy({ id }: { id: string }): Promise<string[]> {
  const likes = await db
    .selectFrom('member_like')
    .select('to_id')
    .where('from_id', '=', id)
    .execute()
  return likes.map(({ to_id: to }) => to).toSorted()
}

test('whom somebody liked on a landing page is liked and told once the address is confirmed, once however often [LAN-1]', async () => {
  const [one, other] = [await makeMember(db, site.id), await makeMember(db, site.id)]
  const noor = await signedUp({ likes: [one.id, other.id, one.id] })
  const before = await likedBy(noor)

  await Promise.all(Array.from({ length: 10 }, noor.activate))

  const told = await db
    .selectFrom('member_event')
    .select(['member_id', 'kind'])
    .where('member_id', 'in', [one.id, other.id])
    .execute()
  expect(before).toEqual([])
  expect(await likedBy(noor)).toEqual([one.id, other.id].toSorted())
  expect(told.map(({ kind }) => kind)).toEqual(['like', 'like'])
})

test('who has gone, hides, is elsewhere or not confirmed is left out, and the rest counts [LAN-1] [P3]', async () => {
  const there = await makeMember(db, site.id)
  const hidden = await makeMember(db, site.id, { is_invisible: true })
  const gone = await makeMember(db, site.id, { status: 'deleted' })
  const elsewhere = await makeMember(db, (await makeSite(db)).id)
  const waiting = await makeMember(db, site.id, { status: 'not_confirmed' })
  const noor = await signedUp({
    likes: [hidden.id, gone.id, elsewhere.id, waiting.id, there.id],
  })

  const { outcome } = await noor.activate()

  expect(outcome).toBe(200)
  expect(await likedBy(noor)).toEqual([there.id])
})

test('how far somebody looks becomes a saved search, and what they like stands on the profile [LAN-1] [SEA-7]', async () => {
  const noor = await signedUp({
    distance: 25,
    interests: ['sauna', 'wine'],
    lander: 'landers-maplanding/milfnl',
  })

  await noor.activate()

  const { body } = await noor.call(listSavedSearches, {})
  expect(body.searches).toMatchObject([
    { name: '25 km', filters: { distance: 25, gender: 'male' } },
  ])
  expect([noor.interests, noor.lander]).toEqual([['sauna', 'wine'], 'landers-maplanding/milfnl'])
})

test.each([
  [{ likes: Array.from({ length: 6 }, () => randomUUID()) }, 'wish.likes'],
  [{ likes: ['1'] }, 'wish.likes.0'],
  [{ interests: ['golf'] }, 'wish.interests.0'],
  [{ distance: 0 }, 'wish.distance'],
  [{ lander: 'a b' }, 'wish.lander'],
  [{ gift: 1 }, 'wish'],
])('a wish that is none is refused by its field: %j [LAN-1]', async (wish, field) => {
  const { error } = await caller(app).call(contract.signUp, aPerson({ wish: wish as Wish }))

  expect(error).toMatchObject({
    code: 'INVALID_INPUT',
    params: { field: expect.stringContaining(field) },
  })
})
