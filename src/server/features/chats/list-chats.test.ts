import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listChats } from '#contract/chats.ts'
import { blockMember } from '#contract/members.ts'
import { getUser } from '#contract/user.ts'
import { testApp } from '#test/app.ts'
import { chattingMember } from '#test/chatting-member.ts'
import { freshDatabase } from '#test/database.ts'
import { makeConversation, makeMember, makeSite } from '#test/make.ts'
import { endMembership } from '#test/make-decision.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db)
const aMember = (wishes: Parameters<typeof chattingMember>[2] = {}) =>
  chattingMember(app, site.id, wishes)

async function change(member: { id: string }, changes: Record<string, unknown>) {
  await db.updateTable('member').set(changes).where('id', '=', member.id).execute()
}

test('the list shows each conversation once, the latest first, with its last line and what is unread [CHA-1]', async () => {
  const me = await aMember()
  const [bo, kim] = [await aMember({ name: 'Bo' }), await aMember({ name: 'Kim' })]
  await bo.write(me, 'Dag')
  await bo.write(me, 'Hallo?')
  await kim.write(me, 'Hoi')
  await me.write(kim, 'x'.repeat(200))

  const { chats, total_unread: total, next } = await me.list()

  expect(chats.map(({ profile }) => profile?.name)).toEqual(['Kim', 'Bo'])
  expect(chats[0]).toMatchObject({
    conversation: { id: me.conversationId() },
    num_unread_messages: 1,
    last_message: { seq: 2, is_own: true, text: `${'x'.repeat(120)}…`, state: 'there' },
    can_write: 'yes',
  })
  expect(chats[1]).toMatchObject({
    num_unread_messages: 2,
    last_message: { seq: 2, is_own: false, text: 'Hallo?' },
  })
  expect([total, next]).toEqual([3, null])
  expect((await me.call(getUser, {})).body.user?.unread_messages).toBe(3)
})

test('a hundred and twenty conversations come in pages, none twice and none left out, in moments that are the same, too [CHA-1]', async () => {
  const me = await aMember()
  const at = new Date('2026-03-01T12:00:00Z')
  for (let count = 0; count < 120; count += 1) {
    const other = await makeMember(db, site.id)
    const created_at = new Date(at.getTime() + Math.floor(count / 40) * 1000)
    await makeConversation(db, other, me, [{ from: other, created_at }])
  }

  const first = await me.list()
  const second = await me.list({ after: first.next! })
  const third = await me.list({ after: second.next! })

  const pages = [first, second, third].map(({ chats }) => chats)
  expect(pages.map((page) => page.length)).toEqual([50, 50, 20])
  expect(third.next).toBeNull()
  const times = pages.flat().map(({ last_message: line }) => line!.created_at)
  expect(times).toEqual(times.toSorted().toReversed())
  expect(new Set(pages.flat().map(({ conversation }) => conversation!.id)).size).toBe(120)
  expect(first.total_unread).toBe(100)
})

test('a cursor that we did not write is refused by name [ERR-3]', async () => {
  const me = await aMember()

  const { error } = await me.call(listChats, { after: 'abcdefghijk' })

  expect(error).toMatchObject({ code: 'INVALID_INPUT', params: { field: 'after' } })
})

test.each([
  ['oor', ['Noor', 'Eleonoor']],
  ['NOOR', ['Noor', 'Eleonoor']],
  ['100%', ['100%']],
  ['%', ['100%']],
  ['_', ['a_b']],
  ['\\', ['back\\slash']],
])(
  'conversations are found by words of a name as they stand there: %s [CHA-1]',
  async (words, names) => {
    const me = await aMember()
    for (const name of ['back\\slash', 'a_b', '100%', 'Eleonoor', 'Noor']) {
      const other = await makeMember(db, site.id, { name })
      await makeConversation(db, other, me, [{ from: other }])
    }

    const { chats, total_unread: total } = await me.list({ words })

    expect(new Set(chats.map(({ profile }) => profile!.name))).toEqual(new Set(names))
    expect(total).toBe(5)
  },
)

test('conversations are found by their last line too, but not by one that is not to be seen [CHA-1] [CHA-9]', async () => {
  const me = await aMember({ hidden_words: ['Crypto'] })
  const lines = [
    { name: 'Noor', text: 'Zin in oesters?' },
    { name: 'Bo', text: 'Oesters en crypto' },
    { name: 'Kim', text: 'Oesters?', deleted_at: new Date() },
    { name: 'Iris', text: 'Oesters?', status: 'banned' },
    { name: 'Eva', text: 'Iets anders' },
  ]
  for (const { name, text, deleted_at, status } of lines) {
    const other = await makeMember(db, site.id, { name })
    await makeConversation(db, other, me, [{ from: other, text, deleted_at: deleted_at ?? null }])
    if (status) await endMembership(db, { memberId: other.id, how: status })
  }

  const { chats } = await me.list({ words: 'OESTERS' })

  expect(chats.map(({ profile }) => profile?.name)).toEqual(['Noor'])
})

test('whoever hides is shown without a photo and not online, and cannot be written to [ACC-4] [P4]', async () => {
  const me = await aMember()
  const other = await aMember({ hasPhoto: true, last_active_at: new Date() })
  await other.write(me, 'Tot straks')
  const before = (await me.list()).chats[0]!
  await change(other, { is_invisible: true })

  const after = (await me.list()).chats[0]!

  expect(before.profile).toMatchObject({
    is_online: true,
    main_image: { filename: expect.stringContaining('card') },
  })
  expect(after.profile).toMatchObject({ id: other.id, is_online: false, main_image: null })
  expect([before.can_write, after.can_write]).toEqual(['yes', 'unreachable'])
  expect(after.last_message?.text).toBe('Tot straks')
})

test('whoever hides themselves still reads, and is told why they cannot write [ACC-4]', async () => {
  const me = await aMember()
  const other = await aMember()
  await other.write(me)
  await change(me, { is_invisible: true })

  const [chat] = (await me.list()).chats

  expect(chat).toMatchObject({ can_write: 'invisible', num_unread_messages: 1 })
})

test.each(['deleted', 'banned'])(
  'of somebody who is %s nothing is left but the place of what they wrote [ACC-6] [CHA-5]',
  async (status) => {
    const me = await aMember()
    const other = await aMember({ name: 'Weg', hasPhoto: true })
    await other.write(me, 'Geheim')
    await endMembership(db, { memberId: other.id, how: status })

    const list = await me.list()

    expect(list.chats).toMatchObject([
      { profile: null, can_write: 'unreachable', last_message: { text: '', state: 'erased' } },
    ])
    expect(JSON.stringify(list)).not.toMatch(new RegExp(`Weg|Geheim|${other.id}`))
    expect((await me.list({ words: 'Weg' })).chats).toEqual([])
  },
)

test('a block takes the conversation out of both lists and counts, and unblocking brings it back [ACC-5] [P3]', async () => {
  const me = await aMember()
  const other = await aMember()
  await other.write(me)
  await me.write(other)
  const before = [await me.list(), await other.list()]

  await other.call(blockMember, { profile_id: me.id })
  const blocked = [await me.list(), await other.list()]
  const counted = (await me.call(getUser, {})).body.user?.unread_messages
  await db.deleteFrom('block').where('blocker_id', '=', other.id).execute()

  const nothing = { chats: [], total_unread: 0, num_archived: 0, next: null }
  expect(blocked).toEqual([nothing, nothing])
  expect(counted).toBe(0)
  expect([await me.list(), await other.list()]).toEqual(before)
})

test('what is held back is in nobody’s list but its writer’s [SGN-6]', async () => {
  const me = await aMember()
  const unconfirmed = await aMember({ status: 'not_confirmed' })
  await unconfirmed.write(me, 'Straks')

  const lists = [await me.list(), await unconfirmed.list()]

  expect(lists.map(({ chats }) => chats.length)).toEqual([0, 1])
  expect(lists[0]!.total_unread).toBe(0)
})

test('a line with a word that the reader hides says so, and to nobody else [CHA-9]', async () => {
  const me = await aMember({ hidden_words: ['Lelijk'] })
  const other = await aMember()
  await other.write(me, 'Wat een lelijke dag')

  const [mine] = (await me.list()).chats
  const [theirs] = (await other.list()).chats

  expect(mine!.last_message?.has_hidden_word).toBe(true)
  expect(theirs!.last_message?.has_hidden_word).toBe(false)
})

test('members of another site and strangers have no part in it [P2]', async () => {
  const me = await aMember()
  const [one, other] = [await aMember(), await aMember()]
  await one.write(other, `Onder ons ${randomUUID()}`)

  expect((await me.list()).chats).toEqual([])
})
