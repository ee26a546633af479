import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as account from '#contract/office/account.ts'
import * as contract from '#contract/office/own-account.ts'
import { readRecord } from '#contract/office/record.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { authenticator } from '#test/fakes/authenticator.ts'
import { makeSite, PASSWORD } from '#test/make.ts'
import { makeOperator, OFFICE, officeCaller } from '#test/office.ts'

const { db } = await freshDatabase()
await makeSite(db)
const now = new Date('2026-03-01T12:00:00Z')
const app = await testApp(db, { clock: () => now })
const origin = `http://${OFFICE}`
const aBrowser = () => caller(app, { host: OFFICE })

type Browser = Awaited<ReturnType<typeof officeCaller>>

async function anOperator() {
  const operator = await makeOperator(db)
  return { operator, browser: await officeCaller(app, operator, { now }) }
}

async function add(browser: Browser, name = 'Phone', device = authenticator({ origin })) {
  const { options } = (await browser.call(contract.beginOwnPasskey, {})).body
  const passkey = device.create(options)
  const { outcome } = await browser.call(contract.addOwnPasskey, { name, passkey })
  return { device, outcome }
}

const own = async (browser: Browser) => (await browser.call(contract.getOwnAccount, {})).body

test('an operator adds a passkey, names it, gets in with it and takes it away, each in the record [OFF-1] [OFF-3]', async () => {
  const { operator, browser } = await anOperator()
  const { device, outcome } = await add(browser)
  const [passkey] = (await own(browser)).passkeys
  await browser.call(contract.nameOwnPasskey, { passkey_id: passkey!.id, name: 'Work phone' })
  const other = aBrowser()
  const asked = (await other.call(account.beginPasskeyLogin, {})).body.options
  const login = await other.call(account.logInWithPasskey, device.sign(asked))
  const named = (await own(browser)).passkeys

  const removed = await browser.call(contract.removeOwnPasskey, { passkey_id: passkey!.id })

  const { rows } = (await browser.call(readRecord, { operator_id: operator.id })).body
  expect([outcome, login.outcome, removed.outcome]).toEqual([200, 200, 200])
  expect(named).toEqual([expect.objectContaining({ name: 'Work phone' })])
  expect((await own(browser)).passkeys).toEqual([])
  expect(rows.map(({ action }) => action)).toEqual([
    'passkey_removed',
    'logged_in',
    'passkey_named',
    'passkey_added',
  ])
})

test('what gives or takes a way in asks for a factor of the last minutes [OFF-1]', async () => {
  const operator = await makeOperator(db)
  const browser = await officeCaller(app, operator, { now, isFresh: false })
  const id = randomUUID()

  const told = [
    await browser.call(contract.beginOwnPasskey, {}),
    await browser.call(contract.removeOwnPasskey, { passkey_id: id }),
    await browser.call(contract.renewRecoveryCodes, {}),
  ]

  expect(told.map(({ outcome }) => outcome)).toEqual(
    Array.from({ length: 3 }, () => 'FACTOR_REQUIRED'),
  )
})

test('of two passkeys that are taken away at once one stays, where there is nothing else [OFF-1]', async () => {
  const { operator, browser } = await anOperator()
  await add(browser, 'One')
  await add(browser, 'Other')
  const nothing = { code_secret: null, password_hash: null }
  await db.updateTable('operator').set(nothing).where('id', '=', operator.id).execute()
  const { passkeys } = await own(browser)

  const told = await Promise.all(
    passkeys.map(({ id }) => browser.call(contract.removeOwnPasskey, { passkey_id: id })),
  )

  expect(new Set(told.map(({ outcome }) => outcome))).toEqual(new Set([200, 'LAST_FACTOR']))
  expect((await own(browser)).passkeys).toHaveLength(1)
})

test('a passkey is made in the session that asked for it, once [OFF-1]', async () => {
  const [one, other] = [await anOperator(), await anOperator()]
  const device = authenticator({ origin })
  const { options } = (await one.browser.call(contract.beginOwnPasskey, {})).body
  const passkey = device.create(options)

  const stolen = await other.browser.call(contract.addOwnPasskey, { name: 'Mine now', passkey })
  const first = await one.browser.call(contract.addOwnPasskey, { name: 'Phone', passkey })
  const again = await one.browser.call(contract.addOwnPasskey, { name: 'Phone', passkey })

  expect([stolen, first, again].map(({ outcome }) => outcome)).toEqual([
    'PASSKEY_REFUSED',
    200,
    'PASSKEY_REFUSED',
  ])
  expect((await own(other.browser)).passkeys).toEqual([])
})

test('new recovery codes work, and those before do not [OFF-1]', async () => {
  const { operator, browser } = await anOperator()
  const codesOf = async () =>
    (await browser.call(contract.renewRecoveryCodes, {})).body.recovery_codes
  const [before = ''] = await codesOf()
  const [after = ''] = await codesOf()
  const login = { email: operator.email, password: PASSWORD }

  const told = [
    await aBrowser().call(account.logIn, { ...login, recovery_code: before }),
    await aBrowser().call(account.logIn, { ...login, recovery_code: after }),
  ]

  expect(told.map(({ outcome }) => outcome)).toEqual(['LOGIN_FAILED', 200])
  expect(await own(browser)).toMatchObject({ recovery_codes: 9, has_app: true })
})

test('one ends sessions of one’s own, not the one in use and nobody else’s [OFF-1]', async () => {
  const { operator, browser } = await anOperator()
  const lost = await officeCaller(app, operator, { now })
  const stranger = await anOperator()
  const idIn = async (of: Browser, isThis: boolean) =>
    (await own(of)).sessions.find(({ is_this: here }) => here === isThis)!.id
  const [mine, elsewhere] = [await idIn(browser, true), await idIn(browser, false)]
  const theirs = await idIn(stranger.browser, true)
  const end = async (session_id: string) =>
    (await browser.call(contract.endOwnSession, { session_id })).outcome

  expect([await end(theirs), await end(mine), await end(elsewhere)]).toEqual([
    'NOT_FOUND',
    'NOT_FOUND',
    200,
  ])
  expect((await lost.call(account.getMe, {})).body.operator).toBeNull()
  expect((await stranger.browser.call(account.getMe, {})).body.operator).not.toBeNull()
})
