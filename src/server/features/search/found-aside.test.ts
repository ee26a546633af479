import { expect, test } from 'vitest'
import { getLander } from '#contract/landers.ts'
import { searchMembers, type SearchQuery } from '#contract/search.ts'
import type { Db } from '#server/db/connect.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const [{ db }, { db: old }] = [await freshDatabase(), await freshDatabase()]
const site = await makeSite(db)
const app = await testApp(db, { clock: () => NOW, readAside: (read) => read(old) })

/** Somebody whom the primary and what is read aside of it both know. */
async function aMember(changes: Parameters<typeof makeMember>[2] = {}): Promise<string> {
  const consents = { is_showcased: true, is_showcased_by_type: true }
  const wishes = { hasPhoto: true, last_active_at: NOW, ...consents, ...changes }
  const { id } = await makeMember(db, site.id, wishes)
  await makeMember(old, site.id, { ...wishes, id })
  return id
}

test('what is found aside is told as it is now, and nobody who has just gone, hidden or blocked is told [RUN-2] [P3] [P4]', async () => {
  await makeSite(old, { id: site.id, domain: site.domain, is_default: true })
  const me = await aMember({ gender: 'male', seeks: 'female' })
  const [stays, blocks, hides, leaves, withdraws] = await inTurn(5)
  const { call } = await loggedIn(app, me)
  const search = async () => (await call(searchMembers, {} as SearchQuery)).body.results
  const lander = async () => (await caller(app).call(getLander, { slug: 'nl' })).body.members
  const before = [await search(), await lander()].map((all) => all.map(({ id }) => id).toSorted())

  await change(stays, { name: 'Fien' })
  await db.insertInto('block').values({ blocker_id: blocks, blocked_id: me }).execute()
  await change(hides, { is_invisible: true })
  await change(leaves, { status: 'deleted', deleted_at: NOW })
  await change(withdraws, { is_showcased: false, is_showcased_by_type: false })
  await db
    .insertInto('member_like')
    .values({ from_id: me, to_id: stays, created_at: NOW })
    .execute()
  const [found, shown] = [await search(), await lander()]

  expect(before[0]).toEqual([stays, blocks, hides, leaves, withdraws].toSorted())
  expect(before[1]).toEqual([stays, blocks, hides, leaves, withdraws, me].toSorted())
  expect(found.map(({ id, name }) => [id, name])).toEqual(
    expect.arrayContaining([
      [stays, 'Fien'],
      [withdraws, 'Noor'],
    ]),
  )
  expect(found).toHaveLength(2)
  expect(found.find(({ id }) => id === stays)).toMatchObject({ is_liked: true })
  expect(shown.map(({ id }) => id).toSorted()).toEqual([stays, blocks, me].toSorted())
})

async function inTurn(count: number): Promise<[string, string, string, string, string]> {
  const ids: string[] = []
  for (let nth = 0; nth < count; nth += 1) ids.push(await aMember())
  return ids as [string, string, string, string, string]
}

async function change(id: string, changes: Parameters<typeof makeMember>[2] & object) {
  await (db as Db)
    .updateTable('member')
    .set(changes as object)
    .where('id', '=', id)
    .execute()
}
