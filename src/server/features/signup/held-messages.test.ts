import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { changeMail, requestMailChange, unblockMember } from '#contract/account.ts'
import { deleteMessage, getChat, sendMessage } from '#contract/chats.ts'
import { blockMember } from '#contract/members.ts'
import * as contract from '#contract/signup.ts'
import { correctCredits } from '#server/features/credits/credits.ts'
import { changeSettings } from '#server/features/settings/settings.ts'
import { aPerson } from '#test/a-person.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { mailsTo, tokenFor } from '#test/waiting-mails.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
await changeSettings(db, site.id, { signup_credits: 50 })
const app = await testApp(db)

type Target = { profile_id: string; signup_message: string }

async function signedUp({ target, email }: { target?: Target; email?: string } = {}) {
  const person = aPerson({ ...(target ? { target } : {}), ...(email ? { email } : {}) })
  const { call } = caller(app)
  await call(contract.signUp, person)
  const { id } = await db
    .updateTable('member')
    .set({ paid_user: true })
    .where('email', '=', person.email)
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = await tokenFor(db, person.email, 'activation')
  return {
    id,
    email: person.email,
    call,
    write: (to: { id: string }, text = 'Hoi') =>
      call(sendMessage, { client_id: randomUUID(), profile_id: to.id, text }),
    activate: () => caller(app).call(contract.activate, { token }),
  }
}

function sideOf({ id }: { id: string }, other: { id: string }) {
  return db
    .selectFrom('conversation_side')
    .select(['last_seq', 'last_at', 'unread'])
    .where('member_id', '=', id)
    .where('other_id', '=', other.id)
    .executeTakeFirst()
}

/** The numbers of the messages that a member was told of, in the order in which they were told. */
async function toldTo({ id }: { id: string }): Promise<number[]> {
  const events = await db
    .selectFrom('member_event')
    .select('data')
    .where('member_id', '=', id)
    .where('kind', '=', 'message')
    .orderBy('seq')
    .execute()
  return events.map(({ data }) => (data as { seq: number }).seq)
}

async function balanceOf({ id }: { id: string }): Promise<number | null> {
  const accounts = db.selectFrom('credit_account as account').select('balance')
  const own = accounts.innerJoin('member', 'member.credit_account_id', 'account.id')
  return (await own.where('member.id', '=', id).executeTakeFirstOrThrow()).balance
}

test('what was written before is delivered on activation, in order and once, however many activate at once [SGN-6]', async () => {
  const noor = await signedUp()
  const [sem, bo] = [await makeMember(db, site.id), await makeMember(db, site.id)]
  for (const text of ['Een', 'Twee', 'Drie']) await noor.write(sem, text)
  await noor.write(bo, 'Een')
  const before = [await sideOf(sem, noor), await toldTo(sem)]

  const answers = await Promise.all(Array.from({ length: 20 }, () => noor.activate()))

  expect(answers.filter(({ outcome }) => outcome === 200)).toHaveLength(1)
  expect(before).toEqual([{ last_seq: 0, last_at: null, unread: 0 }, []])
  expect(await sideOf(sem, noor)).toMatchObject({ last_seq: 3, unread: 3 })
  expect(await toldTo(sem)).toEqual([1, 2, 3])
  expect(await sideOf(bo, noor)).toMatchObject({ last_seq: 1, unread: 1 })
  expect(await balanceOf(noor)).toBe(47)
})

test('of what is written while the address is being confirmed nothing is held for ever [SGN-6]', async () => {
  for (let trial = 0; trial < 10; trial += 1) {
    const noor = await signedUp()
    const sem = await makeMember(db, site.id)
    await noor.write(sem)

    await Promise.all([
      ...Array.from({ length: 8 }, () => noor.write(sem)),
      noor.activate(),
      ...Array.from({ length: 8 }, () => noor.write(sem)),
    ])

    expect(await sideOf(sem, noor)).toMatchObject({ last_seq: 17, unread: 17 })
    expect(await toldTo(sem)).toEqual(Array.from({ length: 17 }, (_, at) => at + 1))
  }
})

test('who blocked meanwhile gets nothing, who left finds it when they come back; fictional profiles are told nothing [SGN-6] [P3]', async () => {
  const noor = await signedUp()
  const [blocker, blocked, gone, fiction] = [
    await makeMember(db, site.id),
    await makeMember(db, site.id),
    await makeMember(db, site.id),
    await makeMember(db, site.id, { is_fictional: true }),
  ]
  for (const each of [blocker, blocked, gone, fiction]) await noor.write(each)
  await db
    .insertInto('block')
    .values([
      { blocker_id: blocker.id, blocked_id: noor.id },
      { blocker_id: noor.id, blocked_id: blocked.id },
    ])
    .execute()
  await db
    .updateTable('member')
    .set({ status: 'deleted', deleted_at: new Date() })
    .where('id', '=', gone.id)
    .execute()

  await noor.activate()

  for (const each of [blocker, blocked]) {
    expect(await sideOf(each, noor)).toEqual({ last_seq: 0, last_at: null, unread: 0 })
    expect(await toldTo(each)).toEqual([])
  }
  for (const each of [gone, fiction])
    expect(await sideOf(each, noor)).toMatchObject({ last_seq: 1, unread: 1 })
  expect(await toldTo(fiction)).toEqual([])
})

test('what was taken back before is not delivered as news [SGN-6] [CHA-6]', async () => {
  const noor = await signedUp()
  const sem = await makeMember(db, site.id)
  for (const text of ['Een', 'Twee']) await noor.write(sem, text)
  await db
    .updateTable('message')
    .set({ deleted_at: new Date(), text: '' })
    .where('sender_id', '=', noor.id)
    .where('seq', '=', 2)
    .execute()

  await noor.activate()

  expect(await sideOf(sem, noor)).toMatchObject({ last_seq: 2, unread: 1 })
  expect(await toldTo(sem)).toEqual([1])
})

test('of what was all taken back before nobody learns [SGN-6] [CHA-6]', async () => {
  const noor = await signedUp()
  const sem = await makeMember(db, site.id)
  const { body } = await noor.write(sem)
  await noor.call(deleteMessage, { conversation_id: body.conversation_id, seq: 1 })

  await noor.activate()

  expect(await sideOf(sem, noor)).toEqual({ last_seq: 0, last_at: null, unread: 0 })
  expect(await toldTo(sem)).toEqual([])
})

test('whoever confirms another mailbox first is a full member, too, and the first address holds no key [SGN-6] [ACC-10]', async () => {
  const noor = await signedUp()
  const sem = await makeMember(db, site.id)
  await noor.write(sem)
  const email = `${randomUUID()}@new.example`
  await noor.call(requestMailChange, { email })
  const token = await tokenFor(db, email, 'mail_change_confirm')

  const changed = await caller(app).call(changeMail, { token })

  expect(changed.outcome).toBe(200)
  expect(await sideOf(sem, noor)).toMatchObject({ last_seq: 1, unread: 1 })
  expect(await toldTo(sem)).toEqual([1])
  const member = db.selectFrom('member').select(['status', 'activated_at'])
  expect(await member.where('id', '=', noor.id).executeTakeFirst()).toEqual({
    status: 'active',
    activated_at: expect.any(Date),
  })
  expect((await mailsTo(db, email)).map(({ name }) => name)).toContain('welcome')
  const toFirst = (await mailsTo(db, noor.email)).map(({ name }) => name)
  expect(toFirst).not.toContain('email_changed')
})

test.each(['', ' \u200B '])(
  'whoever signs up for a profile and says nothing (“%s”) sends and pays nothing [SGN-2]',
  async (text) => {
    const sem = await makeMember(db, site.id)
    const noor = await signedUp({ target: { profile_id: sem.id, signup_message: text } })

    await noor.activate()

    const chat = await noor.call(getChat, { profile_id: sem.id })
    const matches = await noor.call(contract.getSignupMatches, {})
    expect(await sideOf(noor, sem)).toBeUndefined()
    expect(await balanceOf(noor)).toBe(50)
    expect(chat.body).toMatchObject({ messages: [], chat: { draft: null } })
    expect(matches.body.target_id).toBe(sem.id)
  },
)

test('the message one signs up with is sent for free, and delivered on activation [SGN-2] [SGN-6]', async () => {
  const sem = await makeMember(db, site.id)
  const noor = await signedUp({ target: { profile_id: sem.id, signup_message: 'Dans je mee?' } })
  const before = await sideOf(sem, noor)

  await noor.activate()

  const messages = await db
    .selectFrom('message')
    .select(['seq', 'text', 'kind'])
    .where('sender_id', '=', noor.id)
    .execute()
  expect(messages).toEqual([{ seq: 1, text: 'Dans je mee?', kind: 'text' }])
  expect(before).toMatchObject({ last_seq: 0, unread: 0 })
  expect(await sideOf(sem, noor)).toMatchObject({ last_seq: 1, unread: 1 })
  expect(await toldTo(sem)).toEqual([1])
  expect(await balanceOf(noor)).toBe(50)
})

test('what could not be paid at signup waits until something is sent to that profile [SGN-2]', async () => {
  const sem = await makeMember(db, site.id)
  // Somebody who was here before has neither a free message nor credits to begin with.
  const email = (await signedUp()).email.replace('@', '+2@')
  const noor = await signedUp({ email, target: { profile_id: sem.id, signup_message: 'Hoi' } })
  const drafts = db.selectFrom('first_message').select('text')
  const waiting = () => drafts.where('member_id', '=', noor.id).execute()
  const before = [await sideOf(noor, sem), await waiting(), await balanceOf(noor)]

  const deps = { db, events: app.events, now: new Date() }
  await correctCredits(deps, { memberId: noor.id, amount: 1, why: 'test' })

  const { outcome } = await noor.write(sem, 'Hoi')

  expect(before).toEqual([undefined, [{ text: 'Hoi' }], 0])
  expect(outcome).toBe(200)
  expect(await waiting()).toEqual([])
})

test('what a block kept back on activation is delivered once when the block ends, whoever of the two blocked [SGN-6] [M3]', async () => {
  for (const isBlockedBySender of [true, false]) {
    const noor = await signedUp()
    const sem = await makeMember(db, site.id)
    await noor.write(sem)
    const semsBrowser = await loggedIn(app, sem.id)
    const [blocker, other] = isBlockedBySender ? [noor, sem] : [semsBrowser, noor]
    if (isBlockedBySender) await blocker.call(blockMember, { profile_id: other.id })
    // Who has not heard of somebody blocks nobody: it is as if they had met elsewhere.
    else await block(sem, noor)
    const unblock = () => blocker.call(unblockMember, { profile_id: other.id })

    const activated = await noor.activate()
    const before = await sideOf(sem, noor)
    const answers = [await unblock(), await unblock()]

    expect([activated, ...answers].map(({ outcome }) => outcome)).toEqual([200, 200, 'NOT_FOUND'])
    expect([before?.last_seq, await toldTo(sem)]).toEqual([0, [1]])
    expect(await sideOf(sem, noor)).toMatchObject({ last_seq: 1, unread: 1 })
  }
})

test('a block that ends before the activation delivers nothing, and keeps nothing from it [SGN-6]', async () => {
  const noor = await signedUp()
  const sem = await makeMember(db, site.id)
  await noor.write(sem)
  await noor.call(blockMember, { profile_id: sem.id })
  await noor.call(unblockMember, { profile_id: sem.id })

  const before = await toldTo(sem)
  await noor.activate()

  expect([before, await toldTo(sem)]).toEqual([[], [1]])
})

test('of an unblocking and an activation at once the later one delivers what was held [SGN-6]', async () => {
  for (let trial = 0; trial < 3; trial += 1) {
    const noor = await signedUp()
    const sem = await makeMember(db, site.id)
    await noor.write(sem)
    await noor.call(blockMember, { profile_id: sem.id })

    await Promise.all([noor.activate(), noor.call(unblockMember, { profile_id: sem.id })])

    expect(await toldTo(sem)).toEqual([1])
  }
})

async function block(one: { id: string }, other: { id: string }): Promise<void> {
  await db
    .insertInto('block')
    .values({ blocker_id: one.id, blocked_id: other.id, created_at: new Date() })
    .execute()
}
