import { expect, test } from 'vitest'
import { Refusal } from '#contract/refusals.ts'
import { CLIENT, testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { cookieOf, makeMember, makeSite } from '#test/make.ts'
import { readConfig } from '#server/kernel/config.ts'
import { keyedHash } from '#server/kernel/secrets.ts'
import { type Limiter, type LimitName, LIMITS, networkOf, openLimiter } from './limiter.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const names = Object.keys(LIMITS) as LimitName[]
const kept = names.filter((name) => LIMITS[name].isKept)
const NOON = new Date('2026-03-01T12:00:00Z')
const after = (seconds: number) => new Date(NOON.getTime() + seconds * 1000)

/** Whether one more was allowed; where it was not, how many seconds to wait. */
async function take(limiter: Limiter, name: LimitName, who: string, now = NOON): Promise<unknown> {
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
    const limiter = openLimiter(db, 'key', 1)

    await takeAll(limiter, name, 'one')

    expect(await take(limiter, name, 'one')).toBe(seconds)
    expect(await take(limiter, name, 'one', after(seconds - 1))).toBe(1)
    expect(await take(limiter, name, 'another')).toBe('ok')
    expect(await take(limiter, name, 'one', after(seconds))).toBe('ok')
  },
)

test.each(kept)('%s is remembered after a restart, and by another process [A10]', async (name) => {
  await takeAll(openLimiter(db, 'key', 1), name, 'restart')

  expect(await take(openLimiter(db, 'key', 1), name, 'restart')).toBe(LIMITS[name].seconds)
})

test.each(names)(
  'of a hundred more than allowed at once, %s lets through exactly its number [A10]',
  async (name) => {
    const { max, seconds } = LIMITS[name]
    const limiter = openLimiter(db, 'key', 1)
    const left = Math.min(max, 50)
    await takeAllBut(left, limiter, name, 'at once')

    const calls = Array.from({ length: left + 100 }, () => take(limiter, name, 'at once'))
    const outcomes = await Promise.all(calls)

    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(left)
    expect(outcomes.filter((outcome) => outcome === seconds)).toHaveLength(100)
  },
)

test('a factor multiplies the limit, and a refusal says how long to wait', async () => {
  const limiter = openLimiter(db, 'key', 2)
  for (let taken = 0; taken < 2 * LIMITS.reset_by_email.max; taken += 1)
    await limiter.take('reset_by_email', 'factor', NOON)

  const refused = limiter.take('reset_by_email', 'factor', after(30), 'ACCOUNT_LOCKED')

  await expect(refused).rejects.toMatchObject({
    code: 'ACCOUNT_LOCKED',
    params: { retry_after: 86_370, minutes: 1440 },
  })
})

test('no address stands in the database, only a hash under our key', async () => {
  await openLimiter(db, 'key', 1).take('login_by_address', '203.0.113.9', NOON)

  const rows = await db.selectFrom('limit_counter').select('key').execute()

  expect(rows.length).toBeGreaterThan(0)
  for (const { key } of rows) expect(key).toMatch(/^[a-z_]+:[\w-]{43}$/)
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('the address %s belongs to the network %s [A10]', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
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
    await app.limiter.take('api_by_visitor', '203.0.113.1', NOON)
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
    await app.limiter.take('api_by_visitor', networkOf('2001:db8::1'), NOON)
  }

  expect((await get({}, '2001:db8::ffff:1'))[0]).toBe(429)
  expect((await get({}, '2001:db8:0:1::1'))[0]).toBe(200)
})

test('who stands in X-Forwarded-For counts only if a trusted proxy says so [A10]', async () => {
  const open = await strictApp()
  const proxied = await strictApp(['203.0.113.1'])
  for (const { app } of [open, proxied]) {
    for (let call = 0; call < 300; call += 1) {
      await app.limiter.take('api_by_visitor', '203.0.113.1', NOON)
    }
  }
  const forwarded = { 'x-forwarded-for': '198.51.100.7' }

  expect((await open.get(forwarded))[0]).toBe(429)
  expect((await proxied.get(forwarded))[0]).toBe(200)
  expect((await proxied.get({}))[0]).toBe(429)
  expect((await proxied.get({ 'x-forwarded-for': '198.51.100.7, 203.0.113.1' }))[0]).toBe(200)
})
