import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { likeMember, unlikeMember } from '#contract/likes.ts'
import { LIMITS } from '#server/http/limiter.ts'
import { readConfig } from '#server/kernel/config.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { inWaves } from '#test/in-waves.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { rounds } from '#test/rounds.ts'
import { likeMember as likeOne } from './likes.ts'

const PAIRS = rounds({ landing: 60, night: 200 })
const { db } = await freshDatabase()
const site = await makeSite(db)
const elsewhere = await makeSite(db)
const app = await testApp(db)

async function aMember(changes: Parameters<typeof makeMember>[2] = {}) {
  const { id } = await makeMember(db, site.id, changes)
  const { call } = await loggedIn(app, id)
  return {
    id,
    like: (other: { id: string }) => call(likeMember, { profile_id: other.id }),
    unlike: (other: { id: string }) => call(unlikeMember, { profile_id: other.id }),
  }
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

function matchesOf({ id }: { id: string }) {
  return db
    .selectFrom('member_match')
    .select(['first_id', 'second_id'])
    .where((match) => match.or([match('first_id', '=', id), match('second_id', '=', id)]))
    .execute()
}

async function kindsOf({ id }: { id: string }): Promise<string[]> {
  const events = await db
    .selectFrom('member_event')
    .select('kind')
    .where('member_id', '=', id)
    .orderBy('seq')
    .execute()
  return events.map(({ kind }) => kind)
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

test(`${PAIRS} pairs who like each other at the same instant are one match each, told to both once [LIK-4]`, async () => {
  const members = await Promise.all(
    Array.from({ length: 2 * PAIRS }, () => makeMember(db, site.id)),
  )
  const pairs = Array.from({ length: PAIRS }, (_, at) => [members[2 * at]!, members[2 * at + 1]!])
  const now = new Date()
  const like = (from: { id: string }, to: { id: string }) =>
    likeOne(app, { viewer: { siteId: site.id, memberId: from.id }, profileId: to.id, now })

  const told = await inWaves(pairs, ([one, other]) =>
    Promise.all([like(one!, other!), like(other!, one!)]),
  )

  for (const [one, other] of told)
    expect([one.matched, other.matched].filter(Boolean)).toHaveLength(1)
  const matches = await db.selectFrom('member_match').select(['first_id', 'second_id']).execute()
  const events = await db
    .selectFrom('member_event')
    .select(['member_id', sql<string>`data ->> 'profile_id'`.as('profile_id')])
    .where('kind', '=', 'match')
    .execute()
  const inPairs = pairs.map(([one, other]): [string, string] => [one!.id, other!.id])
  const made = matches.map((match) => `${match.first_id} ${match.second_id}`)
  const heard = events.map((event) => `${event.member_id} ${event.profile_id}`)
  for (const [one, other] of inPairs) {
    expect(made).toContain([one, other].toSorted().join(' '))
    expect(heard).toEqual(expect.arrayContaining([`${one} ${other}`, `${other} ${one}`]))
  }
  const ids = new Set(inPairs.flat())
  expect(made.filter((pair) => ids.has(pair.split(' ')[0]!))).toHaveLength(PAIRS)
  expect(heard.filter((event) => ids.has(event.split(' ')[0]!))).toHaveLength(2 * PAIRS)
})

test('a like taken back takes the match with it, and both are told that something changed [LIK-4]', async () => {
  const noor = await aMember()
  const sem = await aMember()
  await noor.like(sem)
  await sem.like(noor)

  const taken = await noor.unlike(sem)
  const again = await noor.unlike(sem)

  expect([taken.outcome, again.outcome]).toEqual([200, 200])
  expect(await likesBetween(noor, sem)).toEqual([sem.id])
  expect(await matchesOf(noor)).toEqual([])
  expect(await kindsOf(sem)).toEqual(['like', 'match', 'likes_changed'])
  expect(await kindsOf(noor)).toEqual(['likes_changed', 'match', 'likes_changed'])
})

test('a like and its taking back at the same instant never leave a match without its likes [LIK-4]', async () => {
  const pairs = await Promise.all(
    Array.from({ length: 40 }, async () => [await aMember(), await aMember()] as const),
  )

  await inWaves(pairs, async ([one, other]) => {
    await one.like(other)
    await Promise.all([other.like(one), one.unlike(other)])
  })

  for (const [one, other] of pairs) {
    const isMutual = (await likesBetween(one, other)).length === 2
    expect((await matchesOf(one)).length).toBe(isMutual ? 1 : 0)
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
  const unlikes = await Promise.all(hidden.map(async (each) => (await me.unlike(each)).error))

  expect([errors, unlikes]).toEqual(Array(2).fill(hidden.map(() => ({ code: 'NOT_FOUND' }))))
  const likes = await db
    .selectFrom('member_like')
    .select('to_id')
    .where('from_id', '=', id)
    .execute()
  expect(likes).toEqual([])
})

test('likes have a limit of their own, so that nobody is mailed and pushed by the thousand [A10]', async () => {
  const now = new Date()
  const strict = await testApp(db, {
    config: readConfig({ NODE_ENV: 'test' }),
    clock: () => now,
  })
  const [one, other] = [await makeMember(db, site.id), await makeMember(db, site.id)]
  const { call } = await loggedIn(strict, one.id)
  for (let taken = 1; taken < LIMITS.like.max; taken += 1)
    await strict.limiter.take('like', one.id, now)
  const like = async () => (await call(likeMember, { profile_id: other.id })).outcome

  expect([await like(), await like()]).toEqual([200, 'RATE_LIMITED'])
})
