import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as contract from '#contract/account.ts'
import { getUser, logIn } from '#contract/user.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { mailsTo, tokenFor } from '#test/waiting-mails.ts'
import { makeMember, makeSite, PASSWORD } from '#test/make.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const time = { now: new Date('2026-03-01T12:00:00Z') }
const app = await testApp(db, { clock: () => time.now })
const MINUTE = 60 * 1000
const NEW = 'a rather new pass phrase'

function later(ms: number): void {
  time.now = new Date(time.now.getTime() + ms)
}

async function loggedIn() {
  const member = await makeMember(db, site.id)
  const browser = caller(app)
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

function changePassword(browser: ReturnType<typeof caller>, from: string, to: string) {
  return browser.call(contract.changePassword, {
    old_password: from,
    password: to,
    password_repeat: to,
  })
}

async function canLogIn(email: string, password = PASSWORD): Promise<boolean> {
  return (await caller(app).call(logIn, { email, password })).outcome === 200
}

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

test('who undoes a change of address cannot be thrown out again by links to the other mailbox [ACC-10]', async () => {
  const { member, browser } = await loggedIn()
  const email = newAddress()
  await move(browser, email)
  const password = 'the intruder knows this'
  await changePassword(browser, PASSWORD, password)
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
  await changePassword(browser, PASSWORD, password)
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
  const squatter = await makeMember(db, site.id, { email: member.email, status: 'not_confirmed' })
  const undo = await tokenFor(db, member.email, 'email_changed')

  const undone = await caller(app).call(contract.undoChange, { token: undo })

  expect(undone.outcome).toBe(200)
  expect(await canLogIn(member.email)).toBe(true)
  // It is erased as every other account is, with its files.
  const row = db.selectFrom('member').select(['status', 'deleted_at']).where('id', '=', squatter.id)
  expect(await row.execute()).toEqual([{ status: 'deleted', deleted_at: new Date(0) }])
})

test('two undo links of one member at once are both answered [ACC-10]', async () => {
  for (let trial = 0; trial < 5; trial += 1) {
    const { member, browser } = await loggedIn()
    const email = newAddress()
    await move(browser, email)
    const password = 'something else altogether'
    await changePassword(browser, PASSWORD, password)
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

test('a changed password can be undone for 48 hours by the mail about it, also the first of two [ACC-10]', async () => {
  const { member, browser } = await loggedIn()
  await changePassword(browser, PASSWORD, NEW)
  const token = await tokenFor(db, member.email, 'password_changed')
  later(1)
  await changePassword(browser, NEW, `${NEW} again`)

  later(48 * 60 * MINUTE - 2)
  const undone = await caller(app).call(contract.undoChange, { token })
  const again = await caller(app).call(contract.undoChange, { token })
  const user = await browser.call(getUser, {})
  const old = await caller(app).call(logIn, { email: member.email, password: PASSWORD })

  expect([undone.body, again.outcome]).toEqual([{ undone: 'password' }, 'LINK_INVALID'])
  expect(user.body.user).toBeNull()
  expect(old.outcome).toBe(200)
})

test('undoing the second of two changes leaves the way to undo the first [ACC-10]', async () => {
  const { member, browser } = await loggedIn()
  await changePassword(browser, PASSWORD, NEW)
  const first = await tokenFor(db, member.email, 'password_changed')
  later(1)
  await changePassword(browser, NEW, `${NEW} again`)
  const second = await tokenFor(db, member.email, 'password_changed')

  const told = []
  for (const token of [second, first])
    told.push(await caller(app).call(contract.undoChange, { token }))
  const old = await caller(app).call(logIn, { email: member.email, password: PASSWORD })

  expect(told.map(({ outcome }) => outcome)).toEqual([200, 200])
  expect(old.outcome).toBe(200)
})

test('after 48 hours a change stays [ACC-10]', async () => {
  const { member, browser } = await loggedIn()
  const request = { old_password: PASSWORD, password: NEW, password_repeat: NEW }
  await browser.call(contract.changePassword, request)
  const token = await tokenFor(db, member.email, 'password_changed')
  later(48 * 60 * MINUTE)

  const tooLate = await caller(app).call(contract.undoChange, { token })

  expect(tooLate.outcome).toBe('LINK_INVALID')
})
