import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { type ChattingMember, chattingMember } from '#test/chatting-member.ts'
import { freshDatabase } from '#test/database.ts'
import { makeConversations } from '#test/make-conversations.ts'
import { makeMembers } from '#test/make-members.ts'
import { makeSite } from '#test/make.ts'

const { db, ownerDb } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db)

async function talk(member: ChattingMember, people: number, length: number) {
  const wishes = Array.from({ length: people }, (_, nth) => ({ name: `Lid ${nth}` }))
  const otherIds = await makeMembers(db, site.id, wishes)
  await makeConversations(db, { siteId: site.id, memberId: member.id, otherIds, length })
  return { id: otherIds[0]! }
}

/** The middle of the times that each takes, in milliseconds, taken in turns: whatever else the machine does slows all alike. */
async function middleTimes(acts: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const taken: number[][] = acts.map(() => [])
  for (let round = 0; round < 25; round += 1) {
    for (const [nth, act] of acts.entries()) {
      const began = performance.now()
      await act()
      taken[nth]!.push(performance.now() - began)
    }
  }
  return taken.map((times) => times.toSorted((one, other) => one - other)[12]!)
}

test(
  'a thousand conversations are listed in time, and one of ten thousand messages opens like one of a hundred [CHA-1] [CHA-2]',
  { timeout: 60_000 },
  async () => {
    const me = await chattingMember(app, site.id)
    await talk(me, 998, 3)
    const [short, long] = [await talk(me, 1, 100), await talk(me, 1, 10_000)]
    await sql`analyze`.execute(ownerDb)

    const [list, found, opened, longOpened, oldPage] = await middleTimes([
      () => me.list(),
      () => me.list({ words: 'Lid 77' }),
      () => me.open(short),
      () => me.open(long),
      () => me.open(long, { before: 51 }),
    ])

    // The budget is 30 ms at the slow end on a machine that does nothing else.
    expect(list).toBeLessThan(100)
    expect(found).toBeLessThan(100)
    expect(longOpened).toBeLessThan(1.3 * opened! + 5)
    expect(oldPage).toBeLessThan(1.3 * opened! + 5)
  },
)
