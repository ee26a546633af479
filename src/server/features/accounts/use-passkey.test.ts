import { expect, test } from 'vitest'
import * as contract from '#contract/passkeys.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { isMember, passkeySteps } from '#test/passkey-steps.ts'
import { mailsTo } from '#test/waiting-mails.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const MINUTE = 60 * 1000
const NOW = new Date('2026-03-01T12:00:00Z')
const time = { now: NOW }
const app = await testApp(db, { clock: () => time.now })
const { aMember, askedOf, logIn, stepUp } = passkeySteps(app, site.id)

test('a passkey logs in without an address, on a browser that is known from then on, as often as one likes [AUT-9] [AUT-1]', async () => {
  const { member, device, browser: own } = await aMember()

  const first = await logIn(device)
  const second = await logIn(device, {}, first.browser)

  expect([first.outcome, second.outcome]).toEqual([200, 200])
  expect(first.body.user.profile.name).toBe(member.name)
  expect(await isMember(first.browser)).toBe(true)
  expect(first.browser.cookies.get('session')).toMatch(/^[\w-]{43}$/)
  const mails = (await mailsTo(db, member.email)).map(({ name }) => name)
  expect(mails).toEqual(['passkey_added', 'new_device'])
  const { passkeys } = (await own.call(contract.listPasskeys, {})).body
  expect(passkeys).toMatchObject([{ last_used_at: NOW.toISOString() }])
})

test('a login with a passkey counts as the password for what asks for it [AUT-9] [A8]', async () => {
  const { device, passkeyId } = await aMember()
  const { browser } = await logIn(device)

  expect((await browser.call(contract.removePasskey, { id: passkeyId })).outcome).toBe(200)
})

test('what a browser is asked for tells nothing of anybody [AUT-9] [A4]', async () => {
  await aMember()

  const { challenge, ...rest } = await askedOf(caller(app))

  expect(challenge).toMatch(/^[\w-]{43}$/)
  expect(rest).toEqual({
    rpId: 'localhost',
    timeout: 10 * MINUTE,
    userVerification: 'required',
    allowCredentials: [],
  })
})

test.each([
  ['signed on a page of another site', { origin: 'https://evil.example' }],
  ['signed on another port of the same host', { origin: 'http://localhost:8080' }],
  ['for another site', { rpId: 'evil.example' }],
  ['that is no proof', { type: 'webauthn.create' }],
  ['of a challenge that nobody made', { challenge: 'A'.repeat(43) }],
  ['of a device that does not know its owner', { isVerified: false }],
  ['that names somebody else as its owner', { handle: 'A'.repeat(43) }],
])('a proof %s logs nobody in and confirms nothing [AUT-9] [A9]', async (_, faults) => {
  const { browser: own, device } = await aMember()

  const { outcome, browser } = await logIn(device, faults)
  const confirmed = await stepUp(own, device, faults)

  expect([outcome, confirmed.outcome]).toEqual(['PASSKEY_REFUSED', 'PASSKEY_REFUSED'])
  expect(await isMember(browser)).toBe(false)
})

test('a signature of other bytes, and one of another passkey, are refused [AUT-9]', async () => {
  const { device } = await aMember()
  const { device: others } = await aMember()
  const browser = caller(app)
  const [first, second] = [device.sign(await askedOf(browser)), device.sign(await askedOf(browser))]
  const { signature } = others.sign(await askedOf(browser))

  const told = [
    await browser.call(contract.logInWithPasskey, { ...first, signature: second.signature }),
    await browser.call(contract.logInWithPasskey, { ...second, signature }),
  ]

  expect(told.map(({ outcome }) => outcome)).toEqual(['PASSKEY_REFUSED', 'PASSKEY_REFUSED'])
})

test('a login must say whose passkey it is [AUT-9]', async () => {
  const { device } = await aMember()
  const { user_handle: _, ...nameless } = device.sign(await askedOf(caller(app)))

  const { outcome } = await caller(app).call(contract.logInWithPasskey, nameless)

  expect(outcome).toBe('PASSKEY_REFUSED')
})

test('a challenge logs in once, for ten minutes, and is good for nothing else [AUT-9]', async () => {
  const { browser: own, device } = await aMember()
  const browser = caller(app)
  const proof = device.sign(await askedOf(browser))
  const late = device.sign(await askedOf(browser))
  const { options } = (await own.call(contract.beginPasskeyConfirmation, {})).body
  const told = [
    await own.call(contract.confirmWithPasskey, proof),
    await browser.call(contract.logInWithPasskey, device.sign(options)),
    await browser.call(
      contract.logInWithPasskey,
      device.sign({ ...options, ...(await askedOf(browser)) }),
    ),
    await browser.call(contract.logInWithPasskey, proof),
  ]

  time.now = new Date(NOW.getTime() + 10 * MINUTE)
  told.push(await browser.call(contract.logInWithPasskey, late))
  time.now = NOW

  expect(told.map(({ outcome }) => outcome)).toEqual([
    'PASSKEY_REFUSED',
    'PASSKEY_REFUSED',
    200,
    // Older than what its device counted meanwhile.
    'PASSKEY_REFUSED',
    'PASSKEY_REFUSED',
  ])
})

test('of one proof sent six times at once one logs in [AUT-9]', async () => {
  const { device } = await aMember({}, { counts: false })
  const proof = device.sign(await askedOf(caller(app)))
  const browsers = Array.from({ length: 6 }, () => caller(app))

  const told = await Promise.all(
    browsers.map((browser) => browser.call(contract.logInWithPasskey, proof)),
  )

  expect(told.filter(({ outcome }) => outcome === 200)).toHaveLength(1)
  const members = await Promise.all(browsers.map(isMember))
  expect(members.filter(Boolean)).toHaveLength(1)
})

test('a device whose count goes back, or stands still, is a copy; where it never counts it may log in [AUT-9]', async () => {
  const { device } = await aMember()
  const { device: synced } = await aMember({}, { counts: false })
  await logIn(device)
  const before = device.passkeys[0]!.counter
  const turnBack = (to: number) => void (device.passkeys[0]!.counter = to)

  turnBack(before - 1)
  const still = await logIn(device)
  turnBack(0)
  const back = await logIn(device)
  turnBack(before)
  const on = await logIn(device)
  const told = [await logIn(synced), await logIn(synced)]

  expect([still.outcome, back.outcome, on.outcome]).toEqual([
    'PASSKEY_REFUSED',
    'PASSKEY_REFUSED',
    200,
  ])
  expect(told.map(({ outcome }) => outcome)).toEqual([200, 200])
})

test('of a device and its copy that sign at once one logs in [AUT-9]', async () => {
  const { device } = await aMember()
  const [first, second] = [await askedOf(caller(app)), await askedOf(caller(app))]
  const one = device.sign(first)
  device.passkeys[0]!.counter -= 1
  const copy = device.sign(second)

  const told = await Promise.all(
    [one, copy].map((proof) => caller(app).call(contract.logInWithPasskey, proof)),
  )

  const outcomes = told.map(({ outcome }) => String(outcome)).toSorted()
  expect(outcomes).toEqual(['200', 'PASSKEY_REFUSED'])
})
