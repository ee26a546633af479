import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listBlocked, unblockMember } from '#contract/account.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db)

async function aMember(changes: Parameters<typeof makeMember>[2] = {}) {
  const member = await makeMember(db, site.id, changes)
  const { call } = await loggedIn(app, member.id)
  const blocked = async () => (await call(listBlocked, {})).body.members
  const unblock = (profile_id: string) => call(unblockMember, { profile_id })
  return { member, blocked, unblock }
}

async function block(blocker: { id: string }, target: { id: string }, created_at = new Date()) {
  await db
    .insertInto('block')
    .values({ blocker_id: blocker.id, blocked_id: target.id, created_at })
    .execute()
}

test('the list shows whom somebody blocked, the latest first, and not who blocked them [ACC-5]', async () => {
  const me = await aMember()
  const earlier = await makeMember(db, site.id, { name: 'Sanne', hasPhoto: true })
  const later = await makeMember(db, site.id, { name: 'Tess', is_invisible: true })
  const hostile = await makeMember(db, site.id)
  await block(me.member, earlier, new Date('2026-01-01'))
  await block(me.member, later, new Date('2026-02-01'))
  await block(hostile, me.member)

  const members = await me.blocked()

  expect(members.map(({ name }) => name)).toEqual(['Tess', 'Sanne'])
  expect(members[1]?.main_image).not.toBeNull()
  expect(members.every((member) => !member.is_online)).toBe(true)
})

test('whoever is deleted or banned is not in the list [ACC-5]', async () => {
  const me = await aMember()
  await block(me.member, await makeMember(db, site.id, { status: 'deleted' }))
  await block(me.member, await makeMember(db, site.id, { status: 'banned' }))

  expect(await me.blocked()).toEqual([])
})

test('unblocking ends the own block and leaves that of the other [ACC-5]', async () => {
  const me = await aMember()
  const other = await aMember()
  await block(me.member, other.member)
  await block(other.member, me.member)

  const { outcome } = await me.unblock(other.member.id)

  expect(outcome).toBe(200)
  expect(await me.blocked()).toEqual([])
  expect(await other.blocked()).toHaveLength(1)
})

test('whoever was never blocked, is unknown or was blocked by others is answered alike [ACC-5] [P2]', async () => {
  const me = await aMember()
  const stranger = await makeMember(db, site.id)
  const hostile = await makeMember(db, site.id)
  await block(hostile, me.member)

  const outcomes = await Promise.all(
    [stranger.id, randomUUID(), hostile.id, me.member.id].map(
      async (id) => (await me.unblock(id)).error,
    ),
  )

  expect(outcomes).toEqual(outcomes.map(() => ({ code: 'NOT_FOUND' })))
  expect(
    (
      await db
        .selectFrom('block')
        .where('blocker_id', '=', hostile.id)
        .select('blocked_id')
        .execute()
    ).length,
  ).toBe(1)
})
