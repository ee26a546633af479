import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { tellTyping } from '#contract/chats.ts'
import { blockMember } from '#contract/members.ts'
import { unblockMember } from '#contract/account.ts'
import { logOut } from '#contract/user.ts'
import { testApp } from '#test/app.ts'
import { type ChattingMember, chattingMember } from '#test/chatting-member.ts'
import { listen } from '#test/contract/listen.ts'
import { freshDatabase } from '#test/database.ts'
import { type EventReader, readEvents } from '#test/event-reader.ts'
import { holdIntervals } from '#test/held-time.ts'
import { cookieOf, makeMember, makeSite } from '#test/make.ts'

// Streams look once a second whether their session is over: here when the test says so.
const time = holdIntervals()

const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db)
const port = await listen(app)
const aMember = (wishes: Parameters<typeof chattingMember>[2] = {}) =>
  chattingMember(app, site.id, wishes)

async function listening({ cookie }: Pick<ChattingMember, 'cookie'>, after?: number) {
  const reader = await readEvents(port, after === undefined ? { cookie } : { cookie, after })
  await expect.poll(reader.lastId).not.toBeNull()
  return reader
}

async function aPair() {
  const [noor, sem] = [await aMember(), await aMember()]
  await noor.write(sem)
  await sem.write(noor)
  return { noor, sem, reader: await listening(sem) }
}

const type = async (from: ChattingMember, to: { id: string }) =>
  (await from.call(tellTyping, { profile_id: to.id })).outcome

const whisper = ({ id }: { id: string }) =>
  `event: whisper\ndata: {"kind":"typing","profile_id":"${id}"}\n\n`

/** Two whispers of others later, one after the other: one that went out before would have been heard by then. */
async function aWhile(reader: EventReader, { id: listener }: ChattingMember): Promise<void> {
  for (const other of [await makeMember(db, site.id), await makeMember(db, site.id)]) {
    app.events.whisper([listener], { kind: 'typing', profile_id: other.id })
    await expect.poll(reader.text).toContain(whisper(other))
  }
}

test('that somebody types is heard at once on every device, has no number and is not kept [CHA-2]', async () => {
  const { noor, sem, reader } = await aPair()
  const second = await listening(sem)
  const before = reader.lastId()

  expect(await type(noor, sem)).toBe(200)

  await expect.poll(reader.text).toContain(whisper(noor))
  await expect.poll(second.text).toContain(whisper(noor))
  expect(reader.lastId()).toBe(before)
  expect(await sem.told()).toHaveLength(2)
  expect((await listening(sem, 0)).text()).not.toContain('typing')
})

test('a stranger hears nothing of somebody who begins to write, and the writer does not learn it [CHA-2]', async () => {
  const [noor, sem] = [await aMember(), await aMember()]
  const reader = await listening(sem)

  expect(await type(noor, sem)).toBe(200)
  await aWhile(reader, sem)

  expect(reader.text()).not.toContain(noor.id)
})

test('what an unconfirmed member types is held back like what they write [SGN-6]', async () => {
  const [noor, sem] = [await aMember({ status: 'not_confirmed' }), await aMember()]
  await noor.write(sem)
  const reader = await listening(sem)

  expect(await type(noor, sem)).toBe(200)
  await aWhile(reader, sem)

  expect(reader.text()).not.toContain(noor.id)
})

test('typing to whoever cannot be seen is answered like typing to nobody [P2] [P3] [ACC-4]', async () => {
  const noor = await aMember()
  const [blocker, blocked] = [await aMember(), await aMember()]
  const blocks = [
    { blocker_id: blocker.id, blocked_id: noor.id },
    { blocker_id: noor.id, blocked_id: blocked.id },
  ]
  await db.insertInto('block').values(blocks).execute()
  const people = [
    blocker,
    blocked,
    noor,
    await makeMember(db, site.id, { is_invisible: true }),
    await makeMember(db, site.id, { status: 'deleted' }),
    { id: randomUUID() },
  ]

  const outcomes = await Promise.all(people.map((other) => type(noor, other)))

  expect(outcomes).toEqual(people.map(() => 'NOT_FOUND'))
})

test('whoever hides is told so, and is not heard typing [ACC-4]', async () => {
  const { noor, sem, reader } = await aPair()
  await db.updateTable('member').set({ is_invisible: true }).where('id', '=', noor.id).execute()

  expect(await type(noor, sem)).toBe('INVISIBLE')
  app.events.whisper([sem.id], { kind: 'typing', profile_id: noor.id })
  await aWhile(reader, sem)

  expect(reader.text()).not.toContain(whisper(noor))
})

test('after a block no whisper, message or mark arrives, and both lists are asked for anew [P3] [C8]', async () => {
  const { noor, sem, reader } = await aPair()
  const id = sem.conversationId()
  await sem.call(blockMember, { profile_id: noor.id })
  const heard = reader.heard.length

  const typed = await type(noor, sem)
  const marked = await noor.mark(id, { read_seq: 2 })
  const written = await noor.write(sem, 'Hallo?')
  app.events.whisper([sem.id], { kind: 'typing', profile_id: noor.id })
  await aWhile(reader, sem)

  expect([typed, marked.outcome, written.outcome]).toEqual(Array(3).fill('NOT_FOUND'))
  expect(reader.text()).not.toContain(whisper(noor))
  expect(reader.heard.slice(heard).every(({ event }) => event.kind === 'chats_changed')).toBe(true)
  expect((await sem.told()).at(-1)).toEqual({ kind: 'chats_changed' })
  expect((await noor.told()).at(-1)).toEqual({ kind: 'chats_changed' })
  await sem.call(unblockMember, { profile_id: noor.id })
  expect((await noor.told()).filter(({ kind }) => kind === 'chats_changed')).toHaveLength(2)
  expect(await type(noor, sem)).toBe(200)
  await expect.poll(reader.text).toContain(whisper(noor))
})

test('what was told of somebody is not told again once they are blocked, but is while they hide [P3] [P4] [ACC-4]', async () => {
  const { noor, sem } = await aPair()
  await db.updateTable('member').set({ is_invisible: true }).where('id', '=', noor.id).execute()
  const hidden = await listening(sem, 0)
  await expect.poll(hidden.lastId).toBe(2)
  await db.insertInto('block').values({ blocker_id: noor.id, blocked_id: sem.id }).execute()
  const blocked = await listening(sem, 0)
  await expect.poll(blocked.lastId).toBe(2)

  expect(hidden.heard).toMatchObject([
    { event: { kind: 'message', profile_id: noor.id, seq: 1 } },
    { event: { kind: 'message', profile_id: noor.id, seq: 2 } },
  ])
  expect(blocked.heard).toEqual([])
  expect(blocked.text()).not.toContain(noor.id)
})

test('a stream whose session is over hears no whisper [A7] [C8]', async () => {
  const { noor, sem, reader } = await aPair()
  const elsewhere = await listening({ cookie: await cookieOf(db, sem.id) })
  await sem.call(logOut, {})

  app.events.whisper([sem.id], { kind: 'typing', profile_id: noor.id })
  await expect.poll(elsewhere.text).toContain(whisper(noor))
  time.pass(1_000)
  await expect.poll(reader.text).toContain('event: over')

  expect(reader.text()).not.toContain('whisper')
})

test('nobody is told of a block where there was no conversation, and one who hides can be blocked by whom they wrote to [P3] [ACC-5]', async () => {
  const { noor, sem } = await aPair()
  const stranger = await aMember()
  const before = [await noor.told(), await stranger.told()]
  await noor.call(blockMember, { profile_id: stranger.id })
  const after = [await noor.told(), await stranger.told()]
  await db.updateTable('member').set({ is_invisible: true }).where('id', '=', noor.id).execute()

  const { outcome } = await sem.call(blockMember, { profile_id: noor.id })

  expect(after).toEqual(before)
  expect(outcome).toBe(200)
  expect((await sem.list()).chats).toEqual([])
})
