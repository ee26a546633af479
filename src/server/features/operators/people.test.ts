import { expect, test } from 'vitest'
import * as contract from '#contract/office/account.ts'
import * as people from '#contract/office/people.ts'
import { isAllowed, PERMISSIONS } from '#contract/office/roles.ts'
import { exportRecord, readRecord } from '#contract/office/record.ts'
import { auditRecord } from '#server/features/record/record.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { authenticator } from '#test/fakes/authenticator.ts'
import { makeSite, PASSWORD } from '#test/make.ts'
import { makeInvitation, makeOperator, OFFICE, officeCaller } from '#test/office.ts'
import { codeOf, stepAt } from './codes.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const time = { now: new Date('2026-03-01T12:00:00Z') }
const app = await testApp(db, { clock: () => time.now })
const HOUR = 60 * 60 * 1000
const aBrowser = () => caller(app, { host: OFFICE })
const asOwner = async () => officeCaller(app, await makeOperator(db), { now: time.now })
const me = async (browser: ReturnType<typeof aBrowser>) =>
  (await browser.call(contract.getMe, {})).body.operator

test('who is invited takes the link with an app, has ten recovery codes and can log in [OFF-1]', async () => {
  const owner = await asOwner()
  const email = 'lena@vonk.example'
  const roles = [{ site_id: site.id, role: 'support' as const }]
  const { link } = (await owner.call(people.invite, { email, roles })).body
  const browser = aBrowser()
  const token = link.split('#')[1]!

  const shown = await browser.call(contract.lookAtInvitation, { token })
  const code = await codeFor(token)
  const taken = await browser.call(contract.takeWithApp, { ...aPerson(token), code })

  expect(shown.body).toMatchObject({
    email,
    roles: [{ role: 'support', domain: 'localhost' }],
    name: null,
  })
  expect(taken.body.recovery_codes).toHaveLength(10)
  expect(await me(browser)).toMatchObject({
    email,
    name: 'Lena',
    roles,
    permissions: PERMISSIONS.filter((permission) => isAllowed('support', permission)),
    has_app: true,
  })
  const [recovery = ''] = taken.body.recovery_codes
  const again = await aBrowser().call(contract.logIn, {
    email,
    password: PASSWORD,
    recovery_code: recovery,
  })
  expect(again.outcome).toBe(200)
  expect((await browser.call(people.listPeople, {})).outcome).toBe('PERMISSION_REQUIRED')
})

test('who is invited takes the link with a passkey, which logs in and confirms [OFF-1]', async () => {
  const { token } = await makeInvitation(db, { role: 'owner', now: time.now })
  const device = authenticator({ origin: `http://${OFFICE}` })
  const browser = aBrowser()
  const { options } = (await browser.call(contract.beginInvitedPasskey, { token })).body
  const passkey = device.create(options)
  const taken = await browser.call(contract.takeWithPasskey, {
    token,
    name: 'Kees',
    language: 'nl',
    passkey,
  })

  const other = aBrowser()
  const asked = (await other.call(contract.beginPasskeyLogin, {})).body.options
  const proof = device.sign(asked)
  const login = await other.call(contract.logInWithPasskey, proof)
  const replayed = await aBrowser().call(contract.logInWithPasskey, proof)
  const { options: confirming } = (await other.call(contract.beginConfirmation, {})).body
  const before = other.cookies.get('office')
  const confirmed = await other.call(contract.confirmWithPasskey, device.sign(confirming))

  expect([taken, login, replayed, confirmed].map(({ outcome }) => outcome)).toEqual([
    200,
    200,
    'PASSKEY_REFUSED',
    200,
  ])
  expect(other.cookies.get('office')).not.toBe(before)
  expect(await me(other)).toMatchObject({ name: 'Kees', passkeys: 1, has_app: false })
})

test('a passkey of the office must be made and signed on its own host, with its owner verified [OFF-1]', async () => {
  const { token } = await makeInvitation(db, { now: time.now })
  const device = authenticator({ origin: `http://${OFFICE}` })
  const taking = { token, name: 'Eve', language: 'en' as const }
  const outcomes: unknown[] = []
  for (const faults of [
    { origin: 'http://localhost' },
    { rpId: 'localhost' },
    { isVerified: false },
  ]) {
    const browser = aBrowser()
    const { options } = (await browser.call(contract.beginInvitedPasskey, { token })).body
    const passkey = device.create(options, faults)
    outcomes.push((await browser.call(contract.takeWithPasskey, { ...taking, passkey })).outcome)
  }

  expect(outcomes).toEqual(['PASSKEY_REFUSED', 'PASSKEY_REFUSED', 'PASSKEY_REFUSED'])
})

test('an invitation that many take at once is taken once [OFF-1]', async () => {
  const { token, email } = await makeInvitation(db, { now: time.now })
  const code = await codeFor(token)
  const browsers = Array.from({ length: 6 }, aBrowser)

  const told = await Promise.all(
    browsers.map((browser) => browser.call(contract.takeWithApp, { ...aPerson(token), code })),
  )

  const made = await db.selectFrom('operator').select('id').where('email', '=', email).execute()
  expect(told.filter(({ outcome }) => outcome === 200)).toHaveLength(1)
  expect(told.filter(({ outcome }) => outcome === 'LINK_INVALID')).toHaveLength(5)
  expect(made).toHaveLength(1)
})

test('a link that is over, withdrawn, taken or made up opens nothing [OFF-1]', async () => {
  const owner = await asOwner()
  const [over, withdrawn, taken] = [
    await makeInvitation(db, { now: new Date(time.now.getTime() - 24 * HOUR) }),
    await makeInvitation(db, { now: time.now }),
    await makeInvitation(db, { now: time.now }),
  ]
  await owner.call(people.withdrawInvitation, { invitation_id: withdrawn.id })
  const code = await codeFor(taken.token)
  await aBrowser().call(contract.takeWithApp, { ...aPerson(taken.token), code })
  const tokens = [over.token, withdrawn.token, taken.token, 'x'.repeat(43)]

  const looks = await Promise.all(
    tokens.map((token) => aBrowser().call(contract.lookAtInvitation, { token })),
  )
  const begins = await Promise.all(
    tokens.map((token) => aBrowser().call(contract.beginInvitedPasskey, { token })),
  )
  const takes = await Promise.all(
    tokens.map((token) => aBrowser().call(contract.takeWithApp, { ...aPerson(token), code })),
  )

  const outcomes = [...looks, ...begins, ...takes].map(({ outcome }) => outcome)
  expect(new Set(outcomes)).toEqual(new Set(['LINK_INVALID']))
})

test('somebody who is ended is out with the next call, and never comes back by what they had [OFF-1]', async () => {
  const owner = await asOwner()
  const operator = await makeOperator(db, { role: 'moderator' })
  const browser = await officeCaller(app, operator, { now: time.now })

  await owner.call(people.endOperator, { operator_id: operator.id })

  const login = { email: operator.email, password: PASSWORD, code: operator.codeAt(time.now) }
  expect(await me(browser)).toBeNull()
  expect((await aBrowser().call(contract.logIn, login)).outcome).toBe('LOGIN_FAILED')
  expect((await owner.call(people.endOperator, { operator_id: operator.id })).outcome).toBe(
    'NOT_FOUND',
  )
  const listed = (await owner.call(people.listPeople, {})).body.people
  expect(listed.find(({ id }) => id === operator.id)).toMatchObject({
    name: 'Mirte Vos',
    is_here: false,
  })
})

test('nobody changes or ends their own access [OFF-2]', async () => {
  const operator = await makeOperator(db)
  const browser = await officeCaller(app, operator, { now: time.now })
  const own = { operator_id: operator.id }
  const roles = [{ site_id: null, role: 'auditor' as const }]

  const told = [
    await browser.call(people.setRoles, { ...own, roles }),
    await browser.call(people.endOperator, own),
    await browser.call(people.resetFactors, own),
  ]

  expect(told.map(({ outcome }) => outcome)).toEqual(['OWN_ACCESS', 'OWN_ACCESS', 'OWN_ACCESS'])
})

test('of two owners who end each other at once, one is left [OFF-2]', async () => {
  const own = await freshDatabase()
  await makeSite(own.db)
  const both = [await makeOperator(own.db), await makeOperator(own.db)] as const
  const theirs = await testApp(own.db, { clock: () => time.now })
  const [one, other] = [
    await officeCaller(theirs, both[0], { now: time.now }),
    await officeCaller(theirs, both[1], { now: time.now }),
  ]

  await Promise.all([
    one.call(people.endOperator, { operator_id: both[1].id }),
    other.call(people.endOperator, { operator_id: both[0].id }),
  ])

  const left = own.db.selectFrom('operator').select('id').where('ended_at', 'is', null)
  expect(await left.execute()).toHaveLength(1)
  expect(await auditRecord(own.db)).toMatchObject({ broken: null })
})

test('who runs one site gives no role elsewhere, and does not see who works there [OFF-2]', async () => {
  const other = await makeSite(db)
  const owner = await officeCaller(app, await makeOperator(db, { siteId: site.id }), {
    now: time.now,
  })
  const elsewhere = await makeOperator(db, { role: 'writer', siteId: other.id, name: 'Tim' })
  const mine = await makeOperator(db, { role: 'writer', siteId: site.id, name: 'Ana' })
  const everywhere = await makeOperator(db, { role: 'auditor' })
  const roleOn = (site_id: string | null) => [{ site_id, role: 'owner' as const }]

  const told = [
    await owner.call(people.invite, { email: 'a@vonk.example', roles: roleOn(other.id) }),
    await owner.call(people.invite, { email: 'a@vonk.example', roles: roleOn(null) }),
    await owner.call(people.setRoles, { operator_id: mine.id, roles: roleOn(null) }),
    await owner.call(people.setRoles, { operator_id: everywhere.id, roles: roleOn(site.id) }),
    await owner.call(people.endOperator, { operator_id: everywhere.id }),
    await owner.call(readRecord, { site_id: other.id }),
  ]
  const listed = (await owner.call(people.listPeople, {})).body.people.map(({ id }) => id)

  expect(told.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 6 }, () => 'NOT_FOUND'))
  expect([listed.includes(mine.id), listed.includes(elsewhere.id)]).toEqual([true, false])
})

test('new factors take the place of the old ones, sessions included [OFF-1]', async () => {
  const owner = await asOwner()
  const operator = await makeOperator(db, { role: 'support' })
  const browser = await officeCaller(app, operator, { now: time.now })
  const { link } = (await owner.call(people.resetFactors, { operator_id: operator.id })).body
  const token = link.split('#')[1]!
  const stillIn = await me(browser)

  const code = await codeFor(token)
  const taken = await aBrowser().call(contract.takeWithApp, {
    ...aPerson(token),
    password: 'quite another phrase',
    code,
  })

  const before = { email: operator.email, password: PASSWORD, code: operator.codeAt(time.now) }
  expect(stillIn).not.toBeNull()
  expect(taken.outcome).toBe(200)
  expect(await me(browser)).toBeNull()
  expect((await aBrowser().call(contract.logIn, before)).outcome).toBe('LOGIN_FAILED')
})

test('the record is read by what was done, by whom, on what and when, page by page and as a file [OFF-3]', async () => {
  const operator = await makeOperator(db, { name: '=cmd|"x"' })
  const browser = await officeCaller(app, operator, { now: time.now })
  await browser.call(contract.saveLanguage, { language: 'nl' })
  const rows = async (filter: object) => (await browser.call(readRecord, filter)).body.rows

  const own = await rows({ operator_id: operator.id })
  const page = (await browser.call(readRecord, {})).body
  const next = (await browser.call(readRecord, { before: page.rows[1]!.number })).body
  const file = (await browser.call(exportRecord, { operator_id: operator.id })).body

  expect(own).toEqual([expect.objectContaining({ action: 'language_chosen', who: '=cmd|"x"' })])
  expect(await rows({ operator_id: operator.id, action: 'logged_in' })).toEqual([])
  expect(await rows({ operator_id: operator.id, until: '2026-02-28' })).toEqual([])
  expect(
    await rows({ operator_id: operator.id, from: '2026-03-01', until: '2026-03-01' }),
  ).toHaveLength(2)
  expect(next.rows[0]?.number).toBe(page.rows[1]!.number - 1)
  expect(file.rows).toBe(1)
  expect(file.csv.split('\r\n')[1]).toContain(`,"'=cmd|""x""",office,language_chosen,`)
  expect((await rows({ operator_id: operator.id }))[0]).toMatchObject({ action: 'record_exported' })
})

function aPerson(token: string) {
  return { token, name: 'Lena', language: 'en' as const, password: PASSWORD }
}

/** What the app of whoever was invited shows now. */
async function codeFor(token: string): Promise<string> {
  const { secret } = (await aBrowser().call(contract.beginInvitedApp, { token })).body
  const bits = secret
    .split('')
    .map((letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    )
    .join('')
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  return codeOf(bytes, stepAt(time.now))
}
