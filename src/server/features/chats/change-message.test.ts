import { expect, test } from 'vitest'
import { deleteMessage, reactToMessage, type Reaction } from '#contract/chats.ts'
import { testApp } from '#test/app.ts'
import { type ChattingMember, chattingMember } from '#test/chatting-member.ts'
import { freshDatabase } from '#test/database.ts'
import { makeConversation, makeSite } from '#test/make.ts'

const MINUTE = 60_000
const clock = { now: new Date() }
const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db, { clock: () => clock.now })
const aMember = (wishes: Parameters<typeof chattingMember>[2] = {}) =>
  chattingMember(app, site.id, wishes)

async function aPair() {
  const [noor, sem] = [await aMember(), await aMember()]
  await noor.write(sem, 'Spijt')
  const id = noor.conversationId()
  return { noor, sem, id }
}

const takeBack = ({ call }: ChattingMember, conversationId: string, seq = 1) =>
  call(deleteMessage, { conversation_id: conversationId, seq })

const react = (
  { call }: ChattingMember,
  conversationId: string,
  reaction: Reaction | null,
  seq = 1,
) => call(reactToMessage, { conversation_id: conversationId, seq, reaction })

test('what was taken back leaves its place and nothing else, on both sides and in the table [CHA-6]', async () => {
  const { noor, sem, id } = await aPair()
  await sem.write(noor, 'Hoezo?', { reply_to: 1 })

  const { body } = await takeBack(noor, id)

  expect(body.message).toMatchObject({ seq: 1, state: 'deleted', text: '', is_own: true })
  const { messages } = (await sem.open(noor)).body
  expect(messages[0]).toMatchObject({ state: 'deleted', text: '' })
  expect(messages[1]!.reply_to).toMatchObject({ state: 'deleted', text: '' })
  const stored = await db
    .selectFrom('message')
    .selectAll()
    .where('conversation_id', '=', id)
    .where('seq', '=', 1)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(stored)).not.toContain('Spijt')
  const changed = { kind: 'message_changed', conversation_id: id, seq: 1 }
  expect((await noor.told()).at(-1)).toEqual({ ...changed, profile_id: sem.id })
  expect((await sem.told()).at(-1)).toEqual({ ...changed, profile_id: noor.id })
})

test('credits stay spent, the count stays, and taking back again changes nothing [CHA-6]', async () => {
  const { noor, sem, id } = await aPair()

  const [first, again] = [await takeBack(noor, id), await takeBack(noor, id)]

  expect([first.outcome, again.outcome]).toEqual([200, 200])
  expect((await sem.told()).map(({ kind }) => kind)).toEqual(['message', 'message_changed'])
  expect((await sem.list()).total_unread).toBe(1)
  const { balance } = await db
    .selectFrom('credit_account')
    .select('balance')
    .where('id', '=', noor.credit_account_id)
    .executeTakeFirstOrThrow()
  expect(balance).toBe(499)
})

test.each([
  [15 * MINUTE - 1, 200],
  [15 * MINUTE, 'TOO_LATE'],
])('after %i ms taking back is answered with %s [CHA-6]', async (ms, outcome) => {
  const { noor, id } = await aPair()
  clock.now = new Date(clock.now.getTime() + ms)

  expect((await takeBack(noor, id)).outcome).toBe(outcome)
})

test('nobody takes back what others wrote, what is not there, or what they removed [CHA-6] [P2]', async () => {
  const { noor, sem, id } = await aPair()
  const stranger = await aMember()

  const outcomes = [
    await takeBack(sem, id),
    await takeBack(stranger, id),
    await takeBack(noor, id, 2),
  ].map(({ outcome }) => outcome)
  await noor.remove(sem)

  expect(outcomes).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'])
  expect((await takeBack(noor, id)).outcome).toBe('NOT_FOUND')
  expect((await sem.open(noor)).body.messages[0]).toMatchObject({ text: 'Spijt' })
})

test('a photo that was taken back is put on the list of files that go [CHA-6] [P5]', async () => {
  const [noor, sem] = [await aMember(), await aMember()]
  const [filename, blurred] = ['a'.repeat(32), 'b'.repeat(32)]
  const photo = { kind: 'photo', filename, blurred_filename: blurred, width: 4, height: 3 }
  const created_at = clock.now
  const { id } = await makeConversation(db, noor, sem, [{ from: noor, ...photo, created_at }])

  const { body } = await takeBack(noor, id)

  expect(body.message).toMatchObject({ state: 'deleted', photo: null })
  const doomed = await db.selectFrom('doomed_file').select('key').execute()
  expect(doomed.filter(({ key }) => key.includes(filename)).length).toBeGreaterThan(0)
})

test('what is held back is taken back without a word to the other [SGN-6]', async () => {
  const [noor, sem] = [await aMember({ status: 'not_confirmed' }), await aMember()]
  await noor.write(sem)

  const { outcome } = await takeBack(noor, noor.conversationId())

  expect(outcome).toBe(200)
  expect(await sem.told()).toEqual([])
})

test('a reaction shows on both sides, can be another one and be taken back, and is told each time [CHA-6]', async () => {
  const { noor, sem, id } = await aPair()

  const first = await react(sem, id, 'heart')
  await react(sem, id, 'heart')
  await react(sem, id, 'fire')
  const seen = (await noor.open(sem)).body.messages[0]
  const last = await react(sem, id, null)

  expect(first.body.message).toMatchObject({ my_reaction: 'heart', their_reaction: null })
  expect(seen).toMatchObject({ my_reaction: null, their_reaction: 'fire' })
  expect(last.body.message.my_reaction).toBeNull()
  const kinds = (await noor.told()).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'message_changed')).toHaveLength(3)
})

test('nobody reacts to their own, to what was taken back, removed, out of sight or not theirs [CHA-6] [P2]', async () => {
  const { noor, sem, id } = await aPair()
  const stranger = await aMember()
  await noor.write(sem, 'Twee')
  await takeBack(noor, id, 2)
  const free = await aMember({ paid_user: false })
  const long = await makeConversation(
    db,
    sem,
    free,
    Array.from({ length: 31 }, () => ({ from: sem })),
  )

  const tried = [
    await react(noor, id, 'heart'),
    await react(sem, id, 'heart', 2),
    await react(sem, id, 'heart', 3),
    await react(stranger, id, 'heart'),
    await react(free, long.id, 'heart', 1),
  ]
  const seen = await react(free, long.id, 'heart', 2)
  await sem.remove(noor)

  expect(tried.map(({ outcome }) => outcome)).toEqual(tried.map(() => 'NOT_FOUND'))
  expect(seen.outcome).toBe(200)
  expect((await react(sem, id, 'heart')).outcome).toBe('NOT_FOUND')
})

test('whom one cannot write to one cannot react to, and whoever hides is told so [ACC-4] [CHA-5]', async () => {
  const { noor, sem, id } = await aPair()
  const hide = (who: ChattingMember, isInvisible: boolean) =>
    db.updateTable('member').set({ is_invisible: isInvisible }).where('id', '=', who.id).execute()

  await hide(noor, true)
  const unreachable = await react(sem, id, 'heart')
  await hide(noor, false)
  await hide(sem, true)
  const invisible = await react(sem, id, 'heart')
  await hide(sem, false)
  await db.insertInto('block').values({ blocker_id: noor.id, blocked_id: sem.id }).execute()
  const blocked = [await react(sem, id, 'heart'), await takeBack(noor, id)]

  expect([unreachable.outcome, invisible.outcome]).toEqual(['NOT_FOUND', 'INVISIBLE'])
  expect(blocked.map(({ outcome }) => outcome)).toEqual(['NOT_FOUND', 'NOT_FOUND'])
})

test('taking back and reacting at the same instant leave no reaction on what is gone [CHA-6]', async () => {
  const { noor, sem, id } = await aPair()

  for (let seq = 2; seq < 22; seq += 1) {
    await noor.write(sem)
    await Promise.all([takeBack(noor, id, seq), react(sem, id, 'heart', seq)])
  }

  const { messages } = (await noor.open(sem, { after: 1 })).body
  expect(messages.map(({ state }) => state)).toEqual(Array(20).fill('deleted'))
  expect(messages.map((message) => message.their_reaction)).toEqual(Array(20).fill(null))
})
