import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listJustOnline, searchMembers } from '#contract/search.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMembers } from '#test/make-members.ts'
import { makeMember, makeSite } from '#test/make.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const START = new Date('2026-03-01T12:00:00Z').getTime()
const time = { ms: START }
const app = await testApp(db, { clock: () => new Date(time.ms) })
const me = await makeMember(db, site.id, { gender: 'male', seeks: 'female' })
const MEMBERS = 180
const ids = await makeMembers(
  db,
  site.id,
  Array.from({ length: MEMBERS }, (_, nth) => ({ gender: nth % 3 === 0 ? 'male' : 'female' })),
)

/** The members who become active in each second, and by how much their activity is written later than it says. */
const seconds = fc.array(
  fc.record({
    who: fc.uniqueArray(fc.nat({ max: MEMBERS - 1 }), { minLength: 50, maxLength: 50 }),
    lateMs: fc.nat({ max: 4000 }),
    isMeanwhile: fc.boolean(),
  }),
  { minLength: 10, maxLength: 10 },
)

test('with fifty members a second becoming active, nobody is seen twice, nobody is lost, and the newly active are in the pill [SEA-2]', async () => {
  await fc.assert(
    fc.asyncProperty(seconds, fc.constantFrom('female', 'both'), async (happening, gender) => {
      await beginAnew()
      const { call } = await loggedIn(app, me.id)
      const searched = gender === 'both' ? ids : ids.filter((_, nth) => nth % 3 !== 0)
      const seen: string[] = []
      const active = new Set<string>()
      const first = await call(searchMembers, { gender })
      seen.push(...idsIn(first.body))

      for (let { next } = first.body, second = 0; next !== null; second += 1) {
        time.ms += 1000
        const { who, lateMs, isMeanwhile } = happening[second % happening.length]!
        const awake = who.map((nth) => ids[nth]!)
        awake.forEach((id) => active.add(id))
        const waking = wake(awake, lateMs)
        if (!isMeanwhile) await waking
        const [{ body }] = await Promise.all([
          call(searchMembers, { gender, after: next, pageNumber: second + 2 }),
          waking,
        ])
        seen.push(...idsIn(body))
        next = body.next
      }
      const pill = await call(listJustOnline, {
        gender,
        as_of: first.body.as_of,
        as_of_seal: first.body.as_of_seal,
      })

      const offered = new Set(idsIn(pill.body))
      expect(new Set(seen).size).toBe(seen.length)
      expect(searched.filter((id) => !active.has(id) && !seen.includes(id))).toEqual([])
      expect(searched.filter((id) => active.has(id) && !offered.has(id))).toEqual([])
      expect([...offered].filter((id) => !active.has(id))).toEqual([])
      expect(seen.filter((id) => !searched.includes(id))).toEqual([])
    }),
    { numRuns: 12 },
  )
})

/** All members were here within the last hours, some at the same moment. */
async function beginAnew(): Promise<void> {
  time.ms += 24 * 60 * 60 * 1000
  await sql`update member set last_active_at = ${new Date(time.ms)}::timestamptz
    - interval '1 minute' - (abs(hashtext(id::text)) % 150) * interval '70 seconds'
    where id <> ${me.id}`.execute(db)
}

/** Their activity says an earlier moment than the one at which it is written. */
async function wake(awake: readonly string[], lateMs: number): Promise<void> {
  await db
    .updateTable('member')
    .set({ last_active_at: new Date(time.ms - lateMs) })
    .where('id', 'in', awake)
    .execute()
}

function idsIn({ results }: { results: readonly { id: string }[] }): string[] {
  return results.map(({ id }) => id)
}
