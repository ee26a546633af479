import { expect, test } from 'vitest'
import * as account from '#contract/account.ts'
import * as contract from '#contract/passkeys.ts'
import type { App } from '#server/http/route.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { authenticator } from '#test/fakes/authenticator.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { mailsTo, tokenFor } from '#test/waiting-mails.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const MINUTE = 60 * 1000
const NOW = new Date('2026-03-01T12:00:00Z')
const time = { now: NOW }
const app = await testApp(db, { clock: () => time.now })

type Browser = ReturnType<typeof caller>
type Device = ReturnType<typeof authenticator>
type Wishes = Parameters<typeof makeMember>[2]

/** A member at a browser, who gave the password a moment ago. */
async function aMember(wishes: Wishes = {}, on: App = app) {
  time.now = NOW
  const member = await makeMember(db, site.id, wishes)
  const userAgent = 'Firefox/140.0 (Android 15)'
  const browser = await loggedIn(on, member.id, { userAgent, now: NOW })
  return { member, browser: withAgent(browser, on, userAgent), device: authenticator() }
}

function withAgent({ cookies }: Browser, on: App, userAgent: string): Browser {
  const browser = caller(on, { 'user-agent': userAgent })
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return browser
}

async function options(browser: Browser) {
  return (await browser.call(contract.beginPasskey, {})).body.options
}

async function add(browser: Browser, device: Device, faults: Parameters<Device['create']>[1] = {}) {
  return browser.call(contract.addPasskey, device.create(await options(browser), faults))
}

async function listed(browser: Browser) {
  return (await browser.call(contract.listPasskeys, {})).body.passkeys
}

test('a passkey is added after the password, named after the browser, renamed and removed, and the member is told by mail [AUT-9]', async () => {
  const { member, browser, device } = await aMember()

  const added = await add(browser, device)
  const { passkey } = added.body
  const renamed = await browser.call(contract.renamePasskey, { id: passkey.id, name: ' Telefoon ' })
  const list = await listed(browser)
  const removed = await browser.call(contract.removePasskey, { id: passkey.id })

  expect([added.outcome, renamed.outcome, removed.outcome]).toEqual([200, 200, 200])
  expect(passkey).toMatchObject({ name: 'Firefox, Android', last_used_at: null })
  expect(list).toEqual([{ ...passkey, name: 'Telefoon' }])
  expect(await listed(browser)).toEqual([])
  expect(await mailsTo(db, member.email)).toEqual([
    { name: 'passkey_added', passkey: 'Firefox, Android', at: NOW.toISOString() },
    { name: 'passkey_removed', passkey: 'Telefoon', at: NOW.toISOString() },
  ])
})

test('a device is told to know its owner and keep the passkey, which it has already, and never an address [AUT-9]', async () => {
  const { member, browser, device } = await aMember({ name: 'Noor' })
  await add(browser, device)

  const asked = await options(browser)

  expect(asked.rp).toEqual({ id: 'localhost', name: 'Vonk' })
  expect(asked.user).toMatchObject({ name: 'Noor', displayName: 'Noor' })
  expect(Buffer.from(asked.user.id, 'base64url')).toHaveLength(32)
  expect(asked.user.id).toBe(device.passkeys[0]!.handle)
  expect(asked.authenticatorSelection).toEqual({
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  })
  expect(asked.excludeCredentials).toEqual([
    {
      id: device.passkeys[0]!.credential,
      type: 'public-key',
      transports: ['hybrid', 'internal'],
    },
  ])
  expect(JSON.stringify(asked)).not.toContain(member.email)
  expect(JSON.stringify(asked)).not.toContain(member.id)
})

test('where the member is discreet the names that a device shows tell nothing [AUT-9] [ACC-9]', async () => {
  const { browser } = await aMember({ is_discreet: true, language: 'de', name: 'Noor' })

  const { rp, user } = await options(browser)

  expect([rp.name, user.name, user.displayName]).toEqual(['Notizen', 'Notizen', 'Notizen'])
})

test('no two members are known by the same name to a device [AUT-9]', async () => {
  const [one, other] = [await aMember(), await aMember()]

  const handles = [(await options(one.browser)).user.id, (await options(other.browser)).user.id]

  expect(new Set(handles).size).toBe(2)
})

test('adding and removing ask for the password again after ten minutes, renaming does not [AUT-9] [A8]', async () => {
  const { browser, device } = await aMember()
  const { passkey } = (await add(browser, device)).body
  const made = device.create(await options(browser))

  time.now = new Date(NOW.getTime() + 10 * MINUTE + 1)
  const told = [
    await browser.call(contract.beginPasskey, {}),
    await browser.call(contract.addPasskey, made),
    await browser.call(contract.removePasskey, { id: passkey.id }),
    await browser.call(contract.renamePasskey, { id: passkey.id, name: 'Telefoon' }),
  ]

  expect(told.map(({ outcome }) => outcome)).toEqual([
    'PASSWORD_REQUIRED',
    'PASSWORD_REQUIRED',
    'PASSWORD_REQUIRED',
    200,
  ])
  expect(await listed(browser)).toHaveLength(1)
})

test('whoever has not confirmed the address adds none: it may be somebody else’s [AUT-9]', async () => {
  const { browser } = await aMember({ status: 'not_confirmed' })

  expect((await browser.call(contract.beginPasskey, {})).outcome).toBe('EMAIL_UNCONFIRMED')
})

test.each([
  ['made on a page of another site', { origin: 'https://evil.example' }],
  ['made on another port of the same host', { origin: 'http://localhost:8080' }],
  ['made for another site', { rpId: 'evil.example' }],
  ['that is a proof and no new passkey', { type: 'webauthn.get' }],
  ['made for a challenge that nobody made', { challenge: 'A'.repeat(43) }],
  ['whose device does not know its owner', { isVerified: false }],
])('a passkey %s is refused, and told nobody [AUT-9] [A9]', async (_, faults) => {
  const { member, browser, device } = await aMember()

  const { outcome } = await add(browser, device, faults)

  expect(outcome).toBe('PASSKEY_REFUSED')
  expect(await listed(browser)).toEqual([])
  expect(await mailsTo(db, member.email)).toEqual([])
})

test('what cannot be read is refused with the field’s name [ERR-3]', async () => {
  const { browser, device } = await aMember()
  const made = device.create(await options(browser))
  const say = (said: string) => Buffer.from(said).toString('base64url')

  for (const client_data of [say('nonsense'), say('null'), say('{"challenge":"a\\u0000"}')]) {
    const { outcome, error } = await browser.call(contract.addPasskey, { ...made, client_data })
    expect([outcome, error?.params]).toEqual(['INVALID_INPUT', { field: 'client_data' }])
  }
  const garbled = await browser.call(contract.addPasskey, { ...made, attestation: say('nonsense') })
  expect(garbled.outcome).toBe('PASSKEY_REFUSED')
})

test('a challenge is good once, for ten minutes, and in the session that it was made for [AUT-9] [A5]', async () => {
  const { browser, device } = await aMember()
  const other = await aMember()
  const made = device.create(await options(browser))
  const stolen = await other.browser.call(contract.addPasskey, made)
  const first = await browser.call(contract.addPasskey, made)
  const again = await browser.call(contract.addPasskey, made)
  const late = device.create(await options(browser))

  time.now = new Date(NOW.getTime() + 10 * MINUTE)
  await db.updateTable('session').set({ confirmed_at: time.now }).execute()
  const over = await browser.call(contract.addPasskey, late)

  expect([stolen, first, again, over].map(({ outcome }) => outcome)).toEqual([
    'PASSKEY_REFUSED',
    200,
    'PASSKEY_REFUSED',
    'PASSKEY_REFUSED',
  ])
})

test('of one challenge brought six times at once one counts [AUT-9]', async () => {
  const { browser, device } = await aMember()
  const made = device.create(await options(browser))

  const told = await Promise.all(
    Array.from({ length: 6 }, () => browser.call(contract.addPasskey, made)),
  )

  expect(told.filter(({ outcome }) => outcome === 200)).toHaveLength(1)
  expect(await listed(browser)).toHaveLength(1)
})

test('a member has ten at most, however many are added at once [AUT-9]', async () => {
  const { browser, device } = await aMember()
  for (let kept = 0; kept < 8; kept += 1) await add(browser, device)
  const made = await Promise.all(
    Array.from({ length: 5 }, async () => device.create(await options(browser))),
  )

  const told = await Promise.all(made.map((each) => browser.call(contract.addPasskey, each)))
  const eleventh = await browser.call(contract.beginPasskey, {})

  const outcomes = told.map(({ outcome }) => String(outcome)).toSorted()
  expect(outcomes).toEqual(['200', '200', 'PASSKEY_LIMIT', 'PASSKEY_LIMIT', 'PASSKEY_LIMIT'])
  expect(await listed(browser)).toHaveLength(10)
  expect(eleventh.outcome).toBe('PASSKEY_LIMIT')
})

test('what one member has cannot be taken by another, nor changed or seen [AUT-9] [P2]', async () => {
  const [one, other] = [await aMember(), await aMember()]
  const { passkey } = (await add(one.browser, one.device)).body
  const { credential } = one.device.passkeys[0]!

  const taken = await add(other.browser, other.device, { credential })
  const renamed = await other.browser.call(contract.renamePasskey, { id: passkey.id, name: 'Mijn' })
  const removed = await other.browser.call(contract.removePasskey, { id: passkey.id })

  expect(taken.outcome).toBe('PASSKEY_REFUSED')
  expect([renamed.outcome, removed.outcome]).toEqual(['NOT_FOUND', 'NOT_FOUND'])
  expect(await listed(other.browser)).toEqual([])
  expect(await listed(one.browser)).toEqual([passkey])
})

test('who was logged out everywhere a moment ago adds nothing any more [AUT-9] [A7]', async () => {
  const { member, browser, device } = await aMember()
  const made = device.create(await options(browser))
  await caller(app).call(account.requestReset, { email: member.email })
  const token = await tokenFor(db, member.email, 'reset')
  const password = 'a rather new pass phrase'

  await Promise.all([
    browser.call(contract.addPasskey, made),
    caller(app).call(account.resetPassword, { token, password, password_repeat: password }),
  ])

  const left = db.selectFrom('passkey').select('id').where('member_id', '=', member.id)
  expect(await left.execute()).toEqual([])
})
