import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as contract from '#contract/account.ts'
import { getPreferences } from '#contract/notifications.ts'
import { logIn } from '#contract/user.ts'
import { readConfig } from '#server/kernel/config.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { mailsTo, tokenFor } from '#test/waiting-mails.ts'
import { makeMember, makeSite, PASSWORD } from '#test/make.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const privateSite = await makeSite(db, { settings: JSON.stringify({ account_privacy: 'private' }) })
const time = { now: new Date('2026-03-01T12:00:00Z') }
const app = await testApp(db, { clock: () => time.now })
const MINUTE = 60 * 1000

function later(ms: number): void {
  time.now = new Date(time.now.getTime() + ms)
}

async function loggedIn(siteId = site.id, host = 'localhost') {
  const member = await makeMember(db, siteId)
  const browser = caller(app, { host })
  await browser.call(logIn, { email: member.email, password: PASSWORD })
  return { member, browser }
}

function newAddress(): string {
  return `${randomUUID()}@new.example`
}

async function canLogIn(email: string, password = PASSWORD): Promise<boolean> {
  return (await caller(app).call(logIn, { email, password })).outcome === 200
}

test('a new address counts once its link was opened, and the old mailbox is told twice [AUT-6] [A8]', async () => {
  const { member, browser } = await loggedIn()
  const email = newAddress()

  const asked = await browser.call(contract.requestMailChange, { email })
  const before = [await canLogIn(member.email), await canLogIn(email)]
  const token = await tokenFor(db, email, 'mail_change_confirm')
  const done = await caller(app).call(contract.changeMail, { token })
  const after = [await canLogIn(member.email), await canLogIn(email)]

  expect([asked.outcome, done.body]).toEqual([200, { email }])
  expect([before, after]).toEqual([
    [true, false],
    [false, true],
  ])
  const names = (await mailsTo(db, member.email)).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['mail_change_requested', 'email_changed']))
})

test('without the password of the last ten minutes no change is begun [A8]', async () => {
  const { member, browser } = await loggedIn()
  later(10 * MINUTE + 1)
  const email = newAddress()

  const refused = await browser.call(contract.requestMailChange, { email })
  const wrong = await browser.call(contract.confirmPassword, { password: 'wrong' })
  const still = await browser.call(contract.requestMailChange, { email })
  await browser.call(contract.confirmPassword, { password: PASSWORD })
  const asked = await browser.call(contract.requestMailChange, { email })

  expect([refused.outcome, wrong.outcome, still.outcome, asked.outcome]).toEqual([
    'PASSWORD_REQUIRED',
    'PASSWORD_WRONG',
    'PASSWORD_REQUIRED',
    200,
  ])
  expect(refused.body).not.toHaveProperty('authentication_required')
  expect(await mailsTo(db, member.email)).toContainEqual({ name: 'mail_change_requested' })
})

test('an address of somebody else is refused where accounts are open [AUT-6]', async () => {
  const other = await makeMember(db, site.id)
  const { browser } = await loggedIn()

  const taken = await browser.call(contract.requestMailChange, { email: other.email.toUpperCase() })

  expect(taken.error).toMatchObject({ code: 'EMAIL_TAKEN', params: { field: 'email' } })
})

test('one’s own address is no other, however it is written, and nobody is mailed about it [AUT-6]', async () => {
  const open = await loggedIn()
  const closed = await loggedIn(privateSite.id, privateSite.domain)

  for (const { member, browser } of [open, closed])
    for (const email of [member.email, member.email.toUpperCase()]) {
      const same = await browser.call(contract.requestMailChange, { email })
      expect(same.error).toMatchObject({ code: 'EMAIL_UNCHANGED', params: { field: 'email' } })
    }

  for (const { member } of [open, closed]) {
    const names = (await mailsTo(db, member.email)).map(({ name }) => name)
    expect(names).toEqual(['new_device'])
  }
})

test('where accounts are private a taken address looks like a free one, and its owner is told [A4]', async () => {
  const other = await makeMember(db, privateSite.id)
  const { browser } = await loggedIn(privateSite.id, privateSite.domain)

  const taken = await browser.call(contract.requestMailChange, { email: other.email })
  const free = await browser.call(contract.requestMailChange, { email: newAddress() })

  expect([taken.outcome, taken.body]).toEqual([free.outcome, free.body])
  expect(await mailsTo(db, other.email)).toEqual([{ name: 'address_in_use' }])
})

test('of two members who want one address the first to open the link gets it [AUT-6]', async () => {
  const [one, two] = [await loggedIn(), await loggedIn()]
  const email = newAddress()
  await one.browser.call(contract.requestMailChange, { email })
  const first = await tokenFor(db, email, 'mail_change_confirm')
  later(1)
  await two.browser.call(contract.requestMailChange, { email })
  const second = await tokenFor(db, email, 'mail_change_confirm')

  const outcomes = await Promise.all(
    [first, second].map((token) => caller(app).call(contract.changeMail, { token })),
  )

  const codes = outcomes.map(({ outcome }) => outcome)
  expect(codes).toEqual(expect.arrayContaining([200, 'EMAIL_TAKEN']))
})

test('the link lives for a day, and a newer one ends it [A5]', async () => {
  const { browser } = await loggedIn()
  const [first, second] = [newAddress(), newAddress()]
  await browser.call(contract.requestMailChange, { email: first })
  const older = await tokenFor(db, first, 'mail_change_confirm')
  await browser.call(contract.requestMailChange, { email: second })
  const newer = await tokenFor(db, second, 'mail_change_confirm')

  const voided = await caller(app).call(contract.changeMail, { token: older })
  later(24 * 60 * MINUTE)
  const late = await caller(app).call(contract.changeMail, { token: newer })

  expect([voided.outcome, late.outcome]).toEqual(['LINK_INVALID', 'LINK_INVALID'])
})

test('six wishes in an hour are one too many [A10]', async () => {
  const strict = await testApp(db, {
    clock: () => time.now,
    config: { ...readConfig({ NODE_ENV: 'test' }), LIMIT_FACTOR: 1 },
  })
  const member = await makeMember(db, site.id)
  const browser = caller(strict)
  await browser.call(logIn, { email: member.email, password: PASSWORD })

  const outcomes: unknown[] = []
  for (let asked = 0; asked < 6; asked += 1)
    outcomes.push((await browser.call(contract.requestMailChange, { email: newAddress() })).outcome)

  expect(outcomes).toEqual([200, 200, 200, 200, 200, 'MAIL_LIMIT'])
})

test('a reset ends a change of address that somebody else began [A5] [AUT-6]', async () => {
  const { member, browser } = await loggedIn()
  const email = newAddress()
  await browser.call(contract.requestMailChange, { email })
  const token = await tokenFor(db, email, 'mail_change_confirm')
  await caller(app).call(contract.requestReset, { email: member.email })
  const reset = await tokenFor(db, member.email, 'reset')
  const password = 'only the owner knows this'
  await caller(app).call(contract.resetPassword, {
    token: reset,
    password,
    password_repeat: password,
  })

  const moved = await caller(app).call(contract.changeMail, { token })

  expect(moved.outcome).toBe('LINK_INVALID')
})

test('where accounts are private one’s own settings and mailbox tell nothing of a taken address [A4]', async () => {
  const other = await makeMember(db, privateSite.id)
  const [first, second] = [
    await loggedIn(privateSite.id, privateSite.domain),
    await loggedIn(privateSite.id, privateSite.domain),
  ]
  const free = newAddress()
  await first.browser.call(contract.requestMailChange, { email: other.email })
  await second.browser.call(contract.requestMailChange, { email: free })

  const taken = await first.browser.call(getPreferences, {})
  const open = await second.browser.call(getPreferences, {})

  expect(taken.body.preferences.pending_email).toBe(other.email)
  expect(open.body.preferences.pending_email).toBe(free)
  const names = async (email: string) => (await mailsTo(db, email)).map(({ name }) => name)
  expect(await names(first.member.email)).toEqual(await names(second.member.email))
})
