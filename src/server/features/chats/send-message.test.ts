import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { chatWriters } from '#test/chat-writers.ts'
import { countWaiting } from '#test/count-waiting.ts'
import { freshDatabase } from '#test/database.ts'
import { readEvents } from '#test/event-reader.ts'
import { holdIntervals } from '#test/held-time.ts'
import { cookieOf, makeSite } from '#test/make.ts'

// Streams look by themselves once a second, which would find an event that was not told at once.
holdIntervals()

const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db)
const { aMember, balanceOf, messagesFrom, sidesOf } = chatWriters(db, app, site.id)

async function transfersThatDoNotSumToZero(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from credit_entry group by transfer_id having sum(amount) <> 0 or count(*) <> 2
    ) as broken`.execute(db)
  return rows[0]!.count
}

test('an id in capitals is the same id, for whoever sends it and whoever hears of it [M3] [CHA-7]', async () => {
  const [noor, sem] = [await aMember({ credits: 3 }), await aMember()]
  const clientId = randomUUID()
  const heard: (readonly string[])[] = []
  app.events.listen(({ memberIds }) => heard.push(memberIds))

  const first = await noor.write({ id: sem.id.toUpperCase() }, { clientId })
  const again = await noor.write(sem, { clientId: clientId.toUpperCase() })

  expect([first.outcome, again.outcome]).toEqual([200, 200])
  expect(again.body.message.id).toBe(first.body.message.id)
  expect((await balanceOf(noor)).balance).toBe(2)
  expect(heard[0]).toEqual(expect.arrayContaining([noor.id, sem.id]))
})

test('a message is stored, paid for, listed on both sides and told to both [CHA-3]', async () => {
  const noor = await aMember({ credits: 3 })
  const sem = await aMember()

  const { outcome, body } = await noor.write(sem, { text: ' Dansen? ' })

  expect(outcome).toBe(200)
  expect(body).toMatchObject({ credits: 2, message: { seq: 1, is_own: true, text: 'Dansen?' } })
  expect(await sidesOf(noor)).toEqual([
    { other_id: sem.id, last_seq: 1, unread: 0, has_written: true },
  ])
  expect(await sidesOf(sem)).toEqual([
    { other_id: noor.id, last_seq: 1, unread: 1, has_written: false },
  ])
  const events = await db
    .selectFrom('member_event')
    .select(['member_id', 'kind', 'data'])
    .where('member_id', 'in', [noor.id, sem.id])
    .execute()
  const data = { conversation_id: body.conversation_id, seq: 1 }
  expect(events).toHaveLength(2)
  expect(events).toContainEqual({
    member_id: sem.id,
    kind: 'message',
    data: { ...data, profile_id: noor.id },
  })
})

test.each([2, 10, 50])(
  'with credits for one message, one of %i at once goes through [M1] [CHA-3]',
  async (count) => {
    const people = await Promise.all([aMember(), aMember(), aMember()])
    for (let trial = 0; trial < Math.min(10, 150 / count); trial += 1) {
      const noor = await aMember({ credits: 1 })

      const answers = await Promise.all(
        Array.from({ length: count }, (_, at) => noor.write(people[trial % 2 ? 0 : at % 3]!)),
      )

      const outcomes = answers.map(({ outcome }) => outcome)
      expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(1)
      expect(outcomes.filter((outcome) => outcome === 'INSUFFICIENT_CREDITS')).toHaveLength(
        count - 1,
      )
      expect(await balanceOf(noor)).toEqual({ balance: 0, entries: 0 })
      expect(await messagesFrom(noor)).toHaveLength(1)
    }
    expect(await transfersThatDoNotSumToZero()).toBe(0)
  },
)

test('a message that is sent fifty times at once, and later again, is one and is paid for once [M3]', async () => {
  const noor = await aMember({ credits: 9 })
  const sem = await aMember()
  for (const isBegun of [false, true]) {
    const before = await balanceOf(noor)
    const clientId = randomUUID()
    const text = `begun: ${String(isBegun)}`

    const atOnce = await Promise.all(
      Array.from({ length: 50 }, () => noor.write(sem, { clientId, text })),
    )
    const later = [
      await noor.write(sem, { clientId, text }),
      await noor.write(sem, { clientId, text }),
    ]

    const answers = [...atOnce, ...later]
    expect(answers.map(({ outcome }) => outcome)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map(({ body }) => body.message.id)).size).toBe(1)
    expect((await balanceOf(noor)).balance).toBe(before.balance - 1)
  }
  expect(await messagesFrom(noor)).toHaveLength(2)
})

test('the same id for something else is refused and changes nothing [M3]', async () => {
  const noor = await aMember({ credits: 9 })
  const [sem, bo] = [await aMember(), await aMember()]
  const clientId = randomUUID()
  await noor.write(sem, { clientId, text: 'Een' })

  const others = [
    await noor.write(sem, { clientId, text: 'Twee' }),
    await noor.write(bo, { clientId, text: 'Een' }),
    await noor.write(sem, { clientId, text: 'Een', gift: 'rose' }),
  ]

  expect(others.map(({ outcome }) => outcome)).toEqual(others.map(() => 'CLIENT_ID_REUSED'))
  expect((await balanceOf(noor)).balance).toBe(8)
  expect(await messagesFrom(noor)).toHaveLength(1)
})

test('messages of many writers are numbered without a gap, each writer’s in order [C3]', async () => {
  const [noor, sem] = [await aMember({ credits: 600 }), await aMember({ credits: 600 })]
  const writeAll = async (from: typeof noor, to: typeof noor) => {
    for (let nth = 0; nth < 25; nth += 1)
      expect((await from.write(to, { text: String(nth) })).outcome).toBe(200)
  }

  await Promise.all([
    ...Array.from({ length: 10 }, () => writeAll(noor, sem)),
    ...Array.from({ length: 10 }, () => writeAll(sem, noor)),
  ])

  const messages = [...(await messagesFrom(noor)), ...(await messagesFrom(sem))]
  const numbers = messages.map(({ seq }) => seq).toSorted((one, other) => one - other)
  expect(numbers).toEqual(Array.from({ length: 500 }, (_, at) => at + 1))
  expect((await sidesOf(noor))[0]).toMatchObject({ last_seq: 500, unread: 250 })
})

test('a message is heard at once, and not only at the next look [CHA-7]', async () => {
  const [noor, sem] = [await aMember({ credits: 9 }), await aMember()]
  await noor.write(sem)
  await app.fastify.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.fastify.server.address() as AddressInfo
  const reader = await readEvents(port, { cookie: await cookieOf(db, sem.id) })
  await expect.poll(() => reader.lastId()).toBe(1)

  // A stream that is told before the row is there looks in vain, and is not told again.
  const held = await db.startTransaction().execute()
  await held.selectFrom('member').select('id').where('id', '=', sem.id).forUpdate().execute()
  const writing = noor.write(sem)
  await expect.poll(() => countWaiting(db)).toBe(1)
  app.events.whisper([sem.id], { kind: 'typing', profile_id: noor.id })
  await expect.poll(reader.text).toContain('event: whisper')
  await held.commit().execute()
  await writing

  await expect.poll(() => reader.heard.map(({ id }) => id)).toEqual([2])
})
