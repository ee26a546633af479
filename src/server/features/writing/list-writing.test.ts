import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sendMessage } from '#contract/chats.ts'
import { listWriting, openWriting, watchWriting } from '#contract/office/writing.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeConversation, makeMember, makeSite } from '#test/make.ts'
import { writingWorld } from '#test/writing-world.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const clock = { now: new Date('2026-03-10T12:00:00Z') }
const app = await testApp(db, { clock: () => clock.now })
const { aConversation, aWriter, of } = writingWorld(app, site)
const MINUTE_MS = 60_000

test('the list has who waits the longest first, what they ask, and nobody who left or blocked the profile [OFF-13]', async () => {
  const own = await makeSite(db)
  const at = (minutes: number) => new Date(clock.now.getTime() - minutes * MINUTE_MS)
  const make = async (text: string, minutes: number) => {
    const member = await makeMember(db, own.id, { name: 'Rob' })
    const profile = await makeMember(db, own.id, { name: 'Eva', is_fictional: true })
    const line = { from: member, text, created_at: at(minutes) }
    return { ...(await makeConversation(db, member, profile, [line])), member, profile }
  }
  const chats = [
    await make('Hoi', 2),
    await make('Zullen we afspreken?', 9),
    await make('Ik heb kanker gehad', 5),
    await make('Weg', 7),
    await make('Blok', 8),
  ]
  await db
    .updateTable('member')
    .set({ status: 'deleted', deleted_at: clock.now })
    .where('id', '=', chats[3]!.member.id)
    .execute()
  await db
    .insertInto('block')
    .values({ blocker_id: chats[4]!.member.id, blocked_id: chats[4]!.profile.id })
    .execute()
  const tim = await aWriter()
  await tim.call(openWriting, of(chats[0]!))

  const { body } = await tim.call(listWriting, { site_id: own.id })
  const { body: mine } = await tim.call(listWriting, { site_id: own.id, holder: 'mine' })
  const { body: free } = await tim.call(listWriting, { site_id: own.id, holder: 'free' })

  expect(body.waiting.map((row) => [row.id, row.asks, row.needs_care])).toEqual([
    [chats[1]!.id, 'to-meet', false],
    [chats[2]!.id, null, true],
    [chats[0]!.id, null, false],
  ])
  expect(mine.waiting.map(({ id }) => id)).toEqual([chats[0]!.id])
  expect(free.waiting.map(({ id }) => id)).toEqual([chats[1]!.id, chats[2]!.id])
  expect(body.count).toMatchObject({ waiting: 3, mine: 1, free: 2, held: 1 })
})

test('a page that waits for news is told of a message at once, whoever sends it [OFF-13]', async () => {
  const [tim, chat] = [await aWriter(), await aConversation(['Hoi', '-Dag'])]
  const { body: first } = await tim.call(watchWriting, {})
  const gerard = await loggedIn(app, chat.member.id, { now: clock.now })

  const waiting = tim.call(watchWriting, { since: first.seen })
  await gerard.call(sendMessage, {
    profile_id: chat.profile.id,
    client_id: randomUUID(),
    text: 'Wat een dag!',
  })
  const { body: news } = await waiting
  const { body: list } = await tim.call(listWriting, {})

  expect(BigInt(news.seen)).toBeGreaterThan(BigInt(first.seen))
  expect(list.waiting.find(({ id }) => id === chat.id)?.words).toBe('Wat een dag!')
})

test('an auditor reads and claims nothing; real members are no conversations of the office [OFF-13]', async () => {
  const petra = await aWriter('auditor', 'Petra Lang')
  const chat = await aConversation(['Hoi'])
  const [one, other] = [await makeMember(db, site.id), await makeMember(db, site.id)]
  const real = await makeConversation(db, one, other, [{ from: one }])

  const { body } = await petra.call(openWriting, of(chat))
  const refused = await petra.call(openWriting, of(real))

  expect([body.is_mine, body.row.claim]).toEqual([false, null])
  expect(refused.outcome).toBe('NOT_FOUND')
})
