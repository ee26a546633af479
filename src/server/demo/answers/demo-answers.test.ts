import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sendMessage } from '#contract/chats.ts'
import { savePreferences } from '#contract/notifications.ts'
import type { Whisper } from '#contract/events.ts'
import { blockMember } from '#contract/members.ts'
import { runDueJobs } from '#server/jobs/start-worker.ts'
import { openLog } from '#server/kernel/log.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { DEMO_LOGINS } from '../identity.ts'
import { talkIn } from '../talk/talk.ts'
import { demoAnswers, answerRound } from './demo-answers.ts'

const time = { now: new Date('2026-03-01T12:00:00Z') }
const clock = () => time.now

const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db, { clock })
const log = openLog('silent')
const { handlers } = demoAnswers({ db, events: app.events, clock, log })

type Wishes = Parameters<typeof makeMember>[2]

function aFiction(changes: Wishes = {}) {
  const email = `demo${randomUUID()}@demo.vonk.example`
  return makeMember(db, site.id, {
    email,
    is_fictional: true,
    gender: 'male',
    seeks: 'female',
    ...changes,
  })
}

/** A member who joined long ago, unless the test says otherwise. */
async function aMember(changes: Wishes = {}) {
  const long = new Date('2025-01-01')
  const times = { signup_at: long, activated_at: long }
  const member = await makeMember(db, site.id, {
    paid_user: true,
    credits: 50,
    ...times,
    ...changes,
  })
  const { call } = await loggedIn(app, member.id)
  const write = (to: { id: string }, text = 'Hoi!') =>
    call(sendMessage, { client_id: randomUUID(), profile_id: to.id, text })
  return { ...member, call, write }
}

/** Lets so many seconds go by, with a look and the work of each. */
async function pass(seconds: number): Promise<Whisper[]> {
  const whispers: Whisper[] = []
  const stop = app.events.listen(({ whisper }) => void (whisper && whispers.push(whisper)))
  for (let second = 0; second < seconds; second += 1) {
    time.now = new Date(time.now.getTime() + 1000)
    await answerRound(app, time.now)
    await runDueJobs(db, { clock, log, handlers })
  }
  stop()
  return whispers
}

async function messagesFrom({ id }: { id: string }) {
  return db
    .selectFrom('message')
    .select(['seq', 'text', 'kind'])
    .where('sender_id', '=', id)
    .orderBy('created_at')
    .execute()
}

function sideOf({ id }: { id: string }) {
  return db
    .selectFrom('conversation_side')
    .select(['delivered_seq', 'read_seq', 'unread', 'last_seq'])
    .where('member_id', '=', id)
    .executeTakeFirst()
}

async function balanceOf(account: string): Promise<number | null> {
  const { balance } = await db
    .selectFrom('credit_account')
    .select('balance')
    .where('id', '=', account)
    .executeTakeFirstOrThrow()
  return balance
}

test('a fictional demo member reads what was written, is seen writing, and answers in the language of the writer', async () => {
  const [noor, fiction] = [await aMember({ language: 'de' }), await aFiction()]
  await noor.write(fiction, 'Hallo!')

  await answerRound(app, time.now)
  const untouched = await sideOf(fiction)
  const early = await pass(2)
  const read = await sideOf(fiction)
  const whispers = await pass(4)

  const answers = await messagesFrom(fiction)
  expect(untouched).toMatchObject({ read_seq: 0, unread: 1 })
  expect(read).toMatchObject({ delivered_seq: 1, read_seq: 1, unread: 0 })
  expect([...early, ...whispers].length).toBeGreaterThanOrEqual(2)
  expect(early).toContainEqual({ kind: 'typing', profile_id: fiction.id })
  expect(answers).toHaveLength(1)
  expect(talkIn('de').said.greeting.some((said) => answers[0]!.text.startsWith(said))).toBe(true)
  expect(await sideOf(noor)).toMatchObject({ last_seq: 2, unread: 1 })
  expect(await balanceOf(noor.credit_account_id)).toBe(49)
  expect(await balanceOf(fiction.credit_account_id)).toBe(0)
})

test('once a person of the office held a conversation, the machine leaves it alone, also what was on its way [OFF-13]', async () => {
  const [noor, lotte, fiction] = [await aMember(), await aMember(), await aFiction()]
  await noor.write(fiction)
  await lotte.write(fiction)
  await answerRound(app, time.now)
  const { conversation_id: id } = await db
    .selectFrom('conversation_side')
    .select('conversation_id')
    .where('member_id', '=', noor.id)
    .where('other_id', '=', fiction.id)
    .executeTakeFirstOrThrow()
  await db.insertInto('writing_claim').values({ conversation_id: id }).execute()

  await pass(30)
  await noor.write(fiction, 'Ben je er nog?')
  await pass(30)

  const answered = await db
    .selectFrom('message')
    .select('conversation_id')
    .where('sender_id', '=', fiction.id)
    .execute()
  expect(answered.length).toBeGreaterThan(0)
  expect(answered.map((line) => line.conversation_id)).not.toContain(id)
})

test('several messages in a row get one answer, and none after that', async () => {
  const [noor, fiction] = [await aMember({ language: 'nl' }), await aFiction({ name: 'Bram' })]
  await noor.write(fiction, 'Hoi!')
  await pass(1)
  await noor.write(fiction, 'Hoe heet je?')

  await pass(10)

  const answers = await messagesFrom(fiction)
  expect(answers).toHaveLength(1)
  expect(answers[0]!.text).toContain('Bram')
})

test('who can pay for no other message is answered and not asked anything [VIS-3]', async () => {
  const [rich, poor] = [
    await aMember({ language: 'en' }),
    await aMember({ language: 'en', credits: 1 }),
  ]
  const fictions = [await aFiction(), await aFiction()]
  await rich.write(fictions[0]!, 'Hello!')
  await poor.write(fictions[1]!, 'Hello!')

  await pass(10)

  const answers = await Promise.all(fictions.map(messagesFrom))
  expect(answers[0]![0]!.text).toContain('?')
  expect(answers[1]![0]!.text).not.toContain('?')
})

test('of many looks and workers at once there is one answer', async () => {
  const [noor, fiction] = [await aMember(), await aFiction()]
  await noor.write(fiction)
  time.now = new Date(time.now.getTime() + 2000)

  await Promise.all(Array.from({ length: 5 }, () => answerRound(app, time.now)))
  time.now = new Date(time.now.getTime() + 5000)
  await Promise.all(Array.from({ length: 5 }, () => runDueJobs(db, { clock, log, handlers })))

  expect(await messagesFrom(fiction)).toHaveLength(1)
})

test('what was written while nobody looked is answered later', async () => {
  const [noor, fiction] = [await aMember(), await aFiction()]
  await noor.write(fiction)
  time.now = new Date(time.now.getTime() + 60 * 60 * 1000)

  await pass(6)

  expect(await messagesFrom(fiction)).toHaveLength(1)
})

test('nobody answers for real people, for fictional profiles outside the demo, or across a block', async () => {
  const noor = await aMember()
  const real = await makeMember(db, site.id, { email: 'demo9999@demo.vonk.example' })
  const other = await makeMember(db, site.id, { is_fictional: true })
  const [before, during] = [await aFiction(), await aFiction()]
  for (const each of [real, other, before, during]) await noor.write(each)
  await noor.call(blockMember, { profile_id: before.id })
  await pass(2)
  await noor.call(blockMember, { profile_id: during.id })

  await pass(6)

  for (const each of [real, other, before, during]) expect(await messagesFrom(each)).toEqual([])
  expect(await sideOf(real)).toMatchObject({ unread: 1, read_seq: 0 })
  expect(await sideOf(other)).toMatchObject({ unread: 1, read_seq: 0 })
})

test('what is held back until an address is confirmed is neither read nor answered', async () => {
  const noor = await aMember({ status: 'not_confirmed' })
  const fiction = await aFiction()
  await noor.write(fiction)

  await pass(8)

  expect(await messagesFrom(fiction)).toEqual([])
  expect(await sideOf(fiction)).toMatchObject({ read_seq: 0 })
})

test.each(['active', 'not_confirmed'])(
  'a member who is new, %s and wants it gets a first message from a fictional profile that fits, once [VIS-3]',
  async (status) => {
    const country = status === 'active' ? 'SE' : 'FI'
    await aFiction({ country, gender: 'female', hasPhoto: true })
    await aFiction({ country, seeks: 'male', hasPhoto: true })
    const fitting = await aFiction({ country, hasPhoto: true })
    const noor = await aMember({
      status,
      country,
      language: 'sv',
      fiction_may_write: true,
      signup_client_id: randomUUID(),
      signup_at: time.now,
      activated_at: status === 'active' ? time.now : null,
    })

    await pass(18)
    const early = await messagesFrom(fitting)
    await pass(5)
    const hello = await messagesFrom(fitting)
    await pass(60)

    expect(early).toEqual([])
    expect(hello).toHaveLength(1)
    expect(talkIn('sv').said.hello).toContain(hello[0]!.text)
    expect(await messagesFrom(fitting)).toEqual(hello)
    expect(await sideOf(noor)).toMatchObject({ last_seq: 1, unread: 1 })
    const events = await db
      .selectFrom('member_event')
      .select(['kind', 'data'])
      .where('member_id', '=', noor.id)
      .execute()
    expect(events).toMatchObject([{ kind: 'message', data: { profile_id: fitting.id, seq: 1 } }])
  },
)

test('no fictional profile writes first to a member who did not switch that on [VIS-3]', async () => {
  const fiction = await aFiction({ country: 'BE', hasPhoto: true })
  const signup_client_id = randomUUID()
  const noor = await aMember({ country: 'BE', signup_client_id, signup_at: time.now })
  await pass(30)
  const before = await messagesFrom(fiction)

  await noor.call(savePreferences, { fiction_may_write: true })
  await pass(5)

  expect(before).toEqual([])
  expect(await messagesFrom(fiction)).toHaveLength(1)
})

test('of many looks at once a newcomer is greeted once, and who joined long ago is not', async () => {
  const fiction = await aFiction({ country: 'DK', hasPhoto: true })
  const signup_client_id = randomUUID()
  await aMember({ country: 'DK', signup_client_id, signup_at: time.now, fiction_may_write: true })
  await aMember({ country: 'DK', signup_client_id: randomUUID() })
  time.now = new Date(time.now.getTime() + 30_000)

  await Promise.all(Array.from({ length: 8 }, () => answerRound(app, time.now)))

  expect(await messagesFrom(fiction)).toHaveLength(1)
})

test('the demo login that is new is greeted whenever it comes, as long as it is new', async () => {
  const fiction = await aFiction({ country: 'NO', hasPhoto: true })
  const fresh = { email: DEMO_LOGINS.emails.new, status: 'not_confirmed', activated_at: null }
  await aMember({ country: 'NO', fiction_may_write: true, ...fresh })

  await pass(22)

  expect(await messagesFrom(fiction)).toHaveLength(1)
})
