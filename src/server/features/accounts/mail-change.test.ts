import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as contract from '#contract/account.ts'
import { getPreferences } from '#contract/notifications.ts'
import { getUser, logIn } from '#contract/user.ts'
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

async function move(browser: ReturnType<typeof caller>, email: string): Promise<void> {
  await browser.call(contract.requestMailChange, { email })
  const token = await tokenFor(db, email, 'mail_change_confirm')
  await caller(app).call(contract.changeMail, { token })
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

test('the old mailbox can undo a change for 48 hours, and every device is logged out [ACC-10]', async () => {
  const { member, browser } = await loggedIn()
  const email = newAddress()
  await browser.call(contract.requestMailChange, { email })
  const token = await tokenFor(db, email, 'mail_change_confirm')
  await caller(app).call(contract.changeMail, { token })
  const undo = await tokenFor(db, member.email, 'email_changed')

  later(48 * 60 * MINUTE - 1)
  const undone = await caller(app).call(contract.undoChange, { token: undo })
  const user = await browser.call(getUser, {})

  expect(undone.body).toEqual({ undone: 'email' })
  expect(user.body.user).toBeNull()
  expect([await canLogIn(member.email), await canLogIn(email)]).toEqual([true, false])
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

test('who undoes a change of address cannot be thrown out again by links to the other mailbox [ACC-10]', async () => {
  const { member, browser } = await loggedIn()
  const email = newAddress()
  await move(browser, email)
  const password = 'the intruder knows this'
  const change = { old_password: PASSWORD, password, password_repeat: password }
  await browser.call(contract.changePassword, change)
  const back = await tokenFor(db, email, 'password_changed')
  const undo = await tokenFor(db, member.email, 'email_changed')

  const undone = await caller(app).call(contract.undoChange, { token: undo })
  const again = await caller(app).call(contract.undoChange, { token: back })

  expect([undone.outcome, again.outcome]).toEqual([200, 'LINK_INVALID'])
  expect(await mailsTo(db, email)).toContainEqual({ name: 'change_undone' })
  expect([await canLogIn(member.email), await canLogIn(member.email, password)]).toEqual([
    true,
    false,
  ])
})

test('a password that was changed before the address can be put back after it [ACC-10]', async () => {
  const { member, browser } = await loggedIn()
  const password = 'the intruder knows this'
  const change = { old_password: PASSWORD, password, password_repeat: password }
  await browser.call(contract.changePassword, change)
  const email = newAddress()
  later(1)
  await move(browser, email)
  const [address, secret] = [
    await tokenFor(db, member.email, 'email_changed'),
    await tokenFor(db, member.email, 'password_changed'),
  ]

  const first = await caller(app).call(contract.undoChange, { token: address })
  const second = await caller(app).call(contract.undoChange, { token: secret })

  expect([first.body, second.body]).toEqual([{ undone: 'email' }, { undone: 'password' }])
  expect([await canLogIn(member.email), await canLogIn(member.email, password)]).toEqual([
    true,
    false,
  ])
})

test('an intruder who undoes a change of their own ends no undo of the owner’s [ACC-10] [A5]', async () => {
  const { member, browser } = await loggedIn()
  const [first, second] = [newAddress(), newAddress()]
  await move(browser, first)
  later(MINUTE)
  await move(browser, second)
  const owners = await tokenFor(db, member.email, 'email_changed')
  const intruders = await tokenFor(db, first, 'email_changed')
  later(MINUTE)

  const theirs = await caller(app).call(contract.undoChange, { token: intruders })
  const back = await caller(app).call(contract.undoChange, { token: owners })

  expect([theirs.outcome, back.outcome]).toEqual([200, 200])
  expect([await canLogIn(member.email), await canLogIn(first), await canLogIn(second)]).toEqual([
    true,
    false,
    false,
  ])
})

test.each([
  ['the first only', [0]],
  ['the last, then the first', [2, 0]],
  ['one after the other', [2, 1, 0]],
  ['the second, then the first', [1, 0]],
])(
  'after three changes of address the owner has the account again by undoing %s, and nothing takes it away [ACC-10]',
  async (_how, order) => {
    const { member, browser } = await loggedIn()
    const boxes = [member.email, newAddress(), newAddress(), newAddress()]
    for (const email of boxes.slice(1)) {
      await move(browser, email)
      later(MINUTE)
    }
    const tokens = await Promise.all(
      boxes.slice(0, 3).map((email) => tokenFor(db, email, 'email_changed')),
    )

    const undone = []
    for (const nth of order)
      undone.push(await caller(app).call(contract.undoChange, { token: tokens[nth]! }))
    const afterwards = await Promise.all(
      tokens.map((token) => caller(app).call(contract.undoChange, { token })),
    )

    expect(undone.map(({ outcome }) => outcome)).toEqual(order.map(() => 200))
    expect(afterwards.map(({ outcome }) => outcome)).toEqual(tokens.map(() => 'LINK_INVALID'))
    expect(await canLogIn(member.email)).toBe(true)
  },
)

test('nobody can hold an address that they never proved against its owner [ACC-10]', async () => {
  const { member, browser } = await loggedIn()
  const email = newAddress()
  await move(browser, email)
  await makeMember(db, site.id, { email: member.email, status: 'not_confirmed' })
  const undo = await tokenFor(db, member.email, 'email_changed')

  const undone = await caller(app).call(contract.undoChange, { token: undo })

  expect(undone.outcome).toBe(200)
  expect(await canLogIn(member.email)).toBe(true)
})

test('two undo links of one member at once are both answered [ACC-10]', async () => {
  for (let trial = 0; trial < 5; trial += 1) {
    const { member, browser } = await loggedIn()
    const email = newAddress()
    await move(browser, email)
    const password = 'something else altogether'
    const change = { old_password: PASSWORD, password, password_repeat: password }
    await browser.call(contract.changePassword, change)
    const tokens = [
      await tokenFor(db, member.email, 'email_changed'),
      await tokenFor(db, email, 'password_changed'),
    ]

    const told = await Promise.all(
      tokens.map((token) => caller(app).call(contract.undoChange, { token })),
    )

    expect(told.map(({ outcome }) => outcome)).not.toContain('UNEXPECTED')
  }
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
