import { expect, onTestFinished, test } from 'vitest'
import * as contract from '#contract/user.ts'
import { readConfig } from '#server/kernel/config.ts'
import { CLIENT, testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { listen } from '#test/contract/listen.ts'
import { seenFromOutside } from '#test/contract/seen-from-outside.ts'
import { answerOf, outcomeOf } from '#test/contract/send.ts'
import { freshDatabase } from '#test/database.ts'
import { makeMember, makeSite, PASSWORD } from '#test/make.ts'
import { mailsTo } from '#test/waiting-mails.ts'
import { raceRequests } from '#test/race.ts'
import { isPasswordOf } from './passwords.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const MINUTE = 60 * 1000

/** The application with its true limits and a clock in the test's hand; every login comes from a network of its own. */
async function strictApp(secretKey: string = crypto.randomUUID()) {
  const time = { now: new Date('2026-03-01T12:00:00Z') }
  const config = { ...readConfig({ NODE_ENV: 'test' }), TRUSTED_PROXIES: ['127.0.0.1'] }
  const app = await testApp(db, { config, secretKey, clock: () => time.now })
  const logIn = async (email: string, password: string, ip = randomNetwork()) =>
    answerOf(
      await app.fastify.inject({
        method: 'POST',
        url: '/api/user.php',
        headers: { ...CLIENT, 'x-forwarded-for': ip },
        payload: { email, password },
      }),
    )
  const failTimes = async (count: number, email: string) => {
    for (let failed = 0; failed < count; failed += 1) await logIn(email, 'wrong')
  }
  return { app, time, logIn, failTimes }
}

function randomNetwork(): string {
  return `2001:db8:${Math.floor(Math.random() * 65536).toString(16)}:${Math.floor(Math.random() * 65536).toString(16)}::1`
}

test('the right password logs in, whatever the case of the address and the space around it', async () => {
  const { logIn } = await strictApp()
  const { email } = await makeMember(db, site.id, {
    email: 'Noor.Jansen@Example.com',
    name: 'Noor',
  })

  const answers = [
    await logIn(email, PASSWORD),
    await logIn(email.toUpperCase(), PASSWORD),
    await logIn(` ${email.toLowerCase()}\t`, PASSWORD),
  ]

  for (const answer of answers) {
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.text).user.profile.name).toBe('Noor')
  }
})

test('unknown, wrong, not confirmed, deleted and banned cannot be told apart without the password [A3] [AUT-3]', async () => {
  const { logIn } = await strictApp()
  const active = await makeMember(db, site.id)
  const unconfirmed = await makeMember(db, site.id, { status: 'not_confirmed' })
  const deleted = await makeMember(db, site.id, { status: 'deleted' })
  const banned = await makeMember(db, site.id, { status: 'banned' })
  const elsewhere = await makeMember(db, (await makeSite(db)).id)

  const [first, ...others] = [
    await logIn('nobody@example.com', PASSWORD),
    await logIn(active.email, 'wrong'),
    await logIn(active.email, PASSWORD.toUpperCase()),
    await logIn(active.email, ` ${PASSWORD}`),
    await logIn(unconfirmed.email, 'wrong'),
    await logIn(deleted.email, 'wrong'),
    await logIn(banned.email, 'wrong'),
    await logIn(elsewhere.email, PASSWORD),
  ].map(seenFromOutside)

  expect(first).toMatchObject({ status: 403 })
  expect(JSON.parse(first!.text).error).toEqual({ code: 'LOGIN_FAILED' })
  for (const other of others) expect(other).toEqual(first)
})

test('the right password tells that an account is deleted or banned, and opens no session [A3]', async () => {
  const { logIn } = await strictApp()
  const deleted = await makeMember(db, site.id, { status: 'deleted' })
  const banned = await makeMember(db, site.id, { status: 'banned' })

  const answers = [await logIn(deleted.email, PASSWORD), await logIn(banned.email, PASSWORD)]

  expect(answers.map(outcomeOf)).toEqual(['ACCOUNT_DELETED', 'ACCOUNT_BANNED'])
  for (const { headers } of answers) expect(headers['set-cookie']).toBeUndefined()
})

test('each lock is twice as long as the one before, up to a day, and forgotten after a calm day [AUT-4] [A6]', async () => {
  const { logIn, time } = await strictApp()
  const { email } = await makeMember(db, site.id)
  const minutes: number[] = []
  const lockAgain = async () => {
    for (;;) {
      const { status, text } = await logIn(email, 'wrong')
      if (status === 429) return JSON.parse(text).error.params.minutes as number
    }
  }

  for (let lock = 0; lock < 9; lock += 1) {
    minutes.push(await lockAgain())
    time.now = new Date(time.now.getTime() + minutes.at(-1)! * MINUTE)
  }
  time.now = new Date(time.now.getTime() + 24 * 60 * MINUTE)
  minutes.push(await lockAgain())

  expect(minutes).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440, 15])
})

test('a browser that has logged in before is let in during the lock, and no other [AUT-4] [A6]', async () => {
  const { app, failTimes } = await strictApp()
  const { email } = await makeMember(db, site.id)
  const owner = caller(app)
  await owner.call(contract.logIn, { email, password: PASSWORD })
  await owner.call(contract.logOut, {})
  const thief = await makeMember(db, site.id)
  const other = caller(app)
  await other.call(contract.logIn, { email: thief.email, password: PASSWORD })
  await failTimes(10, email)

  const known = await owner.call(contract.logIn, { email, password: PASSWORD })
  const unknown = await caller(app).call(contract.logIn, { email, password: PASSWORD })
  const foreign = await other.call(contract.logIn, { email, password: PASSWORD })

  expect([known.outcome, unknown.outcome, foreign.outcome]).toEqual([
    200,
    'ACCOUNT_LOCKED',
    'ACCOUNT_LOCKED',
  ])
})

test('a known browser may guess ten times as well, and no more [A6]', async () => {
  const { app } = await strictApp()
  const { email } = await makeMember(db, site.id)
  const owner = caller(app)
  await owner.call(contract.logIn, { email, password: PASSWORD })
  const guess = () => owner.call(contract.logIn, { email, password: 'wrong' })

  const outcomes: unknown[] = []
  for (let tried = 0; tried < 11; tried += 1) outcomes.push((await guess()).outcome)

  expect(outcomes.slice(0, 10)).toEqual(Array(10).fill('LOGIN_FAILED'))
  expect(outcomes[10]).toBe('ACCOUNT_LOCKED')
})

test('a login from a browser that is new is told to the mailbox, one from a known browser is not [A6]', async () => {
  const { app } = await strictApp()
  const { email } = await makeMember(db, site.id)
  const owner = caller(app, { 'user-agent': 'Mozilla/5.0 (Android 15; Mobile) Firefox/150.0' })

  await owner.call(contract.logIn, { email, password: PASSWORD })
  await owner.call(contract.logIn, { email, password: PASSWORD })

  expect(await mailsTo(db, email)).toEqual([
    { name: 'new_device', device: 'Firefox, Android', at: expect.any(String) },
  ])
})

test('one address may be a member of two sites, each with its own password [SITE-2]', async () => {
  const { logIn } = await strictApp()
  const other = await makeSite(db)
  await makeMember(db, other.id, { email: 'two@example.com', name: 'There' })
  await makeMember(db, site.id, { email: 'two@example.com', name: 'Here' })

  const answer = await logIn('two@example.com', PASSWORD)

  expect(JSON.parse(answer.text).user.profile.name).toBe('Here')
})

test.each(['known', 'unknown'])(
  'ten wrong passwords lock an address that is %s for fifteen minutes [AUT-4] [A6]',
  async (kind) => {
    const { logIn, failTimes, time } = await strictApp()
    const member = await makeMember(db, site.id)
    const email = kind === 'known' ? member.email : 'unknown@example.com'
    await failTimes(9, email)

    const tenth = await logIn(email, 'wrong')
    const locked = await logIn(email, PASSWORD)
    time.now = new Date(time.now.getTime() + 15 * MINUTE - 1)
    const stillLocked = await logIn(email.toUpperCase(), PASSWORD)
    time.now = new Date(time.now.getTime() + 1)
    const free = await logIn(email, PASSWORD)

    expect(outcomeOf(tenth)).toBe('LOGIN_FAILED')
    expect([locked.status, locked.headers['retry-after'], JSON.parse(locked.text).error]).toEqual([
      429,
      '900',
      { code: 'ACCOUNT_LOCKED', params: { minutes: 15, retry_after: 900 } },
    ])
    expect(outcomeOf(stillLocked)).toBe('ACCOUNT_LOCKED')
    expect(outcomeOf(free)).toBe(kind === 'known' ? 200 : 'LOGIN_FAILED')
  },
)

test('a login that succeeds begins the count anew [AUT-4]', async () => {
  const { logIn, failTimes } = await strictApp()
  const { email } = await makeMember(db, site.id)
  await failTimes(9, email)

  const right = await logIn(email, PASSWORD)
  await failTimes(9, email)
  const again = await logIn(email, PASSWORD)

  expect([right.status, again.status]).toEqual([200, 200])
})

test('the lock of an address holds for no other address and no other site [AUT-4]', async () => {
  const { logIn, failTimes } = await strictApp()
  const [one, another] = [await makeMember(db, site.id), await makeMember(db, site.id)]
  await failTimes(11, one.email)

  expect(outcomeOf(await logIn(one.email, PASSWORD))).toBe('ACCOUNT_LOCKED')
  expect(outcomeOf(await logIn(another.email, PASSWORD))).toBe(200)
})

test('a lock outlives a restart [A6] [A10]', async () => {
  const { email } = await makeMember(db, site.id)
  const before = await strictApp('the same key')
  await before.failTimes(10, email)

  const after = await strictApp('the same key')

  expect(outcomeOf(await after.logIn(email, PASSWORD))).toBe('ACCOUNT_LOCKED')
})

test('of sixty wrong passwords at once from sixty networks ten are looked at [AUT-4] [A6]', async () => {
  const { app } = await strictApp()
  const { email } = await makeMember(db, site.id)
  const port = await listen(app)

  const answers = await raceRequests(
    Array.from({ length: 60 }, (_, index) => ({
      port,
      method: 'POST',
      path: '/api/user.php',
      headers: {
        ...CLIENT,
        'content-type': 'application/json',
        'x-forwarded-for': `198.51.100.${index}`,
      },
      body: JSON.stringify({ email, password: 'wrong' }),
    })),
  )

  const codes = answers.map(({ body }) => JSON.parse(body).error.code as string)
  expect(codes.filter((code) => code === 'LOGIN_FAILED')).toHaveLength(10)
  // Logins that come while too many wait for their password to be hashed are turned away before.
  const turnedAway = new Set(codes.filter((code) => code !== 'LOGIN_FAILED'))
  expect(turnedAway).toContain('ACCOUNT_LOCKED')
  expect(['ACCOUNT_LOCKED', 'SERVICE_UNAVAILABLE']).toEqual(expect.arrayContaining([...turnedAway]))
})

test('a network may try 25 times in five minutes, whatever addresses it tries [A10]', async () => {
  const { app, logIn, time } = await strictApp()
  const ip = '2001:db8:1:1::1'
  for (let taken = 1; taken < 25; taken += 1) {
    await app.limiter.take('login_by_address', { ip: '2001:db8:1:1::1' }, time.now)
  }

  const last = await logIn('a@example.com', 'wrong', ip)
  const tooMany = await logIn('b@example.com', 'wrong', '2001:db8:1:1:ffff::2')
  const neighbour = await logIn('b@example.com', 'wrong', '2001:db8:1:2::1')

  expect(outcomeOf(last)).toBe('LOGIN_FAILED')
  expect([outcomeOf(tooMany), tooMany.headers['retry-after']]).toEqual(['RATE_LIMITED', '300'])
  expect(outcomeOf(neighbour)).toBe('LOGIN_FAILED')
})

test('a password of a megabyte is refused without being hashed [A1]', async () => {
  const { logIn } = await strictApp()
  const release = holdHashing()
  onTestFinished(release)

  // Nothing is hashed until both are answered.
  const huge = await logIn('a@example.com', 'x'.repeat(1_000_000))
  const long = await logIn('a@example.com', 'x'.repeat(129))

  expect(outcomeOf(huge)).toBe('BODY_TOO_LARGE')
  expect(JSON.parse(long.text).error).toMatchObject({ params: { field: 'password' } })
})

/** Takes every place where passwords are hashed, and gives the way to leave them. */
function holdHashing(): () => Promise<void> {
  const ends: (() => void)[] = []
  const held = new Promise<void>((end) => ends.push(end))
  const others = [1, 2].map(() => isPasswordOf(null, '', () => held))
  return async () => {
    ends.forEach((end) => end())
    await Promise.all(others)
  }
}
