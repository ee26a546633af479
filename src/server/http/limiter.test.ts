import { expect, test } from 'vitest'
import { Refusal } from '#contract/refusals.ts'
import { CLIENT, testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { cookieOf, makeMember, makeSite } from '#test/make.ts'
import { readConfig } from '#server/kernel/config.ts'
import { keyedHash } from '#server/kernel/secrets.ts'
import {
  type Limiter,
  type LimitName,
  LIMITS,
  MOST_COUNTS,
  openLimiter,
  type Who,
} from './limiter.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const names = Object.keys(LIMITS) as LimitName[]
const kept = names.filter((name) => LIMITS[name].isKept)
const NOON = new Date('2026-03-01T12:00:00Z')
const after = (seconds: number) => new Date(NOON.getTime() + seconds * 1000)

/** Whether one more was allowed; where it was not, how many seconds to wait. */
async function take(limiter: Limiter, name: LimitName, who: Who, now = NOON): Promise<unknown> {
  return limiter.take(name, who, now).then(
    () => 'ok',
    (error: unknown) => {
      if (error instanceof Refusal && error.code === 'RATE_LIMITED')
        return error.params?.['retry_after']
      throw error
    },
  )
}

/** Takes all but so many. What is kept in the database is counted there, and not one by one. */
async function takeAllBut(left: number, limiter: Limiter, name: LimitName, who: string) {
  const { max, isKept } = LIMITS[name]
  const count = max - left
  if (count <= 0) return
  await limiter.take(name, who, NOON)
  if (isKept) await setCount(`${name}:${keyedHash('key', who)}`, count)
  else for (let taken = 1; taken < count; taken += 1) await limiter.take(name, who, NOON)
}

async function takeAll(limiter: Limiter, name: LimitName, who: string): Promise<void> {
  await takeAllBut(5, limiter, name, who)
  const left = Math.min(5, LIMITS[name].max)
  for (let taken = 0; taken < left; taken += 1) await limiter.take(name, who, NOON)
}

async function setCount(key: string, count: number): Promise<void> {
  await db.updateTable('limit_counter').set({ count }).where('key', '=', key).execute()
}

test.each(names)(
  '%s allows exactly its number and begins anew when its time is over [A10]',
  async (name) => {
    const { seconds } = LIMITS[name]
    const limiter = openLimiter(db, 'key')

    await takeAll(limiter, name, 'one')

    expect(await take(limiter, name, 'one')).toBe(seconds)
    expect(await take(limiter, name, 'one', after(seconds - 1))).toBe(1)
    expect(await take(limiter, name, 'another')).toBe('ok')
    expect(await take(limiter, name, 'one', after(seconds))).toBe('ok')
  },
)

test.each(kept)('%s is remembered after a restart, and by another process [A10]', async (name) => {
  await takeAll(openLimiter(db, 'key'), name, 'restart')

  expect(await take(openLimiter(db, 'key'), name, 'restart')).toBe(LIMITS[name].seconds)
})

test.each(names)(
  'of a hundred more than allowed at once, %s lets through exactly its number [A10]',
  async (name) => {
    const { max, seconds } = LIMITS[name]
    const limiter = openLimiter(db, 'key')
    const left = Math.min(max, 50)
    await takeAllBut(left, limiter, name, 'at once')

    const calls = Array.from({ length: left + 100 }, () => take(limiter, name, 'at once'))
    const outcomes = await Promise.all(calls)

    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(left)
    expect(outcomes.filter((outcome) => outcome === seconds)).toHaveLength(100)
  },
)

test('a factor multiplies the limit, and a refusal says how long to wait', async () => {
  const limiter = openLimiter(db, 'key', { factors: { networks: 1, all: 2 } })
  for (let taken = 0; taken < 2 * LIMITS.reset_by_email.max; taken += 1)
    await limiter.take('reset_by_email', 'factor', NOON)

  const refused = limiter.take('reset_by_email', 'factor', after(30), 'ACCOUNT_LOCKED')

  await expect(refused).rejects.toMatchObject({
    code: 'ACCOUNT_LOCKED',
    params: { retry_after: 86_370, minutes: 1440 },
  })
})

test('no address stands in the database, only a hash under our key', async () => {
  await openLimiter(db, 'key').take('login_by_address', { ip: '203.0.113.9' }, NOON)

  const rows = await db.selectFrom('limit_counter').select('key').execute()

  expect(rows.length).toBeGreaterThan(0)
  for (const { key } of rows) expect(key).toMatch(/^[a-z_]+:[\w-]{43}$/)
})

test('a factor for networks leaves what counts people alone [A10]', async () => {
  const limiter = openLimiter(db, 'key', { factors: { networks: 3, all: 1 } })
  const ip = '192.0.2.200'
  for (let taken = 0; taken < 3 * LIMITS.csp_report.max; taken += 1)
    await limiter.take('csp_report', { ip }, NOON)
  for (let taken = 0; taken < LIMITS.upload.max; taken += 1)
    await limiter.take('upload', 'member', NOON)

  expect(await take(limiter, 'csp_report', { ip })).toBe(LIMITS.csp_report.seconds)
  expect(await take(limiter, 'upload', 'member')).toBe(LIMITS.upload.seconds)
})

/** Takes all that each of these addresses may take. */
async function exhaust(limiter: Limiter, name: LimitName, ips: readonly string[]) {
  for (const ip of ips) {
    for (let taken = 0; taken < LIMITS[name].max; taken += 1) await limiter.take(name, { ip }, NOON)
  }
}

const inOrder = (count: number, ip: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => ip(index))

test.each([
  [
    'four networks of a /56',
    inOrder(4, (n) => `2001:db8:1:2${n}::1`),
    '2001:db8:1:2f::1',
    '2001:db8:1:300::1',
  ],
  [
    'sixteen of a /48',
    inOrder(16, (n) => `2001:db8:2:${n}00::1`),
    '2001:db8:2:ff00::1',
    '2001:db8:3::1',
  ],
  [
    'sixteen neighbours in IPv4',
    inOrder(16, (n) => `198.51.100.${n}`),
    '198.51.100.99',
    '198.51.101.1',
  ],
] as const)(
  'after %s the rest of it may do no more, and others go on [A10]',
  async (_what, ips, inside, outside) => {
    const limiter = openLimiter(db, 'key')
    await exhaust(limiter, 'csp_report', ips)

    expect(await take(limiter, 'csp_report', { ip: inside })).toBe(LIMITS.csp_report.seconds)
    expect(await take(limiter, 'csp_report', { ip: outside })).toBe('ok')
  },
)

test('a network that goes on after its limit takes nothing from its neighbours [A10]', async () => {
  const limiter = openLimiter(db, 'key')
  for (let tried = 0; tried < 20 * LIMITS.csp_report.max; tried += 1)
    await limiter.allows('csp_report', { ip: '203.0.113.1' }, NOON)

  expect(await take(limiter, 'csp_report', { ip: '203.0.113.2' })).toBe('ok')
})

test('no more is kept in memory than there is room for, and those who came last are still counted [A10]', async () => {
  const limiter = openLimiter(db, 'key')
  await takeAll(limiter, 'geocode', 'first')
  for (let stranger = 0; stranger < MOST_COUNTS; stranger += 1)
    await limiter.take('push', `${stranger}`, NOON)
  await takeAll(limiter, 'geocode', 'last')

  expect(await take(limiter, 'geocode', 'first')).toBe('ok')
  expect(await take(limiter, 'geocode', 'last')).toBe(LIMITS.geocode.seconds)
})

test('the first call over a limit is told, and none after it', async () => {
  const told: unknown[] = []
  const limiter = openLimiter(db, 'key', { onHit: (hit) => told.push(hit) })
  for (let tried = 0; tried < LIMITS.geocode.max + 5; tried += 1)
    await limiter.allows('geocode', 'one', NOON)

  expect(told).toEqual([{ limit: 'geocode', who: 'one' }])
})

/** The application with its true limits, at a time that stands still. */
async function strictApp(proxies: string[] = []) {
  const config = { ...readConfig({ NODE_ENV: 'test' }), TRUSTED_PROXIES: proxies }
  const app = await testApp(db, { config, clock: () => NOON, secretKey: crypto.randomUUID() })
  const get = async (headers: Record<string, string> = {}, remoteAddress = '203.0.113.1') => {
    const request = { url: '/api/interests.php', headers: { ...CLIENT, ...headers }, remoteAddress }
    const answer = await app.fastify.inject(request)
    return [answer.statusCode, answer.headers['retry-after']]
  }
  return { app, get }
}

test('the 301st call of a visitor in five minutes is refused, and others go on [A10]', async () => {
  const { app, get } = await strictApp()
  for (let call = 1; call < 300; call += 1) {
    await app.limiter.take('api_by_visitor', { ip: '203.0.113.1' }, NOON)
  }

  expect(await get()).toEqual([200, undefined])
  expect(await get()).toEqual([429, '300'])
  expect(await get({}, '203.0.113.2')).toEqual([200, undefined])
})

test('the 1,501st call of a member is refused, wherever they are, and their network goes on [A10]', async () => {
  const member = await makeMember(db, site.id)
  const { app, get } = await strictApp()
  const cookie = await cookieOf(db, member.id, NOON)
  for (let call = 1; call < 1500; call += 1) {
    await app.limiter.take('api_by_member', member.id, NOON)
  }

  expect(await get({ cookie })).toEqual([200, undefined])
  expect(await get({ cookie }, '203.0.113.2')).toEqual([429, '300'])
  expect(await get()).toEqual([200, undefined])
})

test('one network of IPv6 is one visitor [A10]', async () => {
  const { app, get } = await strictApp()
  for (let call = 0; call < 300; call += 1) {
    await app.limiter.take('api_by_visitor', { ip: '2001:db8::1' }, NOON)
  }

  expect((await get({}, '2001:db8::ffff:1'))[0]).toBe(429)
  expect((await get({}, '2001:db8:0:1::1'))[0]).toBe(200)
})

test('who stands in X-Forwarded-For counts only if a trusted proxy says so [A10]', async () => {
  const open = await strictApp()
  const proxied = await strictApp(['203.0.113.1'])
  for (const { app } of [open, proxied]) {
    for (let call = 0; call < 300; call += 1) {
      await app.limiter.take('api_by_visitor', { ip: '203.0.113.1' }, NOON)
    }
  }
  const forwarded = { 'x-forwarded-for': '198.51.100.7' }

  expect((await open.get(forwarded))[0]).toBe(429)
  expect((await proxied.get(forwarded))[0]).toBe(200)
  expect((await proxied.get({}))[0]).toBe(429)
  expect((await proxied.get({ 'x-forwarded-for': '198.51.100.7, 203.0.113.1' }))[0]).toBe(200)
})

test.each(['198.51.100.7:5001', '[198.51.100.7]:81', '::ffff:198.51.100.7'])(
  'who stands in X-Forwarded-For as %s is who stands there without a port [A10]',
  async (written) => {
    const { app, get } = await strictApp(['203.0.113.1'])
    for (let call = 0; call < 300; call += 1) {
      await app.limiter.take('api_by_visitor', { ip: '198.51.100.7' }, NOON)
    }

    expect((await get({ 'x-forwarded-for': written }))[0]).toBe(429)
  },
)
