import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { likeMember } from '#contract/likes.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const elsewhere = await makeSite(db)
const app = await testApp(db)

async function aMember(changes: Parameters<typeof makeMember>[2] = {}) {
  const { id } = await makeMember(db, site.id, changes)
  const { call } = await loggedIn(app, id)
  return { id, like: (other: { id: string }) => call(likeMember, { profile_id: other.id }) }
}

async function likesBetween(one: { id: string }, other: { id: string }) {
  const likes = await db
    .selectFrom('member_like')
    .select('from_id')
    .where('from_id', 'in', [one.id, other.id])
    .where('to_id', 'in', [one.id, other.id])
    .execute()
  return likes.map(({ from_id: from }) => from).toSorted()
}

test('a like is one however often it is said, and a like back is a match [LIK-4]', async () => {
  const noor = await aMember()
  const sem = await aMember()

  const first = await noor.like(sem)
  const again = await noor.like(sem)
  const back = await sem.like(noor)

  expect([first.body.matched, again.body.matched, back.body.matched]).toEqual([false, false, true])
  expect((await noor.like(sem)).body.matched).toBe(true)
  expect(await likesBetween(noor, sem)).toEqual([noor.id, sem.id].toSorted())
})

test('fifty likes at once are one [LIK-4]', async () => {
  const noor = await aMember()
  const sem = await aMember()

  const likes = await Promise.all(Array.from({ length: 50 }, () => noor.like(sem)))

  expect(likes.every(({ outcome }) => outcome === 200)).toBe(true)
  expect(await likesBetween(noor, sem)).toEqual([noor.id])
})

test('two who like each other at the same moment are a match that one of them is told [LIK-4]', async () => {
  const pairs = await Promise.all(
    Array.from({ length: 20 }, () => Promise.all([aMember(), aMember()])),
  )

  const told = await Promise.all(
    pairs.map(([one, other]) => Promise.all([one.like(other), other.like(one)])),
  )

  for (const [index, [one, other]] of told.entries()) {
    expect(one.body.matched || other.body.matched).toBe(true)
    expect(await likesBetween(...pairs[index]!)).toHaveLength(2)
  }
})

test('whoever may not be seen is answered like nobody, and is not liked [LIK-4] [ACC-4] [ACC-5] [P2]', async () => {
  const me = await aMember()
  const invisible = await aMember({ is_invisible: true })
  const blocker = await aMember()
  const blocked = await aMember()
  const { id } = me
  await db.insertInto('block').values({ blocker_id: blocker.id, blocked_id: id }).execute()
  await db.insertInto('block').values({ blocker_id: id, blocked_id: blocked.id }).execute()
  const hidden = [
    invisible,
    blocker,
    blocked,
    me,
    await makeMember(db, site.id, { status: 'deleted' }),
    await makeMember(db, site.id, { status: 'banned' }),
    await makeMember(db, site.id, { status: 'not_confirmed' }),
    await makeMember(db, elsewhere.id),
    { id: randomUUID() },
  ]

  const errors = await Promise.all(hidden.map(async (each) => (await me.like(each)).error))

  expect(errors).toEqual(hidden.map(() => ({ code: 'NOT_FOUND' })))
  const likes = await db
    .selectFrom('member_like')
    .select('to_id')
    .where('from_id', '=', id)
    .execute()
  expect(likes).toEqual([])
})
