import { expect, test } from 'vitest'
import * as account from '#contract/account.ts'
import * as contract from '#contract/passkeys.ts'
import { LIMITS } from '#server/http/limiter.ts'
import { readConfig } from '#server/kernel/config.ts'
import { openLog } from '#server/kernel/log.ts'
import { sweep } from '#server/sweep.ts'
import { TEST_SECRET, testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { authenticator } from '#test/fakes/authenticator.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite, PASSWORD } from '#test/make.ts'
import { endMembership } from '#test/make-decision.ts'
import { isMember, passkeySteps } from '#test/passkey-steps.ts'
import { tokenFor } from '#test/waiting-mails.ts'
import { emailKey } from './log-in.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const otherSite = await makeSite(db, { domain: 'other.example' })
const MINUTE = 60 * 1000
const time = { now: new Date('2026-03-01T12:00:00Z') }
const lines: string[] = []
const log = openLog('info', { write: (line) => void lines.push(line) })
const app = await testApp(db, { clock: () => time.now, log })
const { aMember, addTo, askedOf, logIn, stepUp } = passkeySteps(app, site.id)
const NEW = 'a rather new pass phrase'

test('a passkey opens its own site alone, even where the key is the same [AUT-9] [SITE-2]', async () => {
  const { device } = await aMember()
  const there = caller(app, { host: otherSite.domain })
  const elsewhere = device.sign(await askedOf(there), { origin: 'http://other.example' })
  const { options } = (await there.call(contract.beginPasskeyLogin, {})).body

  const told = [
    await there.call(contract.logInWithPasskey, elsewhere),
    await caller(app).call(contract.logInWithPasskey, device.sign(options)),
  ]

  expect(options.rpId).toBe('other.example')
  expect(told.map(({ outcome }) => outcome)).toEqual(['PASSKEY_REFUSED', 'PASSKEY_REFUSED'])
})

test('behind a proxy that ends https a passkey is of the https address [AUT-9]', async () => {
  const config = {
    ...readConfig({ NODE_ENV: 'test', TRUSTED_PROXIES: '127.0.0.1' }),
    TEST_LIMIT_FACTOR: 1000,
  }
  const proxied = await testApp(db, { config, clock: () => time.now })
  const headers = { 'x-forwarded-proto': 'https', host: 'other.example' }
  const member = await makeMember(db, otherSite.id)
  const session = await loggedIn(proxied, member.id, { now: time.now })
  const browser = caller(proxied, headers)
  browser.cookies.set('__Host-session', session.cookies.get('session')!)
  const device = authenticator({ origin: 'https://other.example' })
  await addTo(browser, device)
  const plain = { origin: 'http://other.example' }

  const told = [
    await logIn(device, {}, caller(proxied, headers)),
    await logIn(device, plain, caller(proxied, headers)),
  ]

  expect(told.map(({ outcome }) => outcome)).toEqual([200, 'PASSKEY_REFUSED'])
})

test('a passkey that was removed logs in no more, and confirms nothing [AUT-9]', async () => {
  const { browser, device, passkeyId } = await aMember()
  const { options } = (await browser.call(contract.beginPasskeyConfirmation, {})).body
  await browser.call(contract.removePasskey, { id: passkeyId })

  const login = await logIn(device)
  const confirmed = await browser.call(contract.confirmWithPasskey, device.sign(options))
  const begun = await browser.call(contract.beginPasskeyConfirmation, {})

  expect([login.outcome, confirmed.outcome, begun.outcome]).toEqual([
    'PASSKEY_REFUSED',
    'PASSKEY_REFUSED',
    'NOT_FOUND',
  ])
})

test.each([
  ['deleted', 'ACCOUNT_DELETED'],
  ['banned', 'ACCOUNT_BANNED'],
] as const)(
  'who is %s hears it as with a password, after proving it is them [AUT-9] [AUT-3]',
  async (status, code) => {
    const { member, device } = await aMember()
    await endMembership(db, { memberId: member.id, how: status, now: time.now })

    const [proved, not] = [await logIn(device), await logIn(device, { isVerified: false })]

    expect([proved.outcome, not.outcome]).toEqual([code, 'PASSKEY_REFUSED'])
  },
)

test('a lock on the address after wrong passwords is none for passkeys [AUT-9] [A6]', async () => {
  const { member, device } = await aMember()
  await db
    .insertInto('login_lock')
    .values({
      key: emailKey(TEST_SECRET, site.id, member.email),
      failures: 99,
      window_ends_at: time.now,
      locked_until: new Date(time.now.getTime() + MINUTE),
    })
    .execute()

  expect((await logIn(device)).outcome).toBe(200)
})

test('in place of the password a passkey renews the token of the session, and only one of the member’s own does [AUT-9] [A8]', async () => {
  const { browser, device } = await aMember()
  const { device: others } = await aMember()
  time.now = new Date(time.now.getTime() + 11 * MINUTE)
  const before = browser.cookies.get('session')!
  const delicate = () => browser.call(contract.beginPasskey, {})
  const asked = await delicate()
  const { options } = (await browser.call(contract.beginPasskeyConfirmation, {})).body
  const foreign = await browser.call(
    contract.confirmWithPasskey,
    others.sign({ ...options, allowCredentials: [] }),
  )

  const confirmed = await stepUp(browser, device)

  expect([asked, foreign, confirmed].map(({ outcome }) => outcome)).toEqual([
    'PASSWORD_REQUIRED',
    'PASSKEY_REFUSED',
    200,
  ])
  expect((await delicate()).outcome).toBe(200)
  expect(browser.cookies.get('session')).not.toBe(before)
  const thief = caller(app)
  thief.cookies.set('session', before)
  expect(await isMember(thief)).toBe(false)
})

test('a reset ends every passkey, however old, and so does undoing a change of password or address [AUT-9] [A5] [ACC-10]', async () => {
  const [reset, password, address] = [await aMember(), await aMember(), await aMember()]
  const stranger = caller(app)
  await stranger.call(account.requestReset, { email: reset.member.email })
  await password.browser.call(account.changePassword, {
    old_password: PASSWORD,
    password: NEW,
    password_repeat: NEW,
  })
  const kept = await logIn(password.device)
  const wish = `new-${address.member.email}`
  await address.browser.call(account.requestMailChange, { email: wish })
  const change = { token: await tokenFor(db, wish, 'mail_change_confirm') }
  await stranger.call(account.changeMail, change)

  await stranger.call(account.resetPassword, {
    token: await tokenFor(db, reset.member.email, 'reset'),
    password: NEW,
    password_repeat: NEW,
  })
  for (const [{ email }, mail] of [
    [password.member, 'password_changed'],
    [address.member, 'email_changed'],
  ] as const)
    await stranger.call(account.undoChange, { token: await tokenFor(db, email, mail) })

  // A new password that was chosen with the old one leaves them: they stand beside it in the settings.
  expect(kept.outcome).toBe(200)
  for (const { device } of [reset, password, address])
    expect((await logIn(device)).outcome).toBe('PASSKEY_REFUSED')
})

test('a login with a passkey that began before a reset opens no session after it [AUT-9] [A7]', async () => {
  const { member, device } = await aMember({}, { counts: false })
  await caller(app).call(account.requestReset, { email: member.email })
  const token = await tokenFor(db, member.email, 'reset')
  const attempts = await Promise.all(
    Array.from({ length: 6 }, async () => device.sign(await askedOf(caller(app)))),
  )
  const browsers = attempts.map((proof) => ({ proof, browser: caller(app) }))

  await Promise.all([
    ...browsers.map(({ browser, proof }) => browser.call(contract.logInWithPasskey, proof)),
    caller(app).call(account.resetPassword, { token, password: NEW, password_repeat: NEW }),
  ])

  const members = await Promise.all(browsers.map(({ browser }) => isMember(browser)))
  expect(members).toEqual(Array(6).fill(false))
})

test('logins and confirmations with passkeys are noted with their outcome [W6]', async () => {
  const { browser, device } = await aMember()
  lines.length = 0
  await logIn(device)
  await logIn(device, { origin: 'https://evil.example' })
  await stepUp(browser, device)

  const noted = lines
    .map((line) => JSON.parse(line) as Record<'msg' | 'event' | 'outcome' | 'member', string>)
    .filter(({ msg }) => msg === 'security')

  expect(noted.map(({ event, outcome }) => `${event} ${outcome}`)).toEqual([
    'identified ok',
    'passkey_login ok',
    'passkey_login PASSKEY_REFUSED',
    'passkey_step_up ok',
  ])
  expect(new Set(noted.flatMap(({ member }) => member ?? [])).size).toBe(1)
})

test('a network asks for so many challenges and logs in so often, and no more [AUT-9] [A10]', async () => {
  const limited = await testApp(db, {
    config: readConfig({ NODE_ENV: 'test' }),
    clock: () => time.now,
  })
  const browser = caller(limited)
  const begun = []
  for (let asked = 0; asked <= LIMITS.passkey_by_address.max; asked += 1)
    begun.push((await browser.call(contract.beginPasskeyLogin, {})).outcome)

  expect(begun.filter((outcome) => outcome === 200)).toHaveLength(LIMITS.passkey_by_address.max)
  expect(begun.at(-1)).toBe('RATE_LIMITED')
})

test('challenges that nobody signed in time are forgotten [AUT-9]', async () => {
  await askedOf(caller(app))
  const kept = () => db.selectFrom('passkey_challenge').select('challenge').execute()
  expect((await kept()).length).toBeGreaterThan(0)

  await sweep(db, new Date(time.now.getTime() + 60 * MINUTE))

  expect(await kept()).toEqual([])
})
