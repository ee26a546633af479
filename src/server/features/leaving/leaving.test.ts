import { expect, test } from 'vitest'
import * as contract from '#contract/account.ts'
import { getChat } from '#contract/chats.ts'
import { listOnline } from '#contract/online.ts'
import { getUser } from '#contract/user.ts'
import { changeSettings } from '#server/features/settings/settings.ts'
import { readConfig } from '#server/kernel/config.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { databaseHash } from '#test/database-hash.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeConversation, makeMember, makeSite } from '#test/make.ts'
import { mailsTo, tokenFor } from '#test/waiting-mails.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE
const NOW = new Date('2026-03-01T12:00:00Z')

const { db } = await freshDatabase()
const site = await makeSite(db)
const time = { now: NOW }
const app = await testApp(db, { clock: () => time.now })

async function aMember(changes: Parameters<typeof makeMember>[2] = {}) {
  time.now = NOW
  const member = await makeMember(db, site.id, { hasPhoto: true, last_active_at: NOW, ...changes })
  const browser = await loggedIn(app, member.id)
  const leave = () =>
    browser.call(contract.deleteAccount, { reason: 'break', explanation: 'Even weg' })
  const row = () =>
    db.selectFrom('member').selectAll().where('id', '=', member.id).executeTakeFirstOrThrow()
  return { member, browser, leave, row }
}

function after(ms: number): void {
  time.now = new Date(NOW.getTime() + ms)
}

function comeBack(token: string) {
  const browser = caller(app)
  return { browser, answer: browser.call(contract.reactivate, { token }) }
}

test('whoever leaves is hidden and logged out everywhere at once, leaves nothing in the browser, and gets the way back by mail [ACC-6] [A7] [P11]', async () => {
  const { member, browser, leave, row } = await aMember()
  const elsewhere = await loggedIn(app, member.id)

  const { body, headers } = await leave()

  expect(body.erased_at).toBe('2026-03-15T12:00:00.000Z')
  expect(headers['clear-site-data']).toBe('"storage"')
  expect(await row()).toMatchObject({
    status: 'deleted',
    status_before: 'active',
    deleted_at: NOW,
    delete_reason: 'break\nEven weg',
  })
  expect(browser.cookies.has('session')).toBe(false)
  expect((await elsewhere.call(getUser, {})).body.user).toBeNull()
  expect((await elsewhere.call(contract.listSessions, {})).outcome).toBe('LOGIN_REQUIRED')
  const { body: online } = await caller(app).call(listOnline, { limit: 12 })
  expect(online.members.some(({ id }) => id === member.id)).toBe(false)
  expect(await mailsTo(db, member.email)).toEqual([
    { name: 'deleted', link_id: expect.any(String), erased_at: '2026-03-15T12:00:00.000Z' },
  ])
})

test.each([
  ['never', { isConfirmed: false }],
  ['more than ten minutes ago', { now: new Date(NOW.getTime() - 10 * MINUTE - 1) }],
])('a password that was asked %s is asked again first [A8]', async (_, session) => {
  const { member } = await aMember()
  const browser = await loggedIn(app, member.id, session)
  const before = await databaseHash(db, { except: ['session', 'member'] })

  const { outcome } = await browser.call(contract.deleteAccount, { reason: 'other' })

  expect(outcome).toBe('PASSWORD_REQUIRED')
  expect(await databaseHash(db, { except: ['session', 'member'] })).toBe(before)
})

test('of many who delete one account at once one does, and one mail goes out [ACC-6]', async () => {
  const { member, row } = await aMember()
  const browsers = await Promise.all(Array.from({ length: 20 }, () => loggedIn(app, member.id)))

  const answers = await Promise.all(
    browsers.map(({ call }) => call(contract.deleteAccount, { reason: 'privacy' })),
  )

  const outcomes = answers.map(({ outcome }) => outcome)
  expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(1)
  expect(new Set(outcomes)).toEqual(new Set([200, 'LOGIN_REQUIRED']))
  expect(await mailsTo(db, member.email)).toHaveLength(1)
  expect((await row()).status_before).toBe('active')
})

test.each([
  ['at once', 0],
  ['after 13 days, 23 hours and 59 minutes', 14 * DAY - MINUTE],
  ['in the last second', 14 * DAY - SECOND],
])('the link brings everything back %s, and logs in [ACC-6] [P10]', async (_, ms) => {
  const { member, leave, row } = await aMember({ about: 'Zoals ik was', credits: 5 })
  await leave()
  after(ms)

  const { browser, answer } = comeBack(await tokenFor(db, member.email, 'deleted'))

  expect((await answer).body.user).toMatchObject({ status: 'active', credits: 5 })
  expect((await browser.call(getUser, {})).body.user).not.toBeNull()
  expect(await row()).toMatchObject({
    status: 'active',
    status_before: null,
    deleted_at: null,
    delete_reason: null,
    about: 'Zoals ik was',
  })
  expect(await mailsTo(db, member.email)).toContainEqual({ name: 'reactivated' })
})

test('whoever leaves takes what they wrote along, and brings all of it back [ACC-6] [CHA-5]', async () => {
  const [gone, stays] = [await aMember({ name: 'Sem' }), await aMember()]
  const { id } = await makeConversation(db, gone.member, stays.member, [
    { from: gone.member, text: 'Hoi' },
    { from: stays.member, text: 'Dag' },
    { from: gone.member, kind: 'gift', gift: 'rose', text: 'Voor jou' },
  ])
  const chat = async () => (await stays.browser.call(getChat, { conversation_id: id })).body
  const before = await chat()

  await gone.leave()
  const meanwhile = await chat()
  await comeBack(await tokenFor(db, gone.member.email, 'deleted')).answer
  const afterwards = await chat()

  expect(before.chat).toMatchObject({ profile: { name: 'Sem' }, can_write: 'yes' })
  expect(meanwhile.chat).toMatchObject({ profile: null, can_write: 'unreachable' })
  expect(meanwhile.messages).toMatchObject([
    { state: 'erased', text: '', gift: null },
    { state: 'there', text: 'Dag' },
    { state: 'erased', text: '', gift: null },
  ])
  expect(JSON.stringify(meanwhile)).not.toContain('Sem')
  expect(afterwards.messages).toEqual(before.messages)
  expect(afterwards.chat.profile).toMatchObject({ name: 'Sem' })
})

test('a device that was logged out by leaving stays so after the return [ACC-6] [A7]', async () => {
  const { member, leave } = await aMember()
  const elsewhere = await loggedIn(app, member.id)
  await leave()

  await comeBack(await tokenFor(db, member.email, 'deleted')).answer

  expect((await elsewhere.call(getUser, {})).body.user).toBeNull()
})

test('after fourteen days no link brings anybody back, not even one made a minute before [ACC-6] [P10]', async () => {
  const { member, leave, row } = await aMember()
  await leave()
  after(14 * DAY - MINUTE)
  await caller(app).call(contract.requestReactivation, { email: member.email })
  const token = await tokenFor(db, member.email, 'reactivate')
  after(14 * DAY)

  const { answer } = comeBack(token)
  const another = await caller(app).call(contract.requestReactivation, { email: member.email })

  expect((await answer).outcome).toBe('LINK_INVALID')
  expect(another.outcome).toBe('EMAIL_NOT_FOUND')
  expect((await row()).status).toBe('deleted')
})

test('whoever never confirmed their address comes back without having confirmed it [ACC-6] [SGN-6]', async () => {
  const { member, leave } = await aMember({ status: 'not_confirmed' })
  await leave()

  const { answer } = comeBack(await tokenFor(db, member.email, 'deleted'))

  expect((await answer).body.user).toMatchObject({ status: 'not_confirmed' })
})

test('a session by link needs the password before the account can be deleted again [A8]', async () => {
  const { member, leave } = await aMember()
  await leave()
  const { browser, answer } = comeBack(await tokenFor(db, member.email, 'deleted'))
  await answer

  const { outcome } = await browser.call(contract.deleteAccount, { reason: 'other' })

  expect(outcome).toBe('PASSWORD_REQUIRED')
})

test('of twenty who use one link at once one comes back [A5] [ACC-6]', async () => {
  const { member, leave } = await aMember()
  await leave()
  const token = await tokenFor(db, member.email, 'deleted')

  const outcomes = await Promise.all(
    Array.from({ length: 20 }, async () => (await comeBack(token).answer).outcome),
  )

  expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(1)
  expect(new Set(outcomes)).toEqual(new Set([200, 'LINK_INVALID']))
})

test('a new link can be asked for, also by a stranger: the one before it works as well, and of both one is used [ACC-6] [A5] [A6]', async () => {
  const { member, leave } = await aMember()
  await leave()
  const first = await tokenFor(db, member.email, 'deleted')
  after(MINUTE)

  const { outcome } = await caller(app).call(contract.requestReactivation, {
    email: member.email.toUpperCase(),
  })

  expect(outcome).toBe(200)
  expect((await mailsTo(db, member.email)).at(-1)).toMatchObject({
    name: 'reactivate',
    erased_at: '2026-03-15T12:00:00.000Z',
  })
  const second = await tokenFor(db, member.email, 'reactivate')
  expect((await comeBack(first).answer).outcome).toBe(200)
  expect((await comeBack(second).answer).outcome).toBe('LINK_INVALID')
})

test('where accounts are open an address without a deleted account is told so [ACC-6]', async () => {
  const { member } = await aMember()
  const banned = await makeMember(db, site.id, { status: 'banned' })
  const ask = async (email: string) =>
    (await caller(app).call(contract.requestReactivation, { email })).outcome

  expect(await ask(member.email)).toBe('EMAIL_NOT_FOUND')
  expect(await ask(banned.email)).toBe('EMAIL_NOT_FOUND')
  expect(await ask('nobody@example.com')).toBe('EMAIL_NOT_FOUND')
  expect(await mailsTo(db, member.email)).toEqual([])
})

test('where accounts are private everybody gets the same answer, and only the right one a mail [ACC-6] [A4]', async () => {
  const { member, leave } = await aMember()
  await leave()
  after(MINUTE)
  const present = await makeMember(db, site.id)
  await changeSettings(db, site.id, { account_privacy: 'private' })
  const ask = (email: string) => caller(app).call(contract.requestReactivation, { email })

  const answers = await Promise.all([member.email, present.email, 'nobody@example.com'].map(ask))

  await changeSettings(db, site.id, { account_privacy: 'open' })
  expect(answers.map(({ outcome, body }) => [outcome, body])).toEqual(answers.map(() => [200, {}]))
  expect((await mailsTo(db, member.email)).map(({ name }) => name)).toEqual([
    'deleted',
    'reactivate',
  ])
  expect(await mailsTo(db, present.email)).toEqual([])
})

test('a mailbox gets six links a day, an address asks six times an hour [A10] [ACC-6]', async () => {
  const config = { ...readConfig({ NODE_ENV: 'test' }), TRUSTED_PROXIES: ['127.0.0.1'] }
  const limited = await testApp(db, { clock: () => time.now, config })
  const { member, leave } = await aMember()
  await leave()
  const ask = async (email: string, from: number) =>
    (
      await caller(limited, { 'x-forwarded-for': `192.0.2.${from}` }).call(
        contract.requestReactivation,
        { email },
      )
    ).outcome

  const toOneMailbox = []
  for (let from = 1; from <= 7; from += 1) toOneMailbox.push(await ask(member.email, from))
  const fromOneAddress = []
  for (let nth = 1; nth <= 7; nth += 1)
    fromOneAddress.push(await ask(`nobody${nth}@example.com`, 99))
  after(DAY)

  expect(toOneMailbox).toEqual([...Array.from({ length: 6 }, () => 200), 'MAIL_LIMIT'])
  expect(fromOneAddress).toEqual([
    ...Array.from({ length: 6 }, () => 'EMAIL_NOT_FOUND'),
    'RATE_LIMITED',
  ])
  expect(await ask(member.email, 1)).toBe(200)
})
