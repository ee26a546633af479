import { expect, test } from 'vitest'
import { MOST_PINNED } from '#contract/chats.ts'
import { blockMember } from '#contract/members.ts'
import { getUser } from '#contract/user.ts'
import { chattingMember, type ChattingMember } from '#test/chatting-member.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { testApp } from '#test/app.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db)
const aMember = (wishes: Parameters<typeof chattingMember>[2] = {}) =>
  chattingMember(app, site.id, wishes)

/** Somebody with a message from each of these, the last of whom wrote last. */
async function reader(...names: string[]) {
  const me = await aMember()
  const writers = await Promise.all(names.map((name) => aMember({ name })))
  for (const writer of writers) await writer.write(me)
  return { me, writers }
}

async function names(me: ChattingMember, input: Parameters<ChattingMember['list']>[0] = {}) {
  const { chats } = await me.list(input)
  return chats.map(({ profile }) => profile?.name)
}

test('pinned conversations stand on top of the first page, and others keep their order [CHA-10]', async () => {
  const { me, writers } = await reader('Bo', 'Kim', 'Noor', 'Sem')
  const [bo, kim] = writers

  await me.arrange(bo!.conversationId(), { is_pinned: true })
  await me.arrange(kim!.conversationId(), { is_pinned: true })
  const pinned = await names(me)
  await me.arrange(kim!.conversationId(), { is_pinned: false })

  expect(pinned).toEqual(['Kim', 'Bo', 'Sem', 'Noor'])
  expect(await names(me)).toEqual(['Bo', 'Sem', 'Noor', 'Kim'])
  expect((await me.list()).chats[0]).toMatchObject({ is_pinned: true, is_muted: false })
})

test('of more pins at once than there are places exactly those that have one succeed [CHA-10]', async () => {
  const many = Array.from({ length: MOST_PINNED + 3 }, (_, index) => `Lid ${index}`)
  const { me, writers } = await reader(...many)

  const answers = await Promise.all(
    writers.map((writer) => me.arrange(writer.conversationId(), { is_pinned: true })),
  )

  const outcomes = answers.map(({ outcome }) => outcome)
  expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(MOST_PINNED)
  expect(outcomes.filter((outcome) => outcome === 'PIN_LIMIT')).toHaveLength(3)
  expect((await me.list()).chats.filter((chat) => chat.is_pinned)).toHaveLength(MOST_PINNED)
})

test('pinning again takes no second place, and what a block hides or who removes it gives its place up [CHA-10]', async () => {
  const many = Array.from({ length: MOST_PINNED + 2 }, (_, index) => `Lid ${index}`)
  const { me, writers } = await reader(...many)
  const pin = (index: number) => me.arrange(writers[index]!.conversationId(), { is_pinned: true })
  for (let index = 0; index < MOST_PINNED; index += 1) {
    await pin(index)
    await pin(index)
  }

  await me.call(blockMember, { profile_id: writers[0]!.id })
  await me.remove(writers[1]!)

  expect((await pin(MOST_PINNED)).outcome).toBe(200)
  expect((await pin(MOST_PINNED + 1)).outcome).toBe(200)
  await writers[1]!.write(me)
  expect((await me.list()).chats.filter((chat) => chat.is_pinned)).toHaveLength(MOST_PINNED)
})

test('an archived conversation is out of the list, found by words, and back with the next message [CHA-10]', async () => {
  const { me, writers } = await reader('Bo', 'Kim')
  const [bo] = writers
  await me.arrange(bo!.conversationId(), { is_pinned: true })

  await me.arrange(bo!.conversationId(), { is_archived: true })

  expect(await names(me)).toEqual(['Kim'])
  expect(await names(me, { archived: 'yes' })).toEqual(['Bo'])
  expect(await names(me, { words: 'bo' })).toEqual(['Bo'])
  expect((await me.list()).num_archived).toBe(1)
  await bo!.write(me, 'Ben je er nog?')
  expect(await names(me)).toEqual(['Bo', 'Kim'])
  expect((await me.list({ archived: 'yes' })).chats).toEqual([])
  expect((await me.list()).num_archived).toBe(0)
})

test('one that is archived and muted stays there, whatever comes, until it is taken back [CHA-10]', async () => {
  const { me, writers } = await reader('Bo')
  const [bo] = writers
  await me.arrange(bo!.conversationId(), { is_archived: true, is_muted: true })
  await bo!.write(me, 'Nog een keer')

  const meanwhile = await names(me)
  await me.arrange(bo!.conversationId(), { is_archived: false })

  expect(meanwhile).toEqual([])
  expect(await names(me)).toEqual(['Bo'])
})

test('a muted conversation counts in no number, and does so again afterwards [CHA-10] [LAY-4]', async () => {
  const { me, writers } = await reader('Bo', 'Kim')
  const [bo] = writers
  await bo!.write(me)
  const unread = async () => (await me.call(getUser, {})).body.user?.unread_messages

  const { body } = await me.arrange(bo!.conversationId(), { is_muted: true })

  expect([body.total_unread, await unread(), (await me.list()).total_unread]).toEqual([1, 1, 1])
  expect((await me.list()).chats.find(({ is_muted: isMuted }) => isMuted)).toMatchObject({
    num_unread_messages: 2,
  })
  await me.arrange(bo!.conversationId(), { is_muted: false })
  expect(await unread()).toBe(3)
})

test('a conversation that is muted, removed and written in again is still muted [CHA-10]', async () => {
  const { me, writers } = await reader('Bo')
  const [bo] = writers
  await me.arrange(bo!.conversationId(), { is_muted: true })
  await me.remove(bo!)
  const whileRemoved = await me.arrange(bo!.conversationId(), {
    is_pinned: true,
    is_archived: true,
  })

  await bo!.write(me)

  expect(whileRemoved.outcome).toBe(200)
  expect((await me.list()).chats[0]).toMatchObject({
    is_muted: true,
    is_pinned: false,
    is_archived: false,
  })
})

test('the partner hears nothing of it, and other devices of the member do [CHA-10] [P4]', async () => {
  const { me, writers } = await reader('Bo')
  const [bo] = writers
  const before = await bo!.told()

  await me.arrange(bo!.conversationId(), { is_muted: true, is_pinned: true })

  expect(await bo!.told()).toEqual(before)
  expect((await me.told()).at(-1)).toEqual({ kind: 'chats_changed' })
  expect((await bo!.list()).chats[0]).toMatchObject({ is_muted: false, is_pinned: false })
})

test('what is no truth value is refused by name, and changes nothing [ERR-3]', async () => {
  const { me, writers } = await reader('Bo')

  const { error } = await me.arrange(writers[0]!.conversationId(), { is_pinned: 'ja' as never })

  expect(error).toMatchObject({ code: 'INVALID_INPUT', params: { field: 'is_pinned' } })
  expect((await me.list()).chats[0]).toMatchObject({ is_pinned: false })
})
