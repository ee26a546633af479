import { gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import type { PageRequest } from '#contract/page.ts'
import { testApp } from '#test/app.ts'
import { shownOn, stubPages } from '#test/contract/stub-pages.ts'
import { freshDatabase } from '#test/database.ts'
import { cookieOf, makeMember, makeSite } from '#test/make.ts'

vi.useFakeTimers({ toFake: ['performance'] })
const { db } = await freshDatabase()
const site = await makeSite(db)
await makeSite(db, { domain: 'other.example' })
const BELGIAN = '198.51.100.7'

/** An application that says how often it made a page. */
async function counted(change: (request: PageRequest) => PageRequest = (request) => request) {
  const stub = stubPages()
  const made: PageRequest[] = []
  const render = async (request: PageRequest) => {
    made.push(request)
    return stub.render(change(request))
  }
  const pages = { ...stub, render }
  const app = await testApp(db, { pages, countryOf: (ip) => (ip === BELGIAN ? 'BE' : null) })
  const get = async (
    url: string,
    { ip = '127.0.0.1', ...headers }: Readonly<Record<string, string>> = {},
  ) => app.fastify.inject({ url, headers: { host: 'localhost', ...headers }, remoteAddress: ip })
  return { made, get }
}

function nonceOf({ headers }: { headers: Record<string, unknown> }): string {
  return /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? ''
}

test('visitors who come at once get one page, each with a nonce of their own', async () => {
  const { made, get } = await counted()

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => get('/', { 'accept-encoding': 'gzip' })),
  )

  const pages = answers.map(({ rawPayload }) => gunzipSync(rawPayload).toString())
  const nonces = answers.map(nonceOf)
  expect(made).toHaveLength(1)
  expect(new Set(nonces).size).toBe(20)
  pages.forEach((page, nth) => expect(page).toContain(`nonce="${nonces[nth]}"`))
  expect(new Set(pages.map((page, nth) => page.replaceAll(nonces[nth]!, ''))).size).toBe(1)
  expect(answers.map(({ headers }) => headers['x-session'])).toEqual(answers.map(() => 'none'))
  expect(pages[0]).not.toContain(made[0]!.nonce)
})

test('a page is made anew after a second', async () => {
  const { made, get } = await counted()
  await get('/')
  vi.advanceTimersByTime(999)
  await get('/')
  expect(made).toHaveLength(1)

  vi.advanceTimersByTime(1)
  await get('/')

  expect(made).toHaveLength(2)
})

test.each([
  ['of another address', '/pricing', {}],
  ['of another site', '/', { host: 'other.example' }],
  ['of another language', '/', { cookie: 'locale=en' }],
  ['who chose a theme', '/', { cookie: 'theme=dark' }],
  ['who chose a country', '/', { cookie: 'country=DE' }],
  ['from another country', '/', { ip: BELGIAN }],
  ['who has entered', '/', { cookie: 'entry=1' }],
  ['whom a partner sent', '/', { cookie: 'source=%7B%22network%22%3A%22Partner%22%7D' }],
] as const)('a visitor %s has a page of their own kind', async (_kind, url, headers) => {
  const { made, get } = await counted()
  await get('/')
  await get('/')

  await get(url, headers)
  await get(url, headers)

  expect(made).toHaveLength(2)
})

test('what a member sees is for them alone, as is a page with a query or that could be about somebody', async () => {
  const { made, get } = await counted()
  const { id } = await makeMember(db, site.id, { name: 'Sanne' })
  const cookie = await cookieOf(db, id)

  const own = [await get('/', { cookie }), await get('/', { cookie })]
  const visitors = await get('/')

  expect(own.map(({ body }) => shownOn(body).boot.user?.profile.name)).toEqual(['Sanne', 'Sanne'])
  expect(shownOn(visitors.body).boot.user).toBeNull()
  expect(made).toHaveLength(3)
  for (const url of ['/?lang=de', `/members/${id}`, '/signup', '/activate/done'])
    for (let times = 0; times < 2; times += 1) await get(url)
  expect(made).toHaveLength(11)
})

test('a page that failed is not kept', async () => {
  const { made, get } = await counted((request) => {
    if (made.length === 1) throw new Error('inside')
    return request
  })

  expect((await get('/')).statusCode).toBe(500)
  expect((await get('/')).statusCode).toBe(200)
})
