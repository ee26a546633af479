import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LIKE_TYPES } from '#contract/likes.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { rounds } from '#test/rounds.ts'
import { autoLike } from './auto-like.ts'
import { countNewLikes, listLikes } from './list-likes.ts'
import { likeMember, seeLike, unlikeMember } from './like.ts'

const RUNS = rounds({ landing: 8, night: 300 })
const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db)
const now = new Date()
const PEOPLE = 3

const person = fc.nat({ max: PEOPLE - 1 })
const step = fc.record({
  what: fc.constantFrom('like', 'like', 'like', 'unlike', 'see', 'auto'),
  from: person,
  to: person,
})
type Step = { readonly what: string; readonly from: number; readonly to: number }

function take({ what, from, to }: Step, ids: readonly string[]): Promise<unknown> {
  const question = { viewer: viewerOf(ids[from]!), profileId: ids[to]!, now }
  if (what === 'like') return likeMember(app, question)
  if (what === 'unlike') return unlikeMember(app, question)
  return what === 'see' ? seeLike(app, question) : autoLike(app, question)
}

function viewerOf(memberId: string) {
  return { siteId: site.id, memberId }
}

/** All that a browser knows about likes. */
async function asked(memberId: string) {
  const viewer = viewerOf(memberId)
  const lists = await Promise.all(LIKE_TYPES.map((type) => listLikes(db, { viewer, type, now })))
  return JSON.stringify({ lists, count: await countNewLikes(db, viewer) })
}

async function countersOf(ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('event_counter')
    .select(['member_id', 'seq'])
    .where('member_id', 'in', ids)
    .execute()
  return new Map(rows.map(({ member_id: id, seq }) => [id, seq]))
}

type Known = { readonly seq: number; readonly state: string }

test('a browser that asks anew only when it is told has at every moment what the server has [C5]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      const members = await Promise.all(
        Array.from({ length: PEOPLE }, () => makeMember(db, site.id)),
      )
      const ids = members.map(({ id }) => id)
      const known = new Map<string, Known>()
      for (const id of ids) known.set(id, { seq: 0, state: await asked(id) })

      for (const each of steps) {
        await take(each, ids).catch(() => undefined)
        for (const [id, seq] of await countersOf(ids))
          if (seq > known.get(id)!.seq) known.set(id, { seq, state: await asked(id) })
      }

      for (const id of ids) expect(known.get(id)!.state).toBe(await asked(id))
    }),
    { numRuns: RUNS },
  )
})
