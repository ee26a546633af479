import { expect, test } from 'vitest'
import { addSite, openSite } from '#server/features/settings/settings.ts'
import { testApp } from '#test/app.ts'
import { stubPages } from '#test/contract/stub-pages.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { readySite } from '#test/ready-site.ts'

const { db } = await freshDatabase()
await makeSite(db)
const app = await testApp(db, { pages: stubPages() })
const BY = { operatorId: null, name: 'a test', via: 'system' } as const

function ask(host: string, url: string, { method = 'GET', language = 'nl-NL,nl;q=0.9' } = {}) {
  const headers = { host, 'accept-language': language }
  return app.fastify.inject({ method: method as 'GET', url, headers })
}

test('a site that is not open says so, and nothing else of itself [OFF-12]', async () => {
  await addSite(db, 'shut.example', { isLive: false })

  const answer = await ask('shut.example', '/prices')

  expect(answer.statusCode).toBe(503)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '3600',
    'x-robots-tag': 'noindex',
  })
  expect(answer.headers['content-security-policy']).toContain(
    "default-src 'none'; style-src 'sha256-",
  )
  expect(answer.body).toContain('<html lang="nl">')
  expect(answer.body).toContain('We gaan bijna open')
  expect(answer.body).not.toContain('shut.example')
})

test.each([
  ['de-CH, en', 'de'],
  ['zh, no;q=0.8', 'nb'],
  ['xx', 'en'],
  ['', 'en'],
])('it says so to %j in %s [OFF-12]', async (language, locale) => {
  await addSite(db, `${locale}-${language.length}.example`, { isLive: false })

  const { body } = await ask(`${locale}-${language.length}.example`, '/', { language })

  expect(body).toContain(`<html lang="${locale}">`)
})

test.each([
  ['GET', '/api/settings.php'],
  ['POST', '/api/login.php'],
  ['GET', '/robots.txt'],
  ['GET', '/sitemap.xml'],
  ['GET', '/photos/none.webp'],
])('%s %s of a site that is not open is refused [OFF-12]', async (method, url) => {
  const host = `${crypto.randomUUID()}.example`
  await addSite(db, host, { isLive: false })

  const answer = await ask(host, url, { method })

  expect(answer.statusCode).toBe(503)
  expect(answer.headers['x-robots-tag']).toBe('noindex')
  expect(answer.json().error.code).toBe('SERVICE_UNAVAILABLE')
})

test('the others go on, the process is healthy, and an opened site answers at once [OFF-12]', async () => {
  const site = await readySite(db, 'soon.example')

  const before = await ask('soon.example', '/robots.txt')
  const other = await ask('localhost', '/robots.txt')
  const health = await ask('soon.example', '/health/live')
  await openSite(db, { siteId: site.id, by: BY })
  const after = await ask('soon.example', '/robots.txt')

  const statuses = [before, other, health, after].map(({ statusCode }) => statusCode)
  expect(statuses).toEqual([503, 200, 200, 200])
})

test('of many who open a site at once one does, and the record says it once [OFF-12] [OFF-7]', async () => {
  const { id: siteId } = await readySite(db, 'race.example')

  const opened = await Promise.all(
    Array.from({ length: 10 }, () => openSite(db, { siteId, by: BY })),
  )

  expect(opened.filter(Boolean)).toHaveLength(1)
  const deeds = db.selectFrom('operator_record').select('action').where('site_id', '=', siteId)
  expect((await deeds.execute()).map(({ action }) => action).toSorted()).toEqual([
    'settings_changed',
    'site_made',
    'site_opened',
  ])
})
