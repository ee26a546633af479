import { expect, test } from 'vitest'
import * as contract from '#contract/account.ts'
import { getUser, logIn } from '#contract/user.ts'
import { readConfig } from '#server/kernel/config.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { mailsTo, tokenFor } from '#test/waiting-mails.ts'
import { useUp } from '#test/use-up.ts'
import { makeMember, makeSite, PASSWORD } from '#test/make.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const privateSite = await makeSite(db, { settings: JSON.stringify({ account_privacy: 'private' }) })
const asked = await makeSite(db)
const time = { now: new Date('2026-03-01T12:00:00Z') }
const app = await testApp(db, { clock: () => time.now })
const strict = await testApp(db, {
  config: readConfig({ NODE_ENV: 'test' }),
  clock: () => time.now,
})
const NEW = 'a rather new pass phrase'
const MINUTE = 60 * 1000

function later(ms: number): void {
  time.now = new Date(time.now.getTime() + ms)
}

async function loggedIn(siteId = site.id) {
  const member = await makeMember(db, siteId)
  const browser = caller(app)
  await browser.call(logIn, { email: member.email, password: PASSWORD })
  return { member, browser }
}

async function resetLink(email: string): Promise<string> {
  await caller(app).call(contract.requestReset, { email })
  return tokenFor(db, email, 'reset')
}

function reset(token: string, password = NEW, repeated = password) {
  return caller(app).call(contract.resetPassword, { token, password, password_repeat: repeated })
}

test('a reset by mail sets the password, logs nobody in and ends every session [AUT-5] [A5] [A7]', async () => {
  const { member, browser } = await loggedIn()
  const token = await resetLink(member.email.toUpperCase())

  const done = await reset(token)
  const old = await caller(app).call(logIn, { email: member.email, password: PASSWORD })
  const fresh = await caller(app).call(logIn, { email: member.email, password: NEW })
  const user = await browser.call(getUser, {})

  expect([done.outcome, old.outcome, fresh.outcome]).toEqual([200, 'LOGIN_FAILED', 200])
  expect(done.headers['set-cookie']).toBeUndefined()
  expect(user.body.user).toBeNull()
  expect(await mailsTo(db, member.email)).toContainEqual({
    name: 'password_changed',
    link_id: expect.any(String),
  })
})

test('of twenty resets at once with one link exactly one counts [A5]', async () => {
  const { email } = await makeMember(db, site.id)
  const token = await resetLink(email)

  const all = await Promise.all(
    Array.from({ length: 20 }, (_, index) => reset(token, `${NEW} number ${index}`)),
  )

  expect(all.filter(({ outcome }) => outcome === 200)).toHaveLength(1)
  expect(all.filter(({ outcome }) => outcome === 'LINK_INVALID')).toHaveLength(19)
})

test('a reset link works for sixty minutes [AUT-5] [A5]', async () => {
  const [one, other] = [await makeMember(db, site.id), await makeMember(db, site.id)]
  const links = [await resetLink(one.email), await resetLink(other.email)]

  later(60 * MINUTE - 1)
  const inTime = await reset(links[0]!)
  later(1)
  const tooLate = await reset(links[1]!)

  expect([inTime.outcome, tooLate.outcome]).toEqual([200, 'LINK_INVALID'])
})

test('what is wrong with a new password is said, and the link stays good [AUT-5] [AUT-8] [A1]', async () => {
  const member = await makeMember(db, site.id, { name: 'Margriet' })
  const token = await resetLink(member.email)

  const differing = await reset(token, NEW, `${NEW} `)
  const common = await reset(token, 'Password123')
  const own = await reset(token, 'margriet1987')
  const short = await reset(token, '1234567')
  const done = await reset(token)

  expect([differing.error, common.error, own.error]).toMatchObject([
    { code: 'PASSWORDS_DIFFER', params: { field: 'password_repeat' } },
    { code: 'PASSWORD_TOO_COMMON', params: { field: 'password' } },
    { code: 'PASSWORD_TOO_COMMON', params: { field: 'password' } },
  ])
  expect(short.error).toMatchObject({ code: 'INVALID_INPUT', params: { field: 'password' } })
  expect(done.outcome).toBe(200)
})

test('a reset lifts the lock on the address [AUT-4] [A6]', async () => {
  const { email } = await makeMember(db, site.id)
  const browser = caller(strict)
  for (let tried = 0; tried < 10; tried += 1)
    await caller(strict, { 'x-forwarded-for': `10.0.0.${tried}` }).call(logIn, {
      email,
      password: 'wrong',
    })
  const locked = await browser.call(logIn, { email, password: PASSWORD })

  await reset(await resetLink(email))
  const free = await browser.call(logIn, { email, password: NEW })

  expect([locked.outcome, free.outcome]).toEqual(['ACCOUNT_LOCKED', 200])
})

test('where accounts are open an unknown address is told so; a closed account is unknown [AUT-5]', async () => {
  const deleted = await makeMember(db, site.id, { status: 'deleted' })

  const unknown = await caller(app).call(contract.requestReset, { email: 'who@example.com' })
  const closed = await caller(app).call(contract.requestReset, { email: deleted.email })

  expect([unknown.outcome, closed.outcome]).toEqual(['EMAIL_NOT_FOUND', 'EMAIL_NOT_FOUND'])
})

test('where accounts are private the answer is always the same and the mailbox is told once a day [A4]', async () => {
  const host = { host: privateSite.domain }
  const member = await makeMember(db, privateSite.id)
  const ask = (email: string) => caller(strict, host).call(contract.requestReset, { email })
  later(24 * 60 * MINUTE)

  const known = await ask(member.email)
  const unknown = await ask('nobody-here@example.com')
  const again = await ask('nobody-here@example.com')

  expect([known.outcome, unknown.outcome, again.outcome]).toEqual([200, 200, 200])
  expect(unknown.body).toEqual(known.body)
  expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers))
  expect(await mailsTo(db, 'nobody-here@example.com')).toEqual([{ name: 'no_account' }])
})

test('a network gets six reset mails a day for an address, known or not, and says so [AUT-5] [A10]', async () => {
  const { email } = await makeMember(db, site.id)
  later(24 * 60 * MINUTE)
  const outcomes = async (address: string) => {
    const all: unknown[] = []
    for (let asked = 0; asked < 7; asked += 1) {
      later(61 * MINUTE)
      all.push((await caller(strict).call(contract.requestReset, { email: address })).outcome)
    }
    return all
  }

  const known = await outcomes(email)
  later(24 * 60 * MINUTE)
  const unknown = await outcomes('never@example.com')

  expect(known).toEqual([...Array<number>(6).fill(200), 'RESET_LIMIT'])
  expect(unknown).toEqual([...Array<string>(6).fill('EMAIL_NOT_FOUND'), 'RESET_LIMIT'])
})

test('a network asks for three resets a minute and six an hour, at once too [A10]', async () => {
  later(24 * 60 * MINUTE)
  const ask = async (index: number) =>
    (await caller(strict).call(contract.requestReset, { email: `n${index}@example.com` })).outcome
  const asked = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(index)))
  later(MINUTE)
  const more = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(100 + index)))

  for (const outcomes of [asked, more]) {
    expect(outcomes.filter((outcome) => outcome === 'EMAIL_NOT_FOUND')).toHaveLength(3)
    expect(outcomes.filter((outcome) => outcome === 'RATE_LIMITED')).toHaveLength(17)
  }
  later(MINUTE)
  expect(await ask(200)).toBe('RATE_LIMITED')
})

test('a password change needs the old one, and logs out the other devices only [AUT-7] [A7] [A2]', async () => {
  const { member, browser } = await loggedIn()
  const other = caller(app)
  await other.call(logIn, { email: member.email, password: PASSWORD })
  const before = browser.cookies.get('session')
  const request = { password: NEW, password_repeat: NEW }

  const wrong = await browser.call(contract.changePassword, { ...request, old_password: 'wrong' })
  const done = await browser.call(contract.changePassword, { ...request, old_password: PASSWORD })
  const here = await browser.call(getUser, {})
  const there = await other.call(getUser, {})

  expect([wrong.outcome, done.outcome]).toEqual(['PASSWORD_WRONG', 200])
  expect(here.body.user).not.toBeNull()
  expect(there.body.user).toBeNull()
  expect(browser.cookies.get('session')).not.toBe(before)
})

test('giving the password again renews the token: whoever shares the old one is a visitor [A2] [A8]', async () => {
  const { browser } = await loggedIn()
  const thief = caller(app)
  thief.cookies.set('session', browser.cookies.get('session')!)

  const { outcome } = await browser.call(contract.confirmPassword, { password: PASSWORD })
  const [here, there] = [await browser.call(getUser, {}), await thief.call(getUser, {})]

  expect([outcome, here.body.user === null, there.body.user]).toEqual([200, false, null])
})

test('the old password can be guessed ten times, at once too [A6] [A8]', async () => {
  const member = await makeMember(db, site.id)
  const browser = caller(strict)
  await browser.call(logIn, { email: member.email, password: PASSWORD })

  const guesses = await Promise.all(
    Array.from({ length: 40 }, () => browser.call(contract.confirmPassword, { password: 'wrong' })),
  )

  const looked = guesses.filter(({ outcome }) => outcome === 'PASSWORD_WRONG')
  expect(looked.length).toBeLessThanOrEqual(10)
  expect(guesses.some(({ outcome }) => outcome === 'ACCOUNT_LOCKED')).toBe(true)
})

test('a link tells whether it still works, and is not used up by that [AUT-5]', async () => {
  const { email } = await makeMember(db, site.id)
  const token = await resetLink(email)
  const check = async () => (await caller(app).call(contract.checkResetLink, { token })).outcome

  const before = [await check(), await check()]
  await reset(token)

  expect([before, await check()]).toEqual([[200, 200], 'LINK_INVALID'])
})

test('a link of one site is nothing on another [SITE-2] [A5]', async () => {
  const { email } = await makeMember(db, site.id)
  const token = await resetLink(email)

  const elsewhere = await caller(app, { host: privateSite.domain }).call(contract.resetPassword, {
    token,
    password: NEW,
    password_repeat: NEW,
  })

  expect(elsewhere.outcome).toBe('LINK_INVALID')
})

test('a reset lifts the lock in the browser that was known, too [AUT-4] [A6]', async () => {
  const { email } = await makeMember(db, site.id)
  const browser = caller(strict)
  await browser.call(logIn, { email, password: PASSWORD })
  later(6 * MINUTE)
  for (let tried = 0; tried < 10; tried += 1)
    await browser.call(logIn, { email, password: 'wrong' })
  const locked = await browser.call(logIn, { email, password: PASSWORD })

  await reset(await resetLink(email))
  later(6 * MINUTE)
  const free = await browser.call(logIn, { email, password: NEW })

  expect([locked.outcome, free.outcome]).toEqual(['ACCOUNT_LOCKED', 200])
})

test('after very many resets in an hour a site tells strangers no more who is a member, and members still get their link [A4] [A10]', async () => {
  const host = { host: asked.domain }
  const member = await makeMember(db, asked.id)
  const ask = async (email: string) =>
    (await caller(strict, host).call(contract.requestReset, { email })).outcome
  later(60 * MINUTE)
  const before = await ask('who@example.com')
  await db.deleteFrom('limit_counter').execute()
  await useUp(db, { limit: 'reset_in_all', who: asked.id, now: time.now })

  const outcomes = [await ask('somebody@example.com'), await ask(member.email)]

  expect([before, ...outcomes]).toEqual(['EMAIL_NOT_FOUND', 200, 200])
  expect(await mailsTo(db, member.email)).toMatchObject([{ name: 'reset' }])
})
