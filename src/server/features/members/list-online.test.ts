import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { listOnline } from './list-online.ts'

const { db } = await freshDatabase()
const NOW = new Date('2026-03-01T12:00:00Z')
const MINUTE = 60_000

test('a fictional profile is never among those who are online [P9]', async () => {
  const { siteId, add, list } = await world()
  const real = await add()
  await add({ is_fictional: true })

  const online = await list({ siteId, memberId: null })

  expect(online.num_online).toBe(1)
  expect(online.members).toMatchObject([{ id: real.id, is_online: true, fictional_icon: false }])
})

test('online is who was active in the last five minutes, here and in this country', async () => {
  const { siteId, add, list } = await world()
  const latest = await add({ last_active_at: NOW })
  const earlier = await add({ last_active_at: new Date(NOW.getTime() - 5 * MINUTE) })
  await add({ last_active_at: new Date(NOW.getTime() - 5 * MINUTE - 1) })
  await add({ country: 'BE' })
  await makeMember(db, (await makeSite(db)).id, { last_active_at: NOW, hasPhoto: true })

  const online = await list({ siteId, memberId: null })

  expect(online.num_online).toBe(2)
  expect(online.members.map(({ id }) => id)).toEqual([latest.id, earlier.id])
})

test('whoever blocks, neither sees the other, and nobody sees who is invisible [P3]', async () => {
  const { siteId, add, list } = await world()
  const [blocker, blocked, third] = [await add(), await add(), await add()]
  await add({ is_invisible: true })
  await db.insertInto('block').values({ blocker_id: blocker.id, blocked_id: blocked.id }).execute()
  const seenBy = async (memberId: string) =>
    (await list({ siteId, memberId })).members.map(({ id }) => id)

  expect(await seenBy(blocker.id)).toEqual([third.id])
  expect(await seenBy(blocked.id)).toEqual([third.id])
  expect((await seenBy(third.id)).toSorted()).toEqual([blocker.id, blocked.id].toSorted())
})

test('visitors see whom of those online agreed to it, and how many there are; members see all [VIS-2]', async () => {
  const { siteId, add, list } = await world()
  const agreed = await add()
  const unasked = await add({ is_showcased: false, last_active_at: new Date(NOW.getTime() - 1) })
  const viewer = await makeMember(db, siteId, { last_active_at: new Date(0) })

  const byVisitor = await list({ siteId, memberId: null })
  const byMember = await list({ siteId, memberId: viewer.id })

  expect([byVisitor.num_online, byVisitor.members.map(({ id }) => id)]).toEqual([2, [agreed.id]])
  expect(byMember.members.map(({ id }) => id)).toEqual([agreed.id, unasked.id])
})

/** A site of its own, with members who are online, have a photo and agreed to be shown unless told otherwise. */
async function world() {
  const { id: siteId } = await makeSite(db)
  return {
    siteId,
    add: (changes: Parameters<typeof makeMember>[2] = {}) =>
      makeMember(db, siteId, {
        last_active_at: NOW,
        hasPhoto: true,
        is_showcased: true,
        ...changes,
      }),
    list: (viewer: { siteId: string; memberId: string | null }) =>
      listOnline(db, { viewer, country: 'NL', limit: 12, now: NOW }),
  }
}
