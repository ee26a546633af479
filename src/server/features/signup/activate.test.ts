import { expect, test } from 'vitest'
import { changePassword, requestReset, resetPassword } from '#contract/account.ts'
import * as contract from '#contract/signup.ts'
import { getUser, logIn } from '#contract/user.ts'
import { readConfig } from '#server/kernel/config.ts'
import { aPerson } from '#test/a-person.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { mailsTo, tokenFor } from '#test/waiting-mails.ts'
import { makeMember, makeSite, PASSWORD } from '#test/make.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const time = { now: new Date('2026-03-01T12:00:00Z') }
const app = await testApp(db, { clock: () => time.now })
const DAY = 24 * 60 * 60 * 1000

function later(ms: number): void {
  time.now = new Date(time.now.getTime() + ms)
}

async function signedUp() {
  const person = aPerson()
  const browser = caller(app)
  await browser.call(contract.signUp, person)
  return { ...person, browser, token: await tokenFor(db, person.email, 'activation') }
}

function activate(token: string) {
  return caller(app).call(contract.activate, { token })
}

test('the link in the mail makes the member active, logs in with a new session and says welcome [SGN-6] [A2]', async () => {
  const { email, token } = await signedUp()
  const browser = caller(app)

  const { body } = await browser.call(contract.activate, { token })
  const user = await browser.call(getUser, {})

  expect(body.user).toMatchObject({ status: 'active', profile: { status: 'active' } })
  expect(user.body).toEqual(body)
  expect((await mailsTo(db, email)).map(({ name }) => name)).toContain('welcome')
})

test('of twenty activations at once one counts [A5]', async () => {
  const { token } = await signedUp()

  const told = await Promise.all(Array.from({ length: 20 }, () => activate(token)))

  expect(told.filter(({ outcome }) => outcome === 200)).toHaveLength(1)
  expect(told.filter(({ outcome }) => outcome === 'LINK_INVALID')).toHaveLength(19)
})

test('looking at the page of a link uses nothing up: only the call does [A5]', async () => {
  const { token } = await signedUp()

  const looked = await app.fastify.inject({ url: `/api/activate.php?token=${token}` })
  const done = await activate(token)

  expect([looked.statusCode, done.outcome]).toEqual([405, 200])
})

test('an activation link works for seven days [AUT-5] [A5]', async () => {
  const [early, late] = [await signedUp(), await signedUp()]
  later(7 * DAY - 1)

  const withTimeout = await activate(early.token)
  later(1)
  const tooLate = await activate(late.token)

  expect([withTimeout.outcome, tooLate.outcome]).toEqual([200, 'LINK_INVALID'])
})

test('the mail can be sent again and to a corrected address; the older link is void [SGN-6]', async () => {
  const { browser, email, token } = await signedUp()
  later(1)
  const corrected = `new-${email}`

  const again = await browser.call(contract.resendActivation, {})
  later(1)
  const moved = await browser.call(contract.resendActivation, { email: corrected })
  const old = await activate(token)
  const done = await activate(await tokenFor(db, corrected, 'activation'))
  const login = await caller(app).call(logIn, { email: corrected, password: 'zeven rode fietsen' })

  expect([again.body, moved.body]).toEqual([{ email }, { email: corrected }])
  expect([old.outcome, done.outcome, login.outcome]).toEqual(['LINK_INVALID', 200, 200])
})

test('a reset by the mailbox confirms the address, and ends what somebody who claimed it holds [A5] [AUT-5]', async () => {
  const { browser, email } = await signedUp()
  const intruders = `intruder-${email}`
  await browser.call(contract.resendActivation, { email: intruders })
  const held = await tokenFor(db, intruders, 'activation')
  const password = 'only the owner knows this'

  await caller(app).call(requestReset, { email })
  const token = await tokenFor(db, email, 'reset')
  await caller(app).call(resetPassword, { token, password, password_repeat: password })
  const taken = await activate(held)
  const owner = await caller(app).call(logIn, { email, password })
  const intruder = await caller(app).call(logIn, { email: intruders, password })

  expect(taken.outcome).toBe('LINK_INVALID')
  expect(owner.body.user).toMatchObject({ status: 'active' })
  expect(intruder.outcome).toBe('LOGIN_FAILED')
  expect((await mailsTo(db, email)).map(({ name }) => name)).toContain('welcome')
})

test('a changed password ends the link to a corrected address; the first address can still be confirmed [A5]', async () => {
  const { browser, email, token } = await signedUp()
  const [old, password] = ['zeven rode fietsen', 'only the owner knows this']
  const owner = caller(app)
  await owner.call(logIn, { email, password: old })
  await browser.call(contract.resendActivation, { email: `intruder-${email}` })
  const held = await tokenFor(db, `intruder-${email}`, 'activation')

  await owner.call(changePassword, { old_password: old, password, password_repeat: password })
  const moved = await activate(held)
  await owner.call(contract.resendActivation, {})
  const confirmed = await activate(await tokenFor(db, email, 'activation'))

  expect([moved.outcome, confirmed.outcome]).toEqual(['LINK_INVALID', 200])
  expect(confirmed.body.user).toMatchObject({ status: 'active' })
  expect(await activate(token)).toMatchObject({ outcome: 'LINK_INVALID' })
})

test('a mail that arrives late works, though another one was asked for meanwhile [SGN-6] [AUT-5]', async () => {
  const { browser, email, token } = await signedUp()
  later(1)
  await browser.call(contract.resendActivation, {})
  const newest = await tokenFor(db, email, 'activation')

  const first = await activate(token)
  const second = await activate(newest)

  expect([first.outcome, second.outcome]).toEqual([200, 'LINK_INVALID'])
})

test('a corrected address must be free, and only who waits gets a mail [SGN-6]', async () => {
  const { browser } = await signedUp()
  const other = await makeMember(db, site.id)
  const active = caller(app)
  await active.call(logIn, { email: other.email, password: PASSWORD })

  const taken = await browser.call(contract.resendActivation, { email: other.email })
  const done = await active.call(contract.resendActivation, {})

  expect([taken.outcome, done.outcome]).toEqual(['EMAIL_TAKEN', 'ALREADY_ACTIVE'])
})

test('six activation mails in an hour are one too many, at once too [SGN-6] [A10]', async () => {
  const strict = await testApp(db, {
    config: readConfig({ NODE_ENV: 'test' }),
    clock: () => time.now,
  })
  // What others signed up from this network counts no more.
  later(DAY)
  const person = aPerson()
  const browser = caller(strict)
  await browser.call(contract.signUp, person)

  const told = await Promise.all(
    Array.from({ length: 12 }, () => browser.call(contract.resendActivation, {})),
  )

  expect(told.filter(({ outcome }) => outcome === 200)).toHaveLength(5)
  expect(told.filter(({ outcome }) => outcome === 'MAIL_LIMIT')).toHaveLength(7)
})
