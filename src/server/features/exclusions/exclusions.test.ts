import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { requestMailChange, changeMail } from '#contract/account.ts'
import * as contract from '#contract/exclusions.ts'
import * as signup from '#contract/signup.ts'
import { exclusionTokens } from '#server/features/mail/mail.ts'
import { sweep } from '#server/sweep.ts'
import { readConfig } from '#server/kernel/config.ts'
import { newToken, sha256 } from '#server/kernel/secrets.ts'
import { aPerson } from '#test/a-person.ts'
import { TEST_SECRET, testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { quietTime } from '#test/quiet-time.ts'
import { mailsTo, tokenFor } from '#test/waiting-mails.ts'

const DAY = 24 * 60 * 60 * 1000
const NOW = new Date('2026-03-01T12:00:00Z')

const { db } = await freshDatabase()
const site = await makeSite(db)
const privately = await makeSite(db, { settings: '{"account_privacy":"private"}' })
const time = { now: NOW }
const app = await testApp(db, { clock: () => time.now })
const strict = await testApp(db, {
  clock: () => NOW,
  config: { ...readConfig({ NODE_ENV: 'test' }), LIMIT_FACTOR: 1 },
})
const hidden = { host: privately.domain }

function newAddress(): string {
  return `${randomUUID()}@Example.com`
}

/** Asks for an address to be excluded, and gives the secrets that its mailbox gets. */
async function asked(email: string, headers = {}) {
  await caller(app, headers).call(contract.requestExclusion, { email, language: 'nl' })
  const mail = (await mailsTo(db, email)).findLast(({ name }) => name === 'exclusion')
  if (mail?.name !== 'exclusion') throw new Error('nothing was mailed')
  return exclusionTokens(TEST_SECRET, mail.exclusion_id)
}

const confirm = (token: string, headers = {}) =>
  caller(app, headers).call(contract.confirmExclusion, { token })
const lift = (token: string) => caller(app).call(contract.liftExclusion, { token })
const signUp = (email: string, headers = {}) =>
  caller(app, headers).call(signup.signUp, aPerson({ email }))

async function excluded(email: string, headers = {}) {
  const tokens = await asked(email, headers)
  await confirm(tokens.confirm, headers)
  return tokens
}

async function membersWith(email: string) {
  const rows = await db.selectFrom('member').select('id').where('email', '=', email).execute()
  return rows.length
}

test('an address counts as excluded once its link is confirmed, however it is written [INF-1]', async () => {
  const email = newAddress()
  const { confirm: token } = await asked(email)
  const before = await caller(app).call(signup.checkEmail, { email })

  const confirmed = await confirm(token)

  const refused = await signUp(email.toUpperCase())
  const checked = await caller(app).call(signup.checkEmail, { email: email.toLowerCase() })
  expect([before.outcome, confirmed.outcome]).toEqual([200, 200])
  expect([refused.outcome, refused.error?.params]).toEqual(['ADDRESS_EXCLUDED', { field: 'email' }])
  expect(checked.outcome).toBe('ADDRESS_EXCLUDED')
})

test('the address itself is stored nowhere: only a hash that needs the key [INF-1]', async () => {
  const email = newAddress()
  await excluded(email)
  await db.deleteFrom('job').execute()

  const rows = await db.selectFrom('email_exclusion').selectAll().execute()

  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows).toLowerCase()).not.toContain(email.split('@')[0]!.toLowerCase())
})

test('a link excludes once, of ten at the same moment too, and only for seven days and on its site [INF-1]', async () => {
  const { confirm: token } = await asked(newAddress())
  const late = await asked(newAddress())

  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)))
  const elsewhere = await confirm(late.confirm, hidden)
  time.now = new Date(NOW.getTime() + 7 * DAY)
  const tooLate = await confirm(late.confirm)
  await sweep(db, time.now)
  time.now = NOW

  const outcomes = answers.map(({ outcome }) => String(outcome)).toSorted()
  expect(outcomes).toEqual(['200', ...Array<string>(9).fill('LINK_INVALID')])
  expect([elsewhere.outcome, tooLate.outcome]).toEqual(['LINK_INVALID', 'LINK_INVALID'])
  expect((await confirm(late.confirm)).outcome).toBe('LINK_INVALID')
})

test('the other link lifts it at any time, once, with every link that would exclude it again [INF-1]', async () => {
  const email = newAddress()
  const { lift: token } = await excluded(email)
  const second = await asked(email)
  time.now = new Date(NOW.getTime() + 400 * DAY)
  await sweep(db, new Date(NOW.getTime() + DAY))

  const lifted = await Promise.all([lift(token), lift(token)])
  time.now = NOW

  expect(lifted.map(({ outcome }) => String(outcome)).toSorted()).toEqual(['200', 'LINK_INVALID'])
  expect((await confirm(second.confirm)).outcome).toBe('LINK_INVALID')
  expect((await signUp(email)).outcome).toBe(200)
})

test('an excluded address stays excluded when what has expired is swept away [INF-1]', async () => {
  const email = newAddress()
  await excluded(email)

  await sweep(db, new Date(NOW.getTime() + 400 * DAY))

  expect((await signUp(email)).outcome).toBe('ADDRESS_EXCLUDED')
})

test('where accounts are private an excluded address is answered as any other, and nobody joins or is mailed [INF-1] [SGN-9]', async () => {
  const email = newAddress()
  await excluded(email, hidden)
  await db.deleteFrom('job').execute()

  const other = await signUp(newAddress(), hidden)
  const refused = await signUp(email, hidden)

  expect([refused.outcome, refused.body]).toEqual([other.outcome, other.body])
  expect(await membersWith(email)).toBe(0)
  expect(await mailsTo(db, email)).toEqual([])
})

test('asking takes the same time and answer with an account and without, and mails both the same [INF-1] [A3]', async () => {
  const member = await makeMember(db, site.id)
  const addresses = [member.email, newAddress()]

  const told = []
  for (const email of addresses) {
    const answering = caller(app).call(contract.requestExclusion, { email, language: 'nl' })
    const first = await Promise.race([quietTime(290), answering])
    const { body } = await answering
    told.push({ body, wasQuiet: first === undefined, mails: await mailsTo(db, email) })
  }

  expect(told.map(({ body }) => body)).toEqual([{}, {}])
  expect(told.map(({ wasQuiet }) => wasQuiet)).toEqual([true, true])
  expect(told.flatMap(({ mails }) => mails.map(({ name }) => name))).toEqual([
    'exclusion',
    'exclusion',
  ])
})

test('a member with an excluded address stays, and nobody can move an account there [INF-1]', async () => {
  const member = await makeMember(db, site.id)
  await excluded(member.email)
  const mover = await loggedIn(app, (await makeMember(db, site.id)).id)
  const email = newAddress()
  await mover.call(requestMailChange, { email })
  const token = await tokenFor(db, email, 'mail_change_confirm')
  await excluded(email)

  const opened = await caller(app).call(changeMail, { token })
  const again = await mover.call(requestMailChange, { email })

  expect(await membersWith(member.email)).toBe(1)
  expect([opened.outcome, again.outcome]).toEqual(['ADDRESS_EXCLUDED', 'ADDRESS_EXCLUDED'])
})

test('where accounts are private a change to an excluded address looks as if it went out [INF-1]', async () => {
  const email = newAddress()
  await excluded(email, hidden)
  await db.deleteFrom('job').execute()
  const member = await makeMember(db, privately.id)
  const { cookies } = await loggedIn(app, member.id)
  const mover = caller(app, hidden)
  mover.cookies.set('session', cookies.get('session')!)

  const { outcome } = await mover.call(requestMailChange, { email })

  expect(outcome).toBe(200)
  expect(await mailsTo(db, email)).toEqual([])
})

test('a partner can neither begin nor finish a signup with an excluded address [INF-1]', async () => {
  const [key, email, begun] = [newToken(), newAddress(), newAddress()]
  await db
    .insertInto('partner')
    .values({ site_id: site.id, name: key, key_hash: sha256(key), created_at: NOW })
    .execute()
  const partner = caller(app)
  const { body } = await partner.call(signup.partnerSignUp, { key, email: begun })
  await excluded(email)
  await excluded(begun)
  const token = new URL(body.link).searchParams.get('token')!
  const { client_id: _, email: __, ...person } = aPerson()

  const refused = await partner.call(signup.partnerSignUp, { key, email })
  const finished = await caller(app).call(signup.completeSignup, { token, ...person })

  expect([refused.outcome, finished.outcome]).toEqual(['ADDRESS_EXCLUDED', 'ADDRESS_EXCLUDED'])
  expect(await membersWith(begun)).toBe(0)
})

test('whoever waits to be confirmed cannot correct their address to an excluded one [INF-1]', async () => {
  const email = newAddress()
  await excluded(email)
  const waiting = await makeMember(db, site.id, { status: 'not_confirmed' })
  const { call } = await loggedIn(app, waiting.id)

  expect((await call(signup.resendActivation, { email })).outcome).toBe('ADDRESS_EXCLUDED')
})

test('an address is mailed three times a day, and a network asks ten times an hour [INF-1]', async () => {
  const email = newAddress()
  await db.deleteFrom('limit_counter').execute()
  const ask = (address: string) =>
    caller(strict).call(contract.requestExclusion, { email: address, language: 'nl' })

  const toOne = await Promise.all(Array.from({ length: 4 }, () => ask(email)))
  const toMany = await Promise.all(Array.from({ length: 7 }, () => ask(newAddress())))

  const outcomes = (told: typeof toOne) => told.map(({ outcome }) => String(outcome)).toSorted()
  expect(outcomes(toOne)).toEqual(['200', '200', '200', 'MAIL_LIMIT'])
  expect(outcomes(toMany)).toEqual([...Array<string>(6).fill('200'), 'RATE_LIMITED'])
  expect(await mailsTo(db, email)).toHaveLength(3)
})
