import { expect, test, vi } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { freshDatabase } from '#test/database.ts'
import { addSite, makeDefault, siteByHost, sitesByDomain } from './sites.ts'

vi.useFakeTimers({ toFake: ['performance'] })
const { db, url } = await freshDatabase()
const vonk = await addSite(db, 'vonk.example')
const ember = await addSite(db, 'Ember.Example')
const DEVELOPMENT = { allowLoopback: true }
const PRODUCTION = { allowLoopback: false }

test.each([
  'vonk.example',
  'VONK.example',
  'vonk.example:443',
  'vonk.example:3000',
  'vonk.example.',
  'vonk.example.:80',
])('the host %s is the site of that domain [SITE-2]', async (host) => {
  expect((await siteByHost(db, host, PRODUCTION))?.id).toBe(vonk.id)
})

test('each domain is a site of its own [SITE-2]', async () => {
  expect((await siteByHost(db, 'ember.example', PRODUCTION))?.domain).toBe('ember.example')
  expect((await siteByHost(db, 'ember.example', PRODUCTION))?.id).toBe(ember.id)
})

test.each([
  'other.example',
  'www.vonk.example',
  'vonk.example.evil.test',
  'evilvonk.example',
  '',
  ' ',
  '.',
  'vonk.example:',
  'vonk.example:99999999',
  'vonk.example@evil.test',
  'vonk.example/path',
  'vonk.example, evil.test',
  '93.184.216.34',
  '[2001:db8::1]',
  'localhost.evil.test',
  "' or 1=1 --",
])('the host %j belongs to no site, also in development [SITE-2] [W4]', async (host) => {
  expect(await siteByHost(db, host, DEVELOPMENT)).toBeNull()
})

test.each([
  'localhost',
  'localhost:3000',
  'LOCALHOST',
  '127.0.0.1',
  '127.0.0.1:3000',
  '[::1]',
  '[::1]:3000',
  'ember.localhost:3000',
])(
  'the loopback name %s is the default site in development and none in production [SITE-2]',
  async (host) => {
    expect((await siteByHost(db, host, DEVELOPMENT))?.id).toBe(vonk.id)
    expect(await siteByHost(db, host, PRODUCTION)).toBeNull()
  },
)

test('a site that another process adds answers within a second [SITE-2]', async () => {
  const otherProcess = connect(url, { max: 1 })
  expect(await siteByHost(db, 'late.example', PRODUCTION)).toBeNull()

  await addSite(otherProcess, 'late.example')
  await otherProcess.destroy()

  vi.advanceTimersByTime(1000)
  expect(await siteByHost(db, 'late.example', PRODUCTION)).not.toBeNull()
})

test('the first site is the default one, and another can be chosen [SITE-2]', async () => {
  const { db: empty } = await freshDatabase()
  const first = await addSite(empty, 'first.example')
  const second = await addSite(empty, 'second.example')

  await makeDefault(empty, second.id)

  expect([first.isDefault, second.isDefault]).toEqual([true, false])
  expect((await siteByHost(empty, 'localhost', DEVELOPMENT))?.id).toBe(second.id)
})

test('ten who add the first sites at once leave one default site [SITE-2]', async () => {
  const { db: empty } = await freshDatabase()

  await Promise.all(
    Array.from({ length: 10 }, (_, number) => addSite(empty, `site${number}.example`)),
  )

  const sites = [...(await sitesByDomain(empty)).values()]
  expect(sites).toHaveLength(10)
  expect(sites.filter(({ isDefault }) => isDefault)).toHaveLength(1)
})

test('an international domain is kept as it stands in a request [SITE-2]', async () => {
  expect((await addSite(db, 'müller.example')).domain).toBe('xn--mller-kva.example')
})

test.each([
  '',
  'two words',
  'https://vonk.example',
  'vonk.example:80',
  '-vonk.example',
  'vonk..example',
  '*.example',
])('the domain %j is refused [SITE-4]', async (domain) => {
  await expect(addSite(db, domain)).rejects.toThrow('domain must be a domain such as example.com')
})

test('a domain can be one site only [SITE-2]', async () => {
  await expect(addSite(db, 'VONK.example')).rejects.toThrow('vonk.example is a site already')
})
