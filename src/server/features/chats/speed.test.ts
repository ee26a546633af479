import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { testApp } from '#test/app.ts'
import { type ChattingMember, chattingMember } from '#test/chatting-member.ts'
import { freshDatabase } from '#test/database.ts'
import { makeConversations } from '#test/make-conversations.ts'
import { makeMembers } from '#test/make-members.ts'
import { makeSite } from '#test/make.ts'

const { db, ownerDb, url } = await freshDatabase()
const site = await makeSite(db)
// With one connection all that it reads can be counted.
const counted = connect(url, { max: 1 })
afterAll(() => counted.destroy())
const app = await testApp(counted)

async function talk(member: ChattingMember, people: number, length: number) {
  const wishes = Array.from({ length: people }, (_, nth) => ({ name: `Lid ${nth}` }))
  const otherIds = await makeMembers(db, site.id, wishes)
  await makeConversations(db, { siteId: site.id, memberId: member.id, otherIds, length })
  return { id: otherIds[0]! }
}

test('a thousand conversations are listed with little more work than a hundred, and one of ten thousand messages opens like one of a hundred [CHA-1] [CHA-2]', async () => {
  const [few, many] = [await chattingMember(app, site.id), await chattingMember(app, site.id)]
  await talk(few, 100, 3)
  await talk(many, 998, 3)
  const [short, long] = [await talk(many, 1, 100), await talk(many, 1, 10_000)]
  await sql`analyze`.execute(ownerDb)

  const listed = [await workOf(() => few.list()), await workOf(() => many.list())] as const
  const words = { words: 'Lid 77' }
  const found = [await workOf(() => few.list(words)), await workOf(() => many.list(words))] as const
  const opened = await workOf(() => many.open(short))
  const longOpened = await workOf(() => many.open(long))
  const oldPage = await workOf(() => many.open(long, { before: 51 }))

  expect(listed[1]).toBeLessThan(2 * listed[0])
  expect(found[1]).toBeLessThan(2 * found[0])
  expect(longOpened).toBeLessThan(1.3 * opened)
  expect(oldPage).toBeLessThan(1.3 * opened)
})

/** How many blocks of tables and indexes something looks at. The least of some times: what else looks at them is not counted. */
async function workOf(act: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const before = await blocksSoFar()
    await act()
    times.push((await blocksSoFar()) - before)
  }
  return Math.min(...times)
}

async function blocksSoFar(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(counted)
  const { rows } = await sql<{ blocks: number }>`
    select sum(heap_blks_read + heap_blks_hit + coalesce(idx_blks_read + idx_blks_hit, 0))::int as blocks
    from pg_statio_user_tables`.execute(counted)
  return rows[0]!.blocks
}
