import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getChat } from '#contract/chats.ts'
import { testApp } from '#test/app.ts'
import { chattingMember } from '#test/chatting-member.ts'
import { freshDatabase } from '#test/database.ts'
import { makeConversation, makeMember, makeSite } from '#test/make.ts'
import { endMembership } from '#test/make-decision.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const elsewhere = await makeSite(db)
const app = await testApp(db)
const aMember = (wishes: Parameters<typeof chattingMember>[2] = {}) =>
  chattingMember(app, site.id, wishes)

type Somebody = { readonly id: string; readonly site_id: string }

async function aLongConversation(one: Somebody, other: Somebody, count: number) {
  return makeConversation(
    db,
    one,
    other,
    Array.from({ length: count }, (_, at) => ({ from: at % 2 ? one : other })),
  )
}

const numbersFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at)

test('a conversation opens by its id and by whom it is with, with the same answer [CHA-2]', async () => {
  const [me, other] = [await aMember(), await aMember()]
  await other.write(me, 'Hoi')
  await me.write(other, 'Dag')

  const byProfile = await me.open(other)
  const byId = await me.call(getChat, { conversation_id: me.conversationId() })

  expect(byId.body).toEqual(byProfile.body)
  expect(byId.body).toMatchObject({
    chat: {
      conversation: { id: me.conversationId() },
      profile: { id: other.id, is_liked: false },
      num_unread_messages: 1,
      both_wrote: true,
      is_held: false,
      draft: null,
    },
    messages: [
      { seq: 1, is_own: false, client_id: null, text: 'Hoi' },
      { seq: 2, is_own: true, text: 'Dag' },
    ],
    older: 'none',
  })
})

test('with somebody one never wrote to it is empty, and shows who they are and what both like [CHA-2]', async () => {
  const me = await aMember({ interests: ['wine', 'travel'] })
  const other = await aMember({ interests: ['travel', 'music'], name: 'Kim' })

  const { body } = await me.open(other)

  expect(body).toMatchObject({
    chat: {
      conversation: null,
      profile: { id: other.id, name: 'Kim' },
      num_unread_messages: 0,
      last_message: null,
      can_write: 'yes',
      both_wrote: false,
      shared_interests: ['travel'],
    },
    messages: [],
    older: 'none',
  })
})

test('what somebody signed up to say waits in the input for whom it was meant, until they have written [SGN-2]', async () => {
  const [me, target, other] = [await aMember(), await aMember(), await aMember()]
  const row = {
    member_id: me.id,
    target_id: target.id,
    text: 'Leuke foto!',
    created_at: new Date(),
  }
  await db.insertInto('first_message').values(row).execute()

  const drafts = [await me.open(target), await me.open(other)].map(({ body }) => body.chat.draft)
  await me.write(target, 'Iets anders')

  expect(drafts).toEqual(['Leuke foto!', null])
  expect((await me.open(target)).body.chat.draft).toBeNull()
})

test('messages come in pages of fifty, backwards and forwards, none left out [CHA-2]', async () => {
  const [me, other] = [await aMember(), await aMember()]
  await aLongConversation(me, other, 130)
  const page = async (input: { before?: number; after?: number }) => {
    const { body } = await me.open(other, input)
    return [body.messages.map(({ seq }) => seq), body.older]
  }

  expect(await page({})).toEqual([numbersFrom(81, 130), 'more'])
  expect(await page({ before: 81 })).toEqual([numbersFrom(31, 80), 'more'])
  expect(await page({ before: 31 })).toEqual([numbersFrom(1, 30), 'none'])
  expect(await page({ before: 1 })).toEqual([[], 'none'])
  expect(await page({ after: 20 })).toEqual([numbersFrom(21, 70), 'more'])
  expect(await page({ after: 130 })).toEqual([[], 'more'])
  expect(await page({ after: 0 })).toEqual([numbersFrom(1, 50), 'none'])
})

test('a free member sees the last thirty messages, however they ask, and is told of premium [CHA-4]', async () => {
  const [me, other] = [await aMember({ paid_user: false }), await aMember()]
  await aLongConversation(me, other, 40)
  const page = async (input: { before?: number; after?: number }) => {
    const { body } = await me.open(other, input)
    return [body.messages.map(({ seq }) => seq), body.older]
  }

  expect(await page({})).toEqual([numbersFrom(11, 40), 'premium'])
  expect(await page({ before: 11 })).toEqual([[], 'premium'])
  expect(await page({ before: 20 })).toEqual([numbersFrom(11, 19), 'premium'])
  expect(await page({ after: 0 })).toEqual([numbersFrom(11, 40), 'premium'])
  expect(await page({ after: 20 })).toEqual([numbersFrom(21, 40), 'more'])
})

test('what is older than a free member sees cannot be quoted either, and premium members quote all [CHA-4]', async () => {
  const [me, other] = [await aMember({ paid_user: false }), await aMember()]
  await aLongConversation(me, other, 40)

  const refused = await me.write(other, 'Wat zei je?', { reply_to: 10 })
  const sent = await me.write(other, 'Wat zei je?', { reply_to: 11 })
  const theirs = await other.write(me, 'Dit', { reply_to: 1 })

  expect(refused.error).toMatchObject({ code: 'INVALID_INPUT', params: { field: 'reply_to' } })
  expect([sent.outcome, theirs.outcome]).toEqual([200, 200])
})

test('thirty messages are all that there is, and nothing is said of premium [CHA-4]', async () => {
  const [me, other] = [await aMember({ paid_user: false }), await aMember()]
  await aLongConversation(me, other, 30)

  const { body } = await me.open(other)

  expect([body.messages.length, body.older]).toEqual([30, 'none'])
})

test('a conversation that was removed is empty, and comes back with the next message alone [CHA-1]', async () => {
  const [me, other] = [await aMember(), await aMember()]
  await other.write(me, 'Een')
  await other.write(me, 'Twee')

  const removal = await me.remove(other)
  const [listed, opened] = [await me.list(), await me.open(other)]
  await other.write(me, 'Drie')
  const [back, reopened] = [await me.list(), await me.open(other)]

  expect(removal.body).toEqual({ total_unread: 0 })
  expect(listed).toEqual({ chats: [], total_unread: 0, num_archived: 0, next: null })
  expect(opened.body).toMatchObject({ chat: { last_message: null }, messages: [], older: 'none' })
  expect(back.chats).toMatchObject([{ num_unread_messages: 1, last_message: { text: 'Drie' } }])
  expect(reopened.body.messages.map(({ text }) => text)).toEqual(['Drie'])
  expect(reopened.body.older).toBe('none')
  expect((await other.open(me)).body.messages).toHaveLength(3)
})

test('removing is said again without harm, is told to one’s own devices and to nobody else [CHA-1]', async () => {
  const [me, other] = [await aMember(), await aMember()]
  await me.write(other)

  const outcomes = [await me.remove(other), await me.remove(other)].map(({ outcome }) => outcome)

  expect(outcomes).toEqual([200, 200])
  expect((await me.told()).map(({ kind }) => kind)).toContain('chats_changed')
  expect((await other.told()).map(({ kind }) => kind)).toEqual(['message'])
  expect((await other.list()).chats).toHaveLength(1)
})

test('removing a conversation that was not read does not tell its writer that it was [CHA-6]', async () => {
  const [me, other] = [await aMember(), await aMember()]
  await other.write(me)

  await me.remove(other)

  expect((await other.open(me)).body.chat.their_read_seq).toBe(0)
})

test('whoever hides stays readable without a photo; whoever has left is gone but for the places [ACC-4] [ACC-6]', async () => {
  const interests = ['wine']
  const me = await aMember({ interests })
  const other = await aMember({ hasPhoto: true, interests })
  await other.write(me, 'Geheim')
  await db.updateTable('member').set({ is_invisible: true }).where('id', '=', other.id).execute()
  const hidden = await me.open(other)
  await db.updateTable('member').set({ is_invisible: false }).where('id', '=', other.id).execute()
  await endMembership(db, { memberId: other.id, how: 'banned' })
  const left = await me.open(other)

  expect(hidden.body).toMatchObject({
    chat: {
      profile: { id: other.id, main_image: null },
      can_write: 'unreachable',
      shared_interests: [],
    },
    messages: [{ text: 'Geheim', state: 'there' }],
  })
  expect(left.body).toMatchObject({
    chat: { profile: null, can_write: 'unreachable', shared_interests: [] },
    messages: [{ text: '', state: 'erased' }],
  })
})

test('what is not one’s own, blocked, held back, hidden or of nobody is answered alike [P2] [P3] [CHA-5]', async () => {
  const me = await aMember()
  const [blocker, blocked, one, two] = await Promise.all([1, 2, 3, 4].map(() => aMember()))
  const unconfirmed = await aMember({ status: 'not_confirmed' })
  for (const other of [blocker!, blocked!]) await other.write(me)
  await one!.write(two!)
  await unconfirmed.write(me)
  const blocks = [
    { blocker_id: blocker!.id, blocked_id: me.id },
    { blocker_id: me.id, blocked_id: blocked!.id },
  ]
  await db.insertInto('block').values(blocks).execute()
  const ids = [blocker!, blocked!, one!, unconfirmed].map((other) => other.conversationId())
  const people = [
    blocker!,
    blocked!,
    unconfirmed,
    me,
    await makeMember(db, site.id, { is_invisible: true }),
    await makeMember(db, site.id, { status: 'deleted' }),
    await makeMember(db, elsewhere.id),
    { id: randomUUID() },
  ]

  const byId = [...ids, randomUUID()].map((id) => me.call(getChat, { conversation_id: id }))
  const byProfile = people.map((other) => me.open(other))
  const both = me.call(getChat, { conversation_id: ids[0]!, profile_id: one!.id })
  const removals = people.map((other) => me.remove(other))
  const marks = ids.map((id) => me.mark(id, { read_seq: 1 }))
  const answers = await Promise.all([...byId, ...byProfile, both, ...removals, ...marks])

  expect(answers.map(({ error }) => error)).toEqual(answers.map(() => ({ code: 'NOT_FOUND' })))
})

test('a call that names no conversation is refused by name [ERR-3]', async () => {
  const me = await aMember()

  const { error } = await me.call(getChat, {})

  expect(error).toMatchObject({ code: 'INVALID_INPUT', params: { field: 'conversation_id' } })
})

test('what is written while the address is not confirmed is marked as waiting [SGN-6]', async () => {
  const [me, other] = [await aMember({ status: 'not_confirmed' }), await aMember()]
  await me.write(other, 'Straks')

  const { body } = await me.open(other)

  expect(body).toMatchObject({ chat: { is_held: true }, messages: [{ text: 'Straks' }] })
})

test('it is told whether two match and live in the same town, but of no fictional profile that it lives anywhere near [CHA-2]', async () => {
  const me = await aMember({ city: 'Delft' })
  const other = await aMember({ city: 'Delft' })
  const further = await aMember({ city: 'Gouda' })
  const fictional = await makeMember(db, site.id, { city: 'Delft', is_fictional: true })
  const likes = [
    [me, other],
    [other, me],
    [further, me],
  ] as const
  await db
    .insertInto('member_like')
    .values(likes.map(([from, to]) => ({ from_id: from.id, to_id: to.id, created_at: new Date() })))
    .execute()

  const [near, far, invented] = await Promise.all(
    [other, further, fictional].map((them) => me.open(them)),
  )

  expect(near?.body).toMatchObject({ chat: { is_match: true, is_same_town: true } })
  expect(far?.body).toMatchObject({ chat: { is_match: false, is_same_town: false } })
  expect(invented?.body).toMatchObject({ chat: { is_match: false, is_same_town: false } })
})
