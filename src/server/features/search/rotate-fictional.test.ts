import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { makeMembers } from '#test/make-members.ts'
import { makeSite } from '#test/make.ts'
import { rotateFictional } from './tend-search.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const HOUR = 60 * 60 * 1000
const NOON = new Date('2026-03-01T12:00:00Z')

function later(hours: number): Date {
  return new Date(NOON.getTime() + hours * HOUR)
}

/** So many fictional profiles and no others: those of the test before are gone. */
async function fictional(count: number, since = new Date(0)): Promise<string[]> {
  await db.deleteFrom('member').where('is_fictional', '=', true).execute()
  const wish = { is_fictional: true, last_active_at: since }
  return makeMembers(
    db,
    site.id,
    Array.from({ length: count }, () => wish),
  )
}

async function places(ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('member')
    .select(['id', 'last_active_at'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, last_active_at: at }) => [id, at.getTime()]))
}

test('fictional profiles are spread over the last two days, and none is ahead of time [SEA-2]', async () => {
  const ids = await fictional(300)

  const moved = await rotateFictional(db, NOON)

  const hoursAgo = [...(await places(ids)).values()].map((at) => (NOON.getTime() - at) / HOUR)
  expect(moved).toBe(300)
  expect(Math.min(...hoursAgo)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...hoursAgo)).toBeLessThanOrEqual(36)
  expect(hoursAgo.filter((hours) => hours < 12).length).toBeGreaterThan(100)
  expect(new Set(hoursAgo).size).toBeGreaterThan(290)
})

test('within a day each moves once, and only up [SEA-2]', async () => {
  const ids = await fictional(100)
  await rotateFictional(db, later(12))
  const moves = new Map(ids.map((id) => [id, 0]))
  const former = { places: await places(ids) }

  for (let hour = 13; hour <= 36; hour += 1) {
    await rotateFictional(db, later(hour))
    const now = await places(ids)
    for (const id of ids) {
      expect(now.get(id)).toBeGreaterThanOrEqual(former.places.get(id)!)
      if (now.get(id) !== former.places.get(id)) moves.set(id, moves.get(id)! + 1)
    }
    former.places = now
  }

  expect([...moves.values()].filter((times) => times !== 1)).toEqual([])
})

test('the next day the order is another [SEA-2]', async () => {
  const ids = await fictional(50)
  const inOrder = async () => {
    const at = await places(ids)
    return ids.toSorted((a, b) => at.get(a)! - at.get(b)!)
  }

  await rotateFictional(db, later(11.99))
  const today = await inOrder()
  await rotateFictional(db, later(35.99))

  expect(await inOrder()).not.toEqual(today)
})

test('however often and by however many at once, the places are the same [SEA-2]', async () => {
  const ids = await fictional(2500)

  const moved = await Promise.all([NOON, NOON, NOON].map((now) => rotateFictional(db, now)))
  const first = await places(ids)
  const again = await rotateFictional(db, NOON)

  expect(moved.reduce((sum, count) => sum + count, 0)).toBe(2500)
  expect(again).toBe(0)
  expect(await places(ids)).toEqual(first)
})

test('real people stay where they are, and so do profiles that stand higher [SEA-2]', async () => {
  const yesterday = new Date('2026-02-28T23:59:59.999Z')
  const ids = await fictional(60, yesterday)
  const [real] = await makeMembers(db, site.id, [{ last_active_at: new Date(0) }])

  await rotateFictional(db, NOON)

  const at = [...(await places(ids)).values()]
  expect(at.filter((place) => place < yesterday.getTime())).toEqual([])
  expect(at.filter((place) => place === yesterday.getTime()).length).toBeGreaterThan(5)
  expect(at.filter((place) => place > yesterday.getTime()).length).toBeGreaterThan(5)
  expect(await places([real!])).toEqual(new Map([[real, 0]]))
})
