import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { databaseHash } from '#test/database-hash.ts'
import { cookieOf } from '#test/make.ts'
import { MATRIX } from './matrix.ts'
import { routeTable } from './route-table.ts'
import { ask, outcomeOf, send } from './send.ts'
import { worldApp } from './world-app.ts'

/** Routes that change something and are open to other origins: what comes in there is trusted nowhere. */
const EXEMPT = [
  // The app of a phone sends it; what it holds is proven by itself.
  'POST /api/age-answer.php',
  'POST /api/csp-report.php',
  // A form of our own pages for browsers without script: another site's is refused, as documents.test.ts shows.
  'POST /api/enter.php',
  'POST /api/partner-signup.php',
  'POST /api/payment-webhook.php',
  'POST /api/unsubscribe.php',
  'POST /sandbox/age/:id',
  'POST /sandbox/pay/:id',
]
const FORM = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data; boundary=b'

type Forgery = { readonly headers: Record<string, string>; readonly payload?: string }

/** What a page of another site can make a browser send, with the member's cookie and the right input. */
const FORGERIES: Readonly<Record<string, Forgery>> = {
  'from another site': { headers: { 'sec-fetch-site': 'cross-site' } },
  'from a sister site': { headers: { 'sec-fetch-site': 'same-site' } },
  'from no page at all': { headers: { 'sec-fetch-site': 'none' } },
  'with the origin null': { headers: { origin: 'null' } },
  'with a foreign origin': { headers: { origin: 'https://evil.example' } },
  'with our host in another scheme': { headers: { origin: 'https://localhost' } },
  'with our host on another port': { headers: { origin: 'http://localhost:8080' } },
  'with a name that begins like ours': { headers: { origin: 'http://localhost.evil.example' } },
  'without the request type': { headers: { 'x-request-type': '' } },
  'with another request type': { headers: { 'x-request-type': 'server' } },
  'as a form': { headers: { 'x-request-type': '', 'content-type': FORM }, payload: 'a=1' },
  'as JSON in plain text': { headers: { 'x-request-type': '', 'content-type': 'text/plain' } },
  'as JSON in plain text with the request type': { headers: { 'content-type': 'text/plain' } },
  'as a file form': { headers: { 'content-type': MULTIPART }, payload: '--b--' },
}

const { app, db, world } = await worldApp()
const caller = world.callers.free
const cookie = await cookieOf(db, caller.member!.id)
const untouched = await databaseHash(db)
const order = Object.keys(MATRIX)
const writers = [...app.endpoints.values()]
  .map(({ endpoint }) => endpoint)
  .filter(({ writes, isOpen }) => writes && !isOpen)
  .toSorted((one, other) => order.indexOf(nameOf(one)) - order.indexOf(nameOf(other)))
test('every route that is no GET is a writing endpoint or a named exception [A9]', async () => {
  const others = (await routeTable(app)).filter((route) => !route.startsWith('GET '))

  expect(others.toSorted()).toEqual(
    [...EXEMPT, ...writers.filter(({ method }) => method !== 'GET').map(nameOf)].toSorted(),
  )
})

// Before the right calls, because one of those deletes the caller.
test.each(writers.map((endpoint) => ({ route: nameOf(endpoint), endpoint })))(
  '$route is refused to every page of another site, and changes nothing [A9]',
  async ({ route, endpoint }) => {
    const isGet = endpoint.method === 'GET'
    const forgeries = Object.entries(FORGERIES).filter(
      ([, { headers }]) => !isGet || !isOnlyABody(headers),
    )

    for (const [how, { headers, payload = JSON.stringify(inputOf(route)) }] of forgeries) {
      const answer = await ask(app, {
        method: endpoint.method,
        url: endpoint.path,
        headers: { cookie, ...(isGet ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(isGet ? {} : { payload }),
      })

      expect({ how, isRefused: [403, 415].includes(answer.status) }).toEqual({
        how,
        isRefused: true,
      })
    }
    expect(await databaseHash(db)).toBe(untouched)
  },
)

test.each(writers.map((endpoint) => ({ route: nameOf(endpoint), endpoint })))(
  '$route is answered to our own page, and the database shows it [A9]',
  async ({ route, endpoint }) => {
    const { outcomes, isFleeting = false } = MATRIX[route]!
    const expected = outcomes[caller.kind]
    const own = await cookieOf(db, caller.member!.id)
    const before = await databaseHash(db)

    const answer = await send(app, endpoint, inputOf(route), {
      cookie: own,
      origin: 'http://localhost',
      'sec-fetch-site': 'same-origin',
    })

    expect(outcomeOf(answer)).toBe(expected)
    const isShown = (await databaseHash(db)) !== before
    expect(isShown || isFleeting || expected !== 200).toBe(true)
  },
)

test.each(Object.keys(MATRIX))(
  '%s lets no other origin read it or ask whether it may [A9]',
  async (route) => {
    const url = route.split(' ')[1]!.replace(':name', 'x').replace('*', '')
    const headers = {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-request-type',
    }

    const preflight = await ask(app, { method: 'OPTIONS', url, headers })
    const answer = await ask(app, { url, headers })

    expect([404, 405]).toContain(preflight.status)
    expect(namesIn(preflight).concat(namesIn(answer)).join()).not.toContain('access-control')
  },
)

function inputOf(route: string): Record<string, unknown> {
  return MATRIX[route]!.input?.({ caller, world }) ?? {}
}

function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`
}

function isOnlyABody(headers: Record<string, string>): boolean {
  return 'content-type' in headers && !('x-request-type' in headers)
}

function namesIn({ headers }: { headers: object }): string[] {
  return Object.keys(headers)
}
