import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listBlocked, unblockMember } from '#contract/account.ts'
import { blockMember, getMember } from '#contract/members.ts'
import { listOnline } from '#contract/online.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const elsewhere = await makeSite(db)
const app = await testApp(db)

async function aMember(changes: Parameters<typeof makeMember>[2] = {}) {
  const { id } = await makeMember(db, site.id, { hasPhoto: true, ...changes })
  const { call } = await loggedIn(app, id)
  return {
    id,
    block: (other: { id: string }) => call(blockMember, { profile_id: other.id }),
    unblock: (other: { id: string }) => call(unblockMember, { profile_id: other.id }),
    open: async (other: { id: string }) =>
      (await call(getMember, { profile_id: other.id })).outcome,
    blocked: async () => (await call(listBlocked, {})).body.members.map((member) => member.id),
    online: async () =>
      (await call(listOnline, { limit: 12 })).body.members.map((member) => member.id),
  }
}

async function blocksOf({ id }: { id: string }) {
  const blocks = await db
    .selectFrom('block')
    .select('blocked_id')
    .where('blocker_id', '=', id)
    .execute()
  return blocks.map((block) => block.blocked_id)
}

async function eventsOf({ id }: { id: string }) {
  const events = await db
    .selectFrom('member_event')
    .select(['kind', 'data'])
    .where('member_id', '=', id)
    .orderBy('seq')
    .execute()
  return events
}

async function like(from: { id: string }, to: { id: string }) {
  const row = { from_id: from.id, to_id: to.id, created_at: new Date() }
  await db.insertInto('member_like').values(row).execute()
}

test('after a block neither of the two is there for the other, and unblocking brings both back [ACC-5] [PRO-1]', async () => {
  const [me, other] = [await aMember(), await aMember()]

  const { outcome } = await me.block(other)
  const blocked = {
    opened: [await me.open(other), await other.open(me)],
    listed: [(await me.online()).includes(other.id), (await other.online()).includes(me.id)],
    mine: await me.blocked(),
    theirs: await other.blocked(),
  }
  await me.unblock(other)

  expect(outcome).toBe(200)
  expect(blocked).toEqual({
    opened: ['NOT_FOUND', 'NOT_FOUND'],
    listed: [false, false],
    mine: [other.id],
    theirs: [],
  })
  expect([await me.open(other), await other.open(me)]).toEqual([200, 200])
  expect((await other.online()).includes(me.id)).toBe(true)
})

test('a block is one however often it is said, also by fifty calls at once [ACC-5]', async () => {
  const [me, other] = [await aMember(), await aMember()]

  const blocks = await Promise.all(Array.from({ length: 50 }, () => me.block(other)))

  expect(blocks.map(({ outcome }) => outcome)).toEqual(blocks.map(() => 200))
  expect((await me.block(other)).outcome).toBe(200)
  expect(await blocksOf(me)).toEqual([other.id])
})

test('a like outlives a block, and both are told that their likes changed, without a name [ACC-5] [P3]', async () => {
  const [me, other] = [await aMember(), await aMember()]
  await like(other, me)

  await me.block(other)
  await me.unblock(other)

  const told = [
    { kind: 'likes_changed', data: {} },
    { kind: 'likes_changed', data: {} },
  ]
  const likes = await db.selectFrom('member_like').where('to_id', '=', me.id).selectAll().execute()
  expect(likes).toMatchObject([{ from_id: other.id }])
  expect([await eventsOf(me), await eventsOf(other)]).toEqual([told, told])
})

test('nobody is told of a block where there was no like [P3]', async () => {
  const [me, other] = [await aMember(), await aMember()]

  await me.block(other)
  await me.unblock(other)

  expect([await eventsOf(me), await eventsOf(other)]).toEqual([[], []])
})

test('whoever may not be seen is answered like nobody, and is not blocked [ACC-5] [P2]', async () => {
  const me = await aMember()
  const blocker = await aMember()
  await blocker.block(me)
  const hidden = [
    blocker,
    me,
    await makeMember(db, site.id, { is_invisible: true }),
    await makeMember(db, site.id, { status: 'deleted' }),
    await makeMember(db, site.id, { status: 'banned' }),
    await makeMember(db, elsewhere.id),
    { id: randomUUID() },
  ]

  const errors = await Promise.all(hidden.map(async (each) => (await me.block(each)).error))

  expect(errors).toEqual(hidden.map(() => ({ code: 'NOT_FOUND' })))
  expect(await blocksOf(me)).toEqual([])
})
