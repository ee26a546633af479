import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sendMessage } from '#contract/chats.ts'
import {
  handOnWriting,
  MOST_HELD,
  openWriting,
  sendAnswer,
  signWriting,
} from '#contract/office/writing.ts'
import { auditLedger } from '#server/features/payments/payments.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeSite } from '#test/make.ts'
import { writingWorld } from '#test/writing-world.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const clock = { now: new Date('2026-03-10T12:00:00Z') }
const app = await testApp(db, { clock: () => clock.now })
const { aConversation, aWriter, messagesIn, of, saying } = writingWorld(app, site)
const MINUTE_MS = 60_000

function atOnce<Result>(calls: readonly (() => Promise<Result>)[]): Promise<Result[]> {
  return Promise.all(calls.map((call) => call()))
}

test('an answer goes once, is free, has its writer’s name, and is in the record; the member sees a message like any other [OFF-13]', async () => {
  const [tim, chat] = [await aWriter(), await aConversation(['Hoi Anouk'])]
  const answer = saying(chat, 'Dag Gerard, leuk dat je schrijft.')
  await tim.call(openWriting, of(chat))

  const told = [await tim.call(sendAnswer, answer), await tim.call(sendAnswer, answer)]
  const other = await tim.call(sendAnswer, { ...answer, text: 'Iets anders.' })

  const messages = await messagesIn(chat.id)
  const entries = await db
    .selectFrom('credit_entry')
    .select('id')
    .where('account_id', 'in', [chat.member.credit_account_id, chat.profile.credit_account_id])
    .where('reason', '<>', 'signup')
    .execute()
  const record = await db
    .selectFrom('operator_record')
    .select(['action', 'operator_id', 'details'])
    .where('subject_id', '=', chat.id)
    .orderBy('number')
    .execute()
  expect(told.map(({ outcome, body }) => [outcome, body.seq])).toEqual([
    [200, 2],
    [200, 2],
  ])
  expect(other.outcome).toBe('CLIENT_ID_REUSED')
  expect(messages.at(-1)).toMatchObject({
    seq: 2,
    text: answer.text,
    sender_id: chat.profile.id,
    operator_id: tim.id,
    kind: 'answer',
  })
  expect(messages).toHaveLength(2)
  expect(entries).toEqual([])
  expect(record.map(({ action }) => action)).toEqual(['writing_opened', 'writing_sent'])
  expect(record.map(({ operator_id: id }) => id)).toEqual([tim.id, tim.id])
  expect(JSON.stringify(record)).not.toContain('leuk dat')
})

test('asked what it is the next answer is an exact honest sentence; it is free, and the question costs what a message costs [OFF-13] [VIS-3]', async () => {
  const [tim, chat] = [await aWriter(), await aConversation(['Hoi', '-Dag'])]
  const gerard = await loggedIn(app, chat.member.id, { now: clock.now })
  const asked = await gerard.call(sendMessage, {
    profile_id: chat.profile.id,
    client_id: randomUUID(),
    text: 'Zeg eens eerlijk, ben je wel echt?',
  })
  const { body: opened } = await tim.call(openWriting, of(chat))

  const evasive = await tim.call(sendAnswer, saying(chat, 'Wat lief dat je dat vraagt.'))
  const honest = await tim.call(sendAnswer, saying(chat, 'Maar ik luister graag.', { honest: 1 }))
  const { body: after } = await tim.call(openWriting, of(chat))

  expect(asked.body.credits).toBe(9)
  expect([opened.owed, opened.messages.at(-1)?.asks]).toEqual(['what-you-are', 'what-you-are'])
  expect([evasive.outcome, evasive.error?.params]).toEqual([
    'HONEST_FIRST',
    { asked: 'what-you-are' },
  ])
  expect(honest.outcome).toBe(200)
  expect((await messagesIn(chat.id)).at(-1)?.text).toBe(
    `${opened.ready.honest[0]!} Maar ik luister graag.`,
  )
  expect(opened.ready.honest[0]).toContain('Anouk is een fictief profiel')
  expect([after.owed, after.told.map(({ what }) => what).toSorted()]).toEqual([
    null,
    ['began', 'honest'],
  ])
  expect(after.spending).toMatchObject({ month_credits: 1, ever_credits: 1 })
  expect(await auditLedger(db)).toMatchObject({ differences: [] })
})

test('of two writers who open at the same moment one has it, and only that one answers [OFF-13]', async () => {
  const writers = await Promise.all(Array.from({ length: 4 }, () => aWriter()))
  const chat = await aConversation(['Hoi'])

  const opened = await atOnce(writers.map((writer) => () => writer.call(openWriting, of(chat))))
  const sent = await atOnce(
    writers.map((writer) => () => writer.call(sendAnswer, saying(chat, 'Dag Gerard.'))),
  )

  expect(opened.filter(({ body }) => body.is_mine)).toHaveLength(1)
  expect(opened.map(({ outcome }) => outcome)).toEqual([200, 200, 200, 200])
  expect(sent.map(({ outcome }) => String(outcome)).toSorted()).toEqual([
    '200',
    'CASE_CLAIMED',
    'CASE_CLAIMED',
    'CASE_CLAIMED',
  ])
  expect(await messagesIn(chat.id)).toHaveLength(2)
})

test('the same answer sent many times at once is one message [OFF-13]', async () => {
  const [tim, chat] = [await aWriter(), await aConversation(['Hoi'])]
  const answer = saying(chat, 'Dag Gerard.')

  const told = await atOnce(Array.from({ length: 5 }, () => () => tim.call(sendAnswer, answer)))

  expect(new Set(told.map(({ body }) => body?.seq))).toEqual(new Set([2]))
  expect(await messagesIn(chat.id)).toHaveLength(2)
})

test('a claim ends ten minutes after the last sign, with handing on, and with the access of its writer [OFF-13]', async () => {
  const [tim, ola, chat] = [
    await aWriter(),
    await aWriter('writer', 'Ola Nowak'),
    await aConversation(['Hoi']),
  ]
  const began = clock.now
  const later = (minutes: number) => {
    clock.now = new Date(began.getTime() + minutes * MINUTE_MS)
  }
  const isOlas = async () => (await ola.call(openWriting, of(chat))).body.is_mine

  await tim.call(openWriting, of(chat))
  later(9)
  await tim.call(signWriting, { ...of(chat), is_typing: false })
  later(18)
  const stillTims = await isOlas()
  later(20)
  const thenOlas = await isOlas()
  const refused = await tim.call(sendAnswer, saying(chat, 'Dag Gerard.'))
  await ola.call(handOnWriting, { ...of(chat), why: 'I am off for today.' })
  const timAgain = (await tim.call(openWriting, of(chat))).body
  await db.updateTable('operator').set({ ended_at: clock.now }).where('id', '=', tim.id).execute()
  const olaAgain = await isOlas()
  clock.now = began

  expect([stillTims, thenOlas, timAgain.is_mine, olaAgain]).toEqual([false, true, true, true])
  expect(refused.error?.params).toMatchObject({ who: 'Ola Nowak' })
  expect(timAgain.member.notes.map(({ text }) => text)).toEqual(['I am off for today.'])
})

test('nobody holds more conversations than they can answer, also not at once [OFF-13]', async () => {
  const tim = await aWriter()
  const chats = await Promise.all(
    Array.from({ length: MOST_HELD + 3 }, () => aConversation(['Hoi'])),
  )

  const told = await atOnce(chats.map((chat) => () => tim.call(openWriting, of(chat))))

  expect(told.filter(({ outcome }) => outcome === 200)).toHaveLength(MOST_HELD)
  expect(told.filter(({ outcome }) => outcome === 'WRITING_FULL')).toHaveLength(3)
})
