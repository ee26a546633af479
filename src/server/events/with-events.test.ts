import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { App } from '#server/http/route.ts'
import { testApp } from '#test/app.ts'
import { listen } from '#test/contract/listen.ts'
import { freshDatabase } from '#test/database.ts'
import { readEvents } from '#test/event-reader.ts'
import { inWaves } from '#test/in-waves.ts'
import { cookieOf, makeMember, makeSite } from '#test/make.ts'
import { rounds } from '#test/rounds.ts'
import { openBus } from './bus.ts'
import { withEvents } from './with-events.ts'

const WRITERS = 40
const PARTS = 5
const EVENTS = rounds({ landing: 400, night: 5_000 })

const { db } = await freshDatabase()
const site = await makeSite(db)
const now = new Date()
const CHANGED = { kind: 'likes_changed' } as const

async function numbersOf(memberId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('member_event')
    .select('seq')
    .where('member_id', '=', memberId)
    .orderBy('seq')
    .execute()
  return rows.map(({ seq }) => seq)
}

test('what a transaction tells is there if and only if it goes through, and heard of only then [C4]', async () => {
  const { id } = await makeMember(db, site.id)
  const events = openBus()
  const heard: (readonly string[])[] = []
  events.listen(({ memberIds }) => heard.push(memberIds))

  const failed = withEvents({ db, events, now }, async (_tx, notify) => {
    notify([id], CHANGED)
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  const untold = [await numbersOf(id), [...heard]]
  await withEvents({ db, events, now }, async (_tx, notify) => {
    notify([id], CHANGED)
    notify([id], { kind: 'user_changed' })
    expect(heard).toEqual([])
  })

  expect(untold).toEqual([[], []])
  expect(await numbersOf(id)).toEqual([1, 2])
  expect(heard).toEqual([[id]])
})

test('nobody is told who is fictional or gone', async () => {
  const { id } = await makeMember(db, site.id, { is_fictional: true })
  const gone = crypto.randomUUID()

  await withEvents({ db, events: openBus(), now }, async (_tx, notify) =>
    notify([id, gone], CHANGED),
  )

  expect([await numbersOf(id), await numbersOf(gone)]).toEqual([[], []])
})

test('many who tell the same members in any order never wait for each other in a circle [C4]', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, () => makeMember(db, site.id)))
  const ids = members.map(({ id }) => id)
  const events = openBus()

  await inWaves(Array.from({ length: 200 }).keys(), (at) =>
    withEvents({ db, events, now }, async (_tx, notify) => {
      for (const id of at % 2 === 0 ? ids : ids.toReversed()) notify([id], CHANGED)
    }),
  )

  for (const id of ids)
    expect(await numbersOf(id)).toEqual(Array.from({ length: 200 }, (_, at) => at + 1))
})

test('whoever is told later waits for a teller who is held up: no number comes to light after a higher one [C4]', async () => {
  const app = await testApp(db)
  const { id } = await makeMember(db, site.id)
  const { id: otherId } = await makeMember(db, site.id)
  await withEvents({ db, events: app.events, now }, async (_tx, notify) =>
    notify([otherId], CHANGED),
  )
  const reader = await readEvents(await listen(app), { cookie: await cookieOf(db, id), after: 0 })

  const held = await holdMember(otherId)
  const first = withEvents({ db, events: app.events, now }, async (_tx, notify) => {
    notify([id, otherId], CHANGED)
  })
  await expect.poll(held.waiting).toBe(1)
  const state = { isTold: false }
  const second = withEvents({ db, events: app.events, now }, async (_tx, notify) => {
    notify([id], { kind: 'user_changed' })
  }).then(() => (state.isTold = true))
  await expect.poll(async () => state.isTold || (await held.waiting()) === 2).toBe(true)
  const meanwhile = [state.isTold, ...reader.heard]
  await held.release()
  await Promise.all([first, second])

  expect(meanwhile).toEqual([false])
  await expect
    .poll(() => reader.heard)
    .toEqual([
      { id: 1, event: CHANGED },
      { id: 2, event: { kind: 'user_changed' } },
    ])
})

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].slice(0, rounds({ landing: 4, night: 10 })))(
  'forty who write and one who reads, comes and goes: nothing lost, nothing double (seed %i) [C4]',
  async (seed) => {
    const app = await testApp(db)
    const port = await listen(app)
    const { id } = await makeMember(db, site.id)
    const cookie = await cookieOf(db, id)
    const random = randomFrom(seed)
    const writing: Promise<unknown>[] = []
    const heard: number[] = []
    const state = { last: 0 }

    for (let part = 1; part <= PARTS; part += 1) {
      writing.push(...Array.from({ length: WRITERS }, () => write(app, id)))
      const reader = await readEvents(port, { cookie, after: state.last })
      // Any number of those that are written by now or being written, and the rest in the end.
      const most = (part * EVENTS) / PARTS - state.last
      const wanted = part === PARTS ? most : Math.ceil(random() * most)
      await expect
        .poll(() => reader.lastId() ?? 0, { interval: 5 })
        .toBeGreaterThanOrEqual(state.last + wanted)
      reader.close()
      heard.push(...reader.heard.map((each) => each.id))
      state.last = reader.lastId() ?? state.last
    }
    await Promise.all(writing)

    expect(heard).toEqual(Array.from({ length: EVENTS }, (_, at) => at + 1))
  },
)

/** A writer's share of one part. */
async function write({ events }: App, memberId: string): Promise<void> {
  for (let count = 0; count < EVENTS / PARTS / WRITERS; count += 1)
    await withEvents({ db, events, now }, async (_tx, notify) => notify([memberId], CHANGED))
}

/** Locks a member's row, so that a transaction that writes to this member waits just before its end. */
async function holdMember(id: string) {
  const holding = await db.startTransaction().execute()
  await holding.selectFrom('member').select('id').where('id', '=', id).forUpdate().execute()
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(holding)
  const pid = rows[0]?.pid
  return {
    /** The transactions that wait for it, and those that wait for these. */
    waiting: async () => {
      const { rows: waiting } = await sql`
        with recursive waiting (pid) as (
          select ${pid}::int
          union
          select activity.pid from pg_stat_activity as activity, waiting
          where waiting.pid = any (pg_blocking_pids(activity.pid))
        )
        select pid from waiting where pid <> ${pid}`.execute(db)
      return waiting.length
    },
    release: () => holding.commit().execute(),
  }
}

/** Numbers from 0 to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  const state = { value: seed }
  return () => {
    state.value = (state.value * 48_271) % 2_147_483_647
    return state.value / 2_147_483_647
  }
}
