import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getChat, sendMessage, sendPhoto } from '#contract/chats.ts'
import { signUp } from '#contract/signup.ts'
import { aPerson } from '#test/a-person.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db)

type Wishes = Parameters<typeof makeMember>[2]

async function aMember(changes: Wishes = {}) {
  const { id } = await makeMember(db, site.id, { credits: 9, ...changes })
  const { call } = await loggedIn(app, id)
  const write = (to: { id: string }, more: object = {}) =>
    call(sendMessage, { client_id: randomUUID(), profile_id: to.id, text: 'Hoi', ...more })
  return { id, call, write }
}

function aFiction(changes: Wishes = {}) {
  return makeMember(db, site.id, { is_fictional: true, ...changes })
}

async function spentBy({ id }: { id: string }): Promise<number> {
  const { balance } = await db
    .selectFrom('member')
    .innerJoin('credit_account', 'credit_account.id', 'member.credit_account_id')
    .select('balance')
    .where('member.id', '=', id)
    .executeTakeFirstOrThrow()
  return 9 - balance!
}

test('welcome credits begin no conversation with a fictional profile without a clear yes, and then go on [VIS-3]', async () => {
  const [noor, fiction] = [await aMember(), await aFiction()]

  const refused = [
    await noor.write(fiction),
    await noor.write(fiction, { gift: 'rose', text: '' }),
    await noor.call(
      sendPhoto,
      { client_id: randomUUID(), profile_id: fiction.id },
      Buffer.from(''),
    ),
  ]
  const spent = await spentBy(noor)
  const asked = await noor.write(fiction, { accepts_fictional: 'yes' })
  const next = await noor.write(fiction)

  expect(refused.map(({ outcome }) => outcome)).toEqual(
    Array.from({ length: 3 }, () => 'FICTIONAL_CONSENT'),
  )
  expect(spent).toBe(0)
  expect([asked.outcome, next.outcome]).toEqual([200, 200])
  expect(await spentBy(noor)).toBe(2)
})

test('a yes is about one profile [VIS-3]', async () => {
  const noor = await aMember()
  await noor.write(await aFiction(), { accepts_fictional: 'yes' })

  expect((await noor.write(await aFiction())).outcome).toBe('FICTIONAL_CONSENT')
})

test('of many first messages at once none is sent without a yes [VIS-3]', async () => {
  const [noor, fiction] = [await aMember(), await aFiction()]

  const answers = await Promise.all(Array.from({ length: 10 }, () => noor.write(fiction)))

  expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(['FICTIONAL_CONSENT']))
  expect(await spentBy(noor)).toBe(0)
})

test('a buyer, and a message to a person, are not asked [VIS-3]', async () => {
  const [buyer, noor] = [await aMember({ paid_user: true }), await aMember()]

  expect((await buyer.write(await aFiction())).outcome).toBe(200)
  expect((await noor.write(await aMember())).outcome).toBe(200)
})

test('what is written to a fictional profile at signup waits in the input until its writer was asked [VIS-3] [SGN-7]', async () => {
  const fiction = await aFiction()
  const browser = caller(app)
  const target = { profile_id: fiction.id, signup_message: 'Dans je mee?' }
  await browser.call(signUp, aPerson({ target }))

  const { chat, messages } = (await browser.call(getChat, { profile_id: fiction.id })).body

  expect(messages).toEqual([])
  expect(chat.draft).toBe('Dans je mee?')
})

test('no fictional profile is made that is under 25 [VIS-3]', async () => {
  const signup_at = new Date('2026-03-01T12:00:00Z')

  await expect(aFiction({ date_of_birth: '2001-03-02', signup_at })).rejects.toThrow(
    'fictional_is_25',
  )
  await expect(aFiction({ date_of_birth: '2001-03-01', signup_at })).resolves.toBeDefined()
})
