import { once } from 'node:events'
import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { Refusal } from '#contract/refusals.ts'
import { route } from '#server/http/route.ts'
import { cookieOf } from '#test/make.ts'
import { listen } from './listen.ts'
import { brokenRules, RULE_COUNT } from './passive-check.ts'
import { bytesOf, rawAnswer } from './raw-answer.ts'
import { STUB_FILE } from './stub-pages.ts'
import { worldApp } from './world-app.ts'

const { app, db, world } = await worldApp()
const sample = endpoint({
  method: 'GET',
  path: '/api/sample.php',
  access: 'anyone',
  input: z.object({ fail: z.enum(['yes', 'away', 'often']) }),
  output: z.object({}),
})
route(app, sample, async ({ input }) => {
  if (input.fail === 'away') throw new Refusal('SERVICE_UNAVAILABLE', { retry_after: 2 })
  if (input.fail === 'often') throw new Refusal('RATE_LIMITED', { retry_after: 9 })
  throw new Error('inside')
})
const port = await listen(app)
const cookie = await cookieOf(db, world.callers.free.member!.id)
const leaving = await cookieOf(db, world.callers.premium.member!.id)
const json = { 'content-type': 'application/json' }
const photo = `/photos/${world.photos.get(world.callers.free.target.id)}-card.webp`

const ANSWERS: readonly [string, number, string | Uint8Array][] = [
  ['a call', 200, bytesOf('GET /api/user.php', { cookie })],
  ['a login that fails', 400, bytesOf('POST /api/user.php', json, '{}')],
  ['a logout', 200, bytesOf('GET /api/logout.php', { cookie: leaving })],
  ['a foreign page', 403, bytesOf('GET /api/logout.php', { origin: 'https://evil.example' })],
  ['an unknown call', 404, bytesOf('GET /api/unknown.php')],
  ['another method', 405, bytesOf('DELETE /api/user.php')],
  ['a preflight', 405, bytesOf('OPTIONS /api/user.php', { origin: 'https://evil.example' })],
  ['a head of a call', 405, bytesOf('HEAD /api/user.php')],
  ['a trace', 405, bytesOf('TRACE /')],
  ['a method of other protocols', 405, bytesOf('PROPFIND /')],
  ['a large body', 413, bytesOf('POST /api/user.php', json, 'x'.repeat(70_000))],
  ['a form', 415, bytesOf('POST /api/user.php', { 'content-type': 'text/plain' }, 'a=1')],
  ['an unknown host', 421, bytesOf('GET /', { host: 'evil.example' })],
  ['too many', 429, bytesOf('GET /api/sample.php?fail=often')],
  ['a failure', 500, bytesOf('GET /api/sample.php?fail=yes')],
  ['a database away', 503, bytesOf('GET /api/sample.php?fail=away')],
  ['the description', 200, bytesOf('GET /api/openapi.json')],
  ['a report', 204, bytesOf('POST /api/csp-report.php', json, '{}')],
  ['health', 200, bytesOf('GET /health/live')],
  ['unknown health', 421, bytesOf('GET /health/other', { host: 'evil.example' })],
  ['a file', 200, bytesOf(`GET ${STUB_FILE}`)],
  ['a part of a file', 206, bytesOf(`GET ${STUB_FILE}`, { range: 'bytes=0-1' })],
  ['a part beyond a file', 400, bytesOf(`GET ${STUB_FILE}`, { range: 'bytes=999-' })],
  ['no file', 404, bytesOf('GET /assets/none.js')],
  ['a climb out of the files', 404, bytesOf('GET /assets/..%2f..%2fetc/passwd')],
  ['a photo', 200, bytesOf(`GET ${photo}`)],
  ['the head of a photo', 200, bytesOf(`HEAD ${photo}`)],
  ['no photo', 404, bytesOf('GET /photos/none.webp')],
  ['a photo with a name too long', 404, bytesOf(`GET /photos/${'x'.repeat(300)}`)],
  ['a page', 200, bytesOf('GET /pricing', { cookie })],
  ['the head of a page', 200, bytesOf('HEAD /pricing')],
  ['a page of a visitor', 200, bytesOf('GET /pricing')],
  ['a page in another language', 200, bytesOf('GET /pricing?lang=de')],
  ['a page with a slash too many', 301, bytesOf('GET /pricing/')],
  ['only slashes', 301, bytesOf('GET //')],
  ['slashes and a host', 301, bytesOf('GET //evil.example/')],
  ['a post to a page', 405, bytesOf('POST /pricing', json, '{}')],
  ['a missing file of another kind', 404, bytesOf('GET /wp-login.php')],
  ['robots', 200, bytesOf('GET /robots.txt')],
  ['a sitemap', 200, bytesOf('GET /sitemap.xml')],
  ['an address that cannot be read', 400, bytesOf('GET /%')],
  ['an address that climbs', 200, bytesOf('GET /health/../pricing')],
  ['a whole address', 200, bytesOf('GET http://localhost/pricing')],
  ['no address', 405, bytesOf('OPTIONS *')],
  ['no host', 421, 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n'],
  ['no host in old HTTP', 421, 'GET / HTTP/1.0\r\n\r\n'],
  ['an odd expectation', 200, bytesOf('GET /pricing', { expect: 'the-unexpected' })],
  ['garbage', 400, Uint8Array.of(0xff, 0xfe, 0x0d, 0x0a, 0x0d, 0x0a)],
  ['an unknown method', 400, bytesOf('FLY /')],
  ['a line feed in a header', 400, 'GET / HTTP/1.1\r\nhost: localhost\r\na: b\nc\r\n\r\n'],
  [
    'two lengths',
    400,
    bytesOf('POST /api/user.php', { 'transfer-encoding': 'chunked' }, '0\r\n\r\n'),
  ],
  ['long headers', 431, bytesOf('GET /', { cookie: 'x'.repeat(20_000) })],
]

test('there are at least 25 rules [W1]', () => {
  expect(RULE_COUNT).toBeGreaterThanOrEqual(25)
})

test.each(ANSWERS)('%s is answered %i with every header [W1]', async (_, status, bytes) => {
  const answer = await rawAnswer(port, bytes)

  expect([answer.status, brokenRules(answer)]).toEqual([status, []])
})

test('a request that never ends is refused with every header [W1]', async () => {
  const connection = once(app.fastify.server, 'connection') as Promise<[Socket]>
  const bytes = rawAnswer(port, 'GET / HTTP/1.1\r\n')
  const [socket] = await connection
  const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  app.fastify.server.emit('clientError', late, socket)

  const answer = await bytes

  expect([answer.status, brokenRules(answer)]).toEqual([408, []])
  expect(JSON.parse(answer.text).error.code).toBe('REQUEST_TIMEOUT')
})
