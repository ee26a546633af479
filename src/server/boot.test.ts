import { expect, test } from 'vitest'
import { LOCALE_CODES } from '#contract/locales.ts'
import { testApp } from '#test/app.ts'
import { shownOn, stubPages } from '#test/contract/stub-pages.ts'
import { freshDatabase } from '#test/database.ts'
import { cookieOf, makeMember, makeSite } from '#test/make.ts'
import { localeFor } from './boot.ts'
import { readConfig } from './kernel/config.ts'

const { db } = await freshDatabase()
const site = await makeSite(db, { settings: '{"domain_language":"en"}' })
const VISITORS = [
  ['{}', '/', { search: true, signUp: true }],
  ['{"signups":"none","logged_out_search":"no"}', '/', { search: false, signUp: false }],
  ['{"signups":"with_trafficsource"}', '/', { search: true, signUp: false }],
  ['{"signups":"with_trafficsource"}', '/?network=a', { search: true, signUp: true }],
  ['{"logged_out_search_trafficsource":"none"}', '/?network=a', { search: false, signUp: true }],
] as const
/** Made before the app, which looks at its sites about once a second only. */
const letting = new Map<string, string>()
for (const [settings] of VISITORS) letting.set(settings, (await makeSite(db, { settings })).domain)
const NOON = new Date('2026-03-01T12:00:00Z')
const app = await testApp(db, {
  pages: stubPages(),
  clock: () => NOON,
  config: { ...readConfig({ NODE_ENV: 'test' }), TRUSTED_PROXIES: ['127.0.0.1'] },
  countryOf: (ip) => (ip === '198.51.100.7' ? 'BE' : null),
})

async function open(url: string, headers: Record<string, string> = {}) {
  const answer = await app.fastify.inject({ url, headers: { host: 'localhost', ...headers } })
  return { cookies: answer.headers['set-cookie'], boot: shownOn(answer.body).boot }
}

const EN = { domain_language: 'en-GB' }

test.each([
  [{ lang: 'de', cookie: 'fr', member: 'sv', settings: EN }, 'de'],
  [{ lang: null, cookie: 'fr', member: 'sv', settings: EN }, 'fr'],
  [{ lang: 'xx', cookie: 'fr', member: 'sv', settings: EN }, 'fr'],
  [{ lang: null, cookie: 'xx', member: 'sv', settings: EN }, 'sv'],
  [{ lang: null, cookie: undefined, member: undefined, settings: EN }, 'en'],
  [{ lang: null, cookie: undefined, member: undefined, settings: { domain_language: 'FR' } }, 'fr'],
  [{ lang: null, cookie: undefined, member: undefined, settings: { domain_language: 'pt' } }, 'nl'],
  [{ lang: '', cookie: '', member: undefined, settings: { domain_language: '' } }, 'nl'],
  [{ lang: 'DE', cookie: 'de-DE', member: undefined, settings: { domain_language: 'x' } }, 'nl'],
] as const)('of the wishes %j the language is %s [LOC-3]', (wishes, locale) => {
  expect(localeFor(wishes)).toBe(locale)
})

test('on https choices are bound to this host; those from before count where there is no newer one [LOC-3] [W1]', async () => {
  const https = { 'x-forwarded-proto': 'https' }
  const languageWith = async (cookie: string, headers = {}) =>
    (await open('/pricing', { cookie, ...headers })).boot.locale

  expect(await languageWith('__Host-locale=fr; locale=de', https)).toBe('fr')
  expect(await languageWith('locale=de', https)).toBe('de')
  expect(await languageWith('__Host-locale=fr; locale=de')).toBe('de')
  expect((await open('/pricing?lang=fr', https)).cookies).toBe(
    '__Host-locale=fr; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
  )
})

test.each(LOCALE_CODES)(
  'lang=%s decides for this view and is kept for 365 days [LOC-3]',
  async (locale) => {
    const { boot, cookies } = await open(`/pricing?lang=${locale}`, { cookie: 'locale=nl' })

    expect(boot.locale).toBe(locale)
    expect(cookies).toBe(`locale=${locale}; Max-Age=31536000; Path=/; SameSite=Lax`)
  },
)

test('the kept language is bound to https where there is https [LOC-3]', async () => {
  const { cookies } = await open('/pricing?lang=de', { 'x-forwarded-proto': 'https' })

  expect(cookies).toContain('; Secure')
})

test.each([
  '/pricing',
  '/pricing?lang=xx',
  '/pricing?lang=',
  '/pricing?lang=DE',
  '/pricing?lang=de%0d%0a',
])('%s names no language, so the one in the cookie stays [LOC-3]', async (url) => {
  const { boot, cookies } = await open(url, { cookie: 'locale=fr' })

  expect([boot.locale, cookies]).toEqual(['fr', undefined])
})

test('without a cookie it is the language of the domain, or of the account [LOC-3]', async () => {
  const member = await makeMember(db, site.id, { language: 'sv' })
  const cookie = await cookieOf(db, member.id, NOON)

  expect((await open('/')).boot.locale).toBe('en')
  expect((await open('/', { cookie })).boot.locale).toBe('sv')
  expect((await open('/', { cookie: `${cookie}; locale=da` })).boot.locale).toBe('da')
})

test.each([
  ['theme=dark', 'dark'],
  ['theme=light', 'light'],
  ['theme=blue', null],
  ['theme=', null],
  ['', null],
])('the cookie "%s" means the theme %s', async (cookie, theme) => {
  expect((await open('/', { cookie })).boot.theme).toBe(theme)
})

test('a page knows the member of its session, the time, its own origin and no more', async () => {
  const member = await makeMember(db, site.id, { name: 'Sanne', credits: 5 })

  const { boot } = await open('/', { cookie: `${await cookieOf(db, member.id, NOON)}; entry=1` })

  expect(boot).toMatchObject({
    user: { credits: 5, profile: { name: 'Sanne' } },
    now: NOON.toISOString(),
    origin: 'http://localhost:3000',
    hasEntered: true,
    demoLogins: null,
    isDevelopment: true,
  })
  expect(JSON.stringify(boot)).not.toMatch(/@example\.com|1990-05-17|argon2/)
})

test('a page says up to which event it knows everything, and a visitor’s says nothing [C4]', async () => {
  const [member, newcomer] = [await makeMember(db, site.id), await makeMember(db, site.id)]
  await db.insertInto('event_counter').values({ member_id: member.id, seq: 41 }).execute()

  const pages = [
    await open('/', { cookie: await cookieOf(db, member.id, NOON) }),
    await open('/', { cookie: await cookieOf(db, newcomer.id, NOON) }),
    await open('/'),
  ]

  expect(pages.map(({ boot }) => boot.lastEvent)).toEqual([41, 0, null])
})

test.each([
  ['/landers/gallery/milfpl', 'pl'],
  ['/landers/gallery/fi', 'fi'],
  ['/members/7d0b4c1e-5a57-4d55-9f35-0d4a3a1c9e01/landing2/de', 'de'],
  ['/landers/gallery/milfpl?lang=sv', 'sv'],
  ['/landers/gallery/nobody', 'en'],
])(
  'the slug of a landing page names its language: %s is in %s [LAN-1] [LOC-3]',
  async (url, locale) => {
    const { boot } = await open(url)

    expect(boot.locale).toBe(locale)
  },
)

test.each(VISITORS)(
  'where the site has %s the page at %s lets a visitor do %j [SGN-5] [SEA-3]',
  async (settings, url, may) => {
    const domain = letting.get(settings)!

    const first = await open(url, { host: domain })
    const { search } = new URL(url, 'http://page')
    const source = search && encodeURIComponent(JSON.stringify({ network: 'a' }))
    const later = await open('/login', { host: domain, cookie: `source=${source}` })

    expect([first.boot.visitorMay, later.boot.visitorMay]).toEqual([may, may])
  },
)

test('in development the logins of the demo are shown on the machine itself alone; a demo in production shows them to all [W4]', async () => {
  const logins = { password: 'a pass phrase', emails: { free: 'a@b', premium: 'c@d', new: 'e@f' } }
  const config = readConfig({ NODE_ENV: 'test' })
  const shownTo = async (isProduction: boolean, remoteAddress: string) => {
    const more = { config: { ...config, isProduction }, demoLogins: logins, pages: stubPages() }
    const { fastify } = await testApp(db, more)
    const headers = { host: 'localhost' }
    const answer = await fastify.inject({ url: '/login', headers, remoteAddress })
    return answer.statusCode === 200 ? shownOn(answer.body).boot.demoLogins : answer.statusCode
  }

  expect(await shownTo(false, '127.0.0.1')).toEqual(logins)
  expect(await shownTo(false, '203.0.113.1')).toBeNull()
  expect(await shownTo(true, '127.0.0.1')).toEqual(logins)
})
