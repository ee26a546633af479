import { EventEmitter, once } from 'node:events'
import { expect, test, vi } from 'vitest'
import type { PageAnswer, PageRequest } from '#contract/page.ts'
import { listBlocked } from '#contract/account.ts'
import { getUser } from '#contract/user.ts'
import { LIMITS } from './limiter.ts'
import { readConfig } from '#server/kernel/config.ts'
import { testApp } from '#test/app.ts'
import { shownOn, stubPages } from '#test/contract/stub-pages.ts'
import { freshDatabase } from '#test/database.ts'
import { cookieOf, makeMember, makeSite } from '#test/make.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)

/** An application whose pages are what the test says. */
async function appWith(render: (request: PageRequest) => Promise<PageAnswer>) {
  const pages = { ...stubPages(), render }
  const app = await testApp(db, { pages, countryOf: (ip) => (ip === '198.51.100.7' ? 'BE' : null) })
  return (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    app.fastify.inject({ url, headers: { host: 'localhost', ...headers }, remoteAddress })
}

test.each([200, 404, 410, 500])('a page answers with its true status %i', async (status) => {
  const get = await appWith(async () => ({ status, html: '<!doctype html>' }))

  expect((await get('/pricing')).statusCode).toBe(status)
})

test.each(['token', 'lift'])(
  'an address with a secret (%s) goes nowhere else, others to pages of the site [A5]',
  async (secret) => {
    const get = await appWith(async () => ({ status: 200, html: '' }))

    expect((await get(`/ban?${secret}=x`)).headers['referrer-policy']).toBe('no-referrer')
    expect((await get('/ban?other=x')).headers['referrer-policy']).toBe('same-origin')
  },
)

test('of discreet members a browser is told to keep no copies, of nobody else [P11] [PSH-2]', async () => {
  const get = await appWith(async () => ({ status: 200, html: '' }))
  const told = async (is_discreet: boolean) => {
    const { id } = await makeMember(db, site.id, { is_discreet })
    const headers = { cookie: await cookieOf(db, id) }
    return [await get('/', headers), await get('/api/user.php', headers)].map(
      (answer) => answer.headers['x-offline'],
    )
  }

  expect(await told(true)).toEqual(['no', 'no'])
  expect(await told(false)).toEqual([undefined, undefined])
  expect((await get('/')).headers['x-offline']).toBeUndefined()
})

test('a page may send on to another', async () => {
  const get = await appWith(async () => ({ status: 302, location: '/login' }))

  const answer = await get('/likes')

  expect([answer.statusCode, answer.headers['location'], answer.body]).toEqual([302, '/login', ''])
})

test('a page calls with the rights of its visitor', async () => {
  const member = await makeMember(db, site.id, { name: 'Sanne' })
  const get = await appWith(async ({ call }) => {
    const { user } = await call(getUser, {})
    return { status: 200, html: user?.profile.name ?? 'nobody' }
  })

  expect((await get('/')).body).toBe('nobody')
  expect((await get('/', { cookie: await cookieOf(db, member.id) })).body).toBe('Sanne')
})

test('a page learns which refusal its call met, and nothing else of it [AUT-2]', async () => {
  const get = await appWith(async ({ call }) => {
    const refused = await call(listBlocked, {}).catch((error: unknown) => error as Response)
    const { status, statusText, body } = refused as Response
    return { status: 200, html: JSON.stringify({ status, statusText, body }) }
  })

  const answer = await get('/')

  expect(JSON.parse(answer.body)).toEqual({ status: 403, statusText: 'LOGIN_REQUIRED', body: null })
})

test('a page that fails is shown as failed, without anything of another visitor', async () => {
  const stub = stubPages()
  const get = await appWith(async (request) => {
    if (request.url === '/broken' && !request.failure) throw new Error('inside')
    return stub.render(request)
  })
  const seen = await get('/', {}, '198.51.100.7')

  const broken = await get('/broken')

  expect(shownOn(seen.body).boot.settings.geoip_country).toBe('BE')
  expect([broken.statusCode, shownOn(broken.body).failure]).toEqual([500, { status: 500 }])
  expect(shownOn(broken.body).boot).toMatchObject({ user: null, settings: { geoip_country: null } })
  expect(broken.body).not.toContain('inside')
})

test('a nonce is used once', async () => {
  const stub = stubPages()
  const get = await appWith(stub.render)
  const nonceOf = (answer: Awaited<ReturnType<typeof get>>) =>
    /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1]

  const nonces = [nonceOf(await get('/')), nonceOf(await get('/')), nonceOf(await get('/'))]

  expect(new Set(nonces).size).toBe(3)
  for (const nonce of nonces) expect(Buffer.from(nonce!, 'base64')).toHaveLength(16)
})

test.each([
  ['/pricing/', '/pricing'],
  ['/pricing//?lang=de', '/pricing?lang=de'],
  ['//evil.example//', '/evil.example'],
  ['/Pages/FAQ/?network=Partner', '/pages/faq?network=Partner'],
])('%s moves for good to %s', async (url, location) => {
  const get = await appWith(stubPages().render)

  const answer = await get(`http://localhost${url}`)

  expect([answer.statusCode, answer.headers['location']]).toEqual([301, location])
})

/** The cookie that a page asks the browser to keep. */
async function sourceCookie(url: string, headers: Record<string, string> = {}) {
  const get = await appWith(stubPages().render)
  const { cookies } = await get(url, headers)
  return cookies.find(({ name }) => name === 'source')
}

test('who sent a visitor is kept with the page itself, for thirty days and for scripts to read [LAN-2]', async () => {
  const kept = await sourceCookie('/landers/gallery?network=partner%3B&ref=7&sub2=%C3%A9', {
    cookie: `source=${encodeURIComponent('{"network":"older"}')}`,
  })

  expect(kept).toEqual({
    name: 'source',
    value: JSON.stringify({ network: 'partner;', ref: '7', sub2: 'é' }),
    maxAge: 30 * 24 * 60 * 60,
    path: '/',
    sameSite: 'Lax',
  })
})

test.each([
  '/',
  '/?ref=7&sub1=a',
  '/?network=',
  '/?network=%20',
  `/?network=${'x'.repeat(101)}`,
  `/?network=a&sub1=${'x'.repeat(101)}`,
  '/?network=a%00b',
  '/?network=%1B[2J',
  '/?Network=a',
])('%s names no source, and keeps none [LAN-2]', async (url) => {
  expect(await sourceCookie(url)).toBeUndefined()
})

test('on https the source is kept for https and this host alone [LAN-2] [W1]', async () => {
  const pages = stubPages()
  const config = { ...readConfig({ NODE_ENV: 'test' }), TRUSTED_PROXIES: ['127.0.0.1'] }
  const { fastify } = await testApp(db, { pages, config })

  const { headers } = await fastify.inject({
    url: '/?network=a',
    headers: { host: 'localhost', 'x-forwarded-proto': 'https' },
  })

  expect(headers['set-cookie']).toMatch(/^__Host-source=.*; Path=\/; Secure; SameSite=Lax$/)
})

test('pages of one network are limited, before anything is done for them [A10] [R2]', async () => {
  const rendered = vi.fn(async () => ({ status: 200, html: '' }))
  const now = new Date()
  const config = readConfig({ NODE_ENV: 'test' })
  const pages = { ...stubPages(), render: rendered }
  const { fastify, limiter } = await testApp(db, { pages, config, clock: () => now })
  const get = (remoteAddress: string) =>
    fastify.inject({ url: '/signup', headers: { host: 'localhost' }, remoteAddress })
  for (let asked = 1; asked < LIMITS.page.max; asked += 1)
    await limiter.take('page', { ip: '203.0.113.1' }, now)

  const answers = [await get('203.0.113.1'), await get('203.0.113.1'), await get('203.0.113.2')]

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 429, 200])
  expect(answers[1]!.headers['retry-after']).toBe('60')
  expect(rendered).toHaveBeenCalledTimes(2)
})

test.each([
  '/photos/none.webp',
  '/icons/app-192.png',
  '/manifest.webmanifest',
  '/sharing/nl.png',
  '/api/openapi.json',
])('of what pages show, such as %s, a network gets so much and no more [A10]', async (url) => {
  const now = new Date()
  const config = readConfig({ NODE_ENV: 'test' })
  const { fastify, limiter } = await testApp(db, { config, clock: () => now })
  for (let asked = 0; asked < LIMITS.file.max; asked += 1)
    await limiter.take('file', { ip: '127.0.0.1' }, now)

  const { statusCode } = await fastify.inject({ url, headers: { host: 'localhost' } })

  expect(statusCode).toBe(429)
})

test('of very many pages at once a few are rendered, some wait, and the rest are turned away for nothing [R2]', async () => {
  const state = { atOnce: 0, most: 0 }
  const gate = new EventEmitter()
  const opened = once(gate, 'open')
  const get = await appWith(async () => {
    state.atOnce += 1
    state.most = Math.max(state.most, state.atOnce)
    await opened
    state.atOnce -= 1
    return { status: 200, html: '' }
  })

  const early: [status: number, retryAfter: unknown][] = []
  const asked = Array.from({ length: 100 }, async () => {
    const { statusCode, headers } = await get('/signup')
    early.push([statusCode, headers['retry-after']])
    return statusCode
  })
  await expect.poll(() => early).toHaveLength(36)
  const turnedAway = [...early]
  gate.emit('open')

  expect(new Set(turnedAway.map(String))).toEqual(new Set(['503,2']))
  expect((await Promise.all(asked)).filter((status) => status === 200)).toHaveLength(64)
  expect(state.most).toBe(4)
})

test.each([
  ['/landers/gallery?source=mail', '/landers/gallery?source=mail'],
  ['//evil.example', '/'],
  ['https://evil.example', '/'],
  ['/a\r\nset-cookie: b', '/'],
  ['', '/'],
])(
  'who enters at %j without script goes on to %s, and their browser keeps that they did [ENT-3] [W4]',
  async (target, location) => {
    const answer = await enter(target, { 'sec-fetch-site': 'same-origin' })

    expect([answer.statusCode, answer.headers['location']]).toEqual([303, location])
    expect(answer.cookies).toEqual([
      { name: 'entry', value: '1', path: '/', maxAge: 31_536_000, sameSite: 'Lax' },
    ])
  },
)

test('nobody enters by a form of another site [ENT-3]', async () => {
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
    const answer = await enter('/', headers)

    expect(answer.json().error.code).toBe('FOREIGN_ORIGIN')
    expect(answer.cookies).toEqual([])
  }
})

async function enter(target: string, headers: Record<string, string>) {
  const app = await testApp(db, { pages: stubPages() })
  return app.fastify.inject({
    method: 'POST',
    url: `/api/enter.php?${new URLSearchParams({ target }).toString()}`,
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: '',
  })
}
