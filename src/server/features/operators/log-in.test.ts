import { expect, test } from 'vitest'
import * as contract from '#contract/office/account.ts'
import { listPeople } from '#contract/office/people.ts'
import { getUser } from '#contract/user.ts'
import { readConfig } from '#server/kernel/config.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { cookieOf, makeMember, makeSite, PASSWORD } from '#test/make.ts'
import { makeOperator, OFFICE, officeCaller } from '#test/office.ts'
import { recoveryHashes } from './codes.ts'
import { TEST_SECRET } from '#test/app.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const MINUTE = 60 * 1000
const time = { now: new Date('2026-03-01T12:00:00Z') }
const config = { ...readConfig({ NODE_ENV: 'test' }), LIMIT_FACTOR: 1_000_000 }
const app = await testApp(db, { clock: () => time.now, config })
const later = (ms: number) => void (time.now = new Date(time.now.getTime() + ms))
const aBrowser = () => caller(app, { host: OFFICE })
const isIn = async (browser: ReturnType<typeof aBrowser>) =>
  (await browser.call(contract.getMe, {})).body.operator !== null

test('a password alone opens nothing, with the code of the app it does [OFF-1]', async () => {
  const { email, codeAt } = await anOperator()
  const browser = aBrowser()
  const wrong = codeAt(new Date(0))

  const without = await browser.call(contract.logIn, { email, password: PASSWORD } as never)
  const with_wrong = await browser.call(contract.logIn, { email, password: PASSWORD, code: wrong })
  const with_right = await browser.call(contract.logIn, aLogin({ email, codeAt }))

  expect([without.outcome, with_wrong.outcome, with_right.outcome]).toEqual([
    'INVALID_INPUT',
    'LOGIN_FAILED',
    200,
  ])
  expect(await isIn(browser)).toBe(true)
})

test('an unknown address, a wrong password and a wrong code get the same answer [OFF-1]', async () => {
  const { email, codeAt } = await anOperator()
  const code = codeAt(time.now)
  const given = [
    { email: 'nobody@vonk.example', password: PASSWORD, code },
    { email, password: 'not the password', code },
    { email, password: PASSWORD, code: codeAt(new Date(0)) },
    { email, recovery_code: 'aaaa-aaaa-aaaa-aaaa' },
    { email, password: PASSWORD, recovery_code: 'aaaa-aaaa-aaaa-aaaa' },
  ]

  const told = await Promise.all(given.map((words) => aBrowser().call(contract.logIn, words)))

  expect(new Set(told.map(({ outcome }) => outcome))).toEqual(new Set(['LOGIN_FAILED']))
  expect(new Set(told.map(({ error }) => JSON.stringify(error)))).toHaveLength(1)
})

test('a code opens once, however many bring it at the same moment [OFF-1]', async () => {
  const { email, codeAt } = await anOperator()
  const browsers = Array.from({ length: 4 }, aBrowser)

  const told = await Promise.all(
    browsers.map((browser) => browser.call(contract.logIn, aLogin({ email, codeAt }))),
  )

  expect(told.filter(({ outcome }) => outcome === 200)).toHaveLength(1)
})

test('after five wrong tries the sixth waits, the right code too, and owners read of it [OFF-1] [OFF-3]', async () => {
  const { id, email, codeAt } = await anOperator()
  const wrong = { email, password: PASSWORD, code: codeAt(new Date(0)) }
  for (let tries = 0; tries < 5; tries += 1)
    expect((await aBrowser().call(contract.logIn, wrong)).outcome).toBe('LOGIN_FAILED')

  const locked = await aBrowser().call(contract.logIn, aLogin({ email, codeAt }))
  later(15 * MINUTE + 1000)
  const opened = await aBrowser().call(contract.logIn, aLogin({ email, codeAt }))

  const told = await db
    .selectFrom('operator_record')
    .select(['action', 'who'])
    .where('subject_id', '=', id)
    .orderBy('number')
    .execute()
  expect(locked.error).toMatchObject({ code: 'ACCOUNT_LOCKED', params: { minutes: 15 } })
  expect(opened.outcome).toBe(200)
  expect(told).toEqual([
    ...Array.from({ length: 5 }, () => ({ action: 'login_refused', who: 'unknown' })),
    { action: 'logged_in', who: 'Mirte Vos' },
  ])
})

test('many wrong codes at once are looked at five times at most [OFF-1]', async () => {
  const { email, codeAt } = await anOperator()
  const wrong = { email, password: PASSWORD, code: codeAt(new Date(0)) }

  const told = await Promise.all(
    Array.from({ length: 15 }, () => aBrowser().call(contract.logIn, wrong)),
  )

  expect(told.filter(({ outcome }) => outcome === 'LOGIN_FAILED').length).toBeLessThanOrEqual(5)
  expect(told.filter(({ outcome }) => outcome === 200)).toEqual([])
})

test('a recovery code stands in for the app once, with the password [OFF-1]', async () => {
  const { id, email } = await anOperator()
  const code = 'abcd-efgh-ijkl-mnop'
  const [code_hash] = recoveryHashes(TEST_SECRET, id, code)
  await db
    .insertInto('operator_recovery_code')
    .values({ operator_id: id, code_hash: code_hash! })
    .execute()

  const alone = await aBrowser().call(contract.logIn, { email, recovery_code: code })
  const first = await aBrowser().call(contract.logIn, {
    email,
    password: PASSWORD,
    recovery_code: code,
  })
  const again = await aBrowser().call(contract.logIn, {
    email,
    password: PASSWORD,
    recovery_code: code,
  })

  expect([alone, first, again].map(({ outcome }) => outcome)).toEqual([
    'LOGIN_FAILED',
    200,
    'LOGIN_FAILED',
  ])
})

test('a session ends after half an hour without a sign [OFF-1]', async () => {
  const browser = await officeCaller(app, await anOperator(), { now: time.now })
  later(29 * MINUTE)
  const kept = await isIn(browser)
  later(29 * MINUTE)
  const keptAgain = await isIn(browser)
  later(30 * MINUTE + 1000)

  expect([kept, keptAgain, await isIn(browser)]).toEqual([true, true, false])
})

test('a session ends after twelve hours, however busy [OFF-1]', async () => {
  const browser = await officeCaller(app, await anOperator(), { now: time.now })
  const seen: boolean[] = []
  for (let minutes = 0; minutes <= 12 * 60; minutes += 20) {
    seen.push(await isIn(browser))
    later(20 * MINUTE)
  }

  expect(seen.slice(0, 36)).not.toContain(false)
  expect(await isIn(browser)).toBe(false)
})

test('a factor given once more is good for five minutes, and renews the token [OFF-1]', async () => {
  const operator = await anOperator()
  const browser = await officeCaller(app, operator, { now: time.now, isFresh: false })
  const before = browser.cookies.get('office')!
  const isFresh = async () => (await browser.call(contract.getMe, {})).body.operator?.is_fresh

  const wrong = await browser.call(contract.confirmWithCode, { code: operator.codeAt(new Date(0)) })
  const right = await browser.call(contract.confirmWithCode, { code: operator.codeAt(time.now) })

  const thief = aBrowser()
  thief.cookies.set('office', before)
  expect([wrong.outcome, right.outcome]).toEqual(['FACTOR_WRONG', 200])
  expect([await isFresh(), await isIn(thief)]).toEqual([true, false])
  later(5 * MINUTE + 1000)
  expect(await isFresh()).toBe(false)
})

test('a session of one side opens nothing of the other, on either host [OFF-1]', async () => {
  const member = await makeMember(db, site.id)
  const token = (await cookieOf(db, member.id, time.now)).split('=')[1]!
  const operator = await officeCaller(app, await anOperator(), { now: time.now })
  const asMember = caller(app)
  const asOperator = aBrowser()
  for (const name of ['session', 'office']) {
    asMember.cookies.set(name, operator.cookies.get('office')!)
    asOperator.cookies.set(name, token)
  }

  expect((await asMember.call(getUser, {})).body.user).toBeNull()
  expect(await isIn(asOperator)).toBe(false)
  expect((await asOperator.call(listPeople, {})).outcome).toBe('LOGIN_REQUIRED')
})

test('the office is on its own host alone, and no call of a site is there [OFF-1] [SITE-2]', async () => {
  const ask = (host: string, url: string) =>
    app.fastify.inject({ url, headers: { host, 'x-request-type': 'client' } })

  const answers = await Promise.all([
    ask(OFFICE, '/api/office/me'),
    ask(`${OFFICE.toUpperCase()}.:3000`, '/api/office/me'),
    ask('localhost', '/api/office/me'),
    ask(OFFICE, '/api/user.php'),
    ask(OFFICE, '/api/settings.php'),
    ask(`evil.${OFFICE}.example`, '/api/office/me'),
  ])

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404, 404, 404, 421])
  expect(answers[0]?.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-frame-options': 'DENY',
  })
})

test('without a host there is no office at all [OFF-1]', async () => {
  const without = await testApp(db, { config: { ...config, office: null } })

  const answer = await without.fastify.inject({ url: '/api/office/me', headers: { host: OFFICE } })

  expect(answer.statusCode).toBe(404)
})

test('one press logs in to a demo world, from this machine and never in production [OFF-1]', async () => {
  const { id } = await anOperator()
  await db
    .updateTable('operator')
    .set({ email: 'owner@office.demo.vonk.example' })
    .where('id', '=', id)
    .execute()
  const demoLogins = { password: '', emails: { free: '', premium: '', new: '' } }
  const demo = await testApp(db, { config, demoLogins, clock: () => time.now })
  const production = await testApp(db, {
    config: { ...config, isProduction: true },
    demoLogins,
    clock: () => time.now,
  })
  const press = (to: typeof demo, remoteAddress: string) =>
    to.fastify.inject({
      method: 'POST',
      url: '/api/office/demo-login',
      remoteAddress,
      headers: { host: OFFICE, 'x-request-type': 'client' },
      payload: { role: 'owner' },
    })

  const told = [
    await press(demo, '127.0.0.1'),
    await press(demo, '192.0.2.7'),
    await press(production, '127.0.0.1'),
    await press(app, '127.0.0.1'),
  ]

  expect(told.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 404])
})

const anOperator = () => makeOperator(db, { now: time.now })

function aLogin({ email, codeAt }: { email: string; codeAt: (at: Date) => string }) {
  return { email, password: PASSWORD, code: codeAt(time.now) }
}
