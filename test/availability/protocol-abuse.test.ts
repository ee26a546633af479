import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { rawRequest } from '#test/raw-request.ts'

const { db } = await freshDatabase()
await makeSite(db)
const { fastify } = await testApp(db)
const address = await fastify.listen({ host: '127.0.0.1', port: 0 })

const line = 'GET /api/online.php HTTP/1.1'
const json = 'content-type: application/json\r\nx-request-type: client'

test.for<[string, number[], string]>([
  ['more than 64 KiB of JSON', [413], post(json, JSON.stringify({ email: 'x'.repeat(65_536) }))],
  [
    'a length and chunks at once',
    [400],
    post(`${json}\r\ntransfer-encoding: chunked`, '0\r\n\r\n'),
  ],
  ['TRACE', [400, 405], get('TRACE / HTTP/1.1')],
  ['a method nobody knows', [400, 405], get('BREW /coffee HTTP/1.1')],
  ['a hundred ranges', [400, 416], get(line, `range: bytes=${'0-1,'.repeat(99)}0-1`)],
  ['a hundred Range headers', [400, 416], get(line, ...many(100, 'range: bytes=0-1'))],
  ['a thousand headers', [400, 431], get(line, ...many(1_000, 'x-more: 1'))],
  ['headers of 20 KiB', [431], get(line, `x-long: ${'x'.repeat(20_480)}`)],
])('%s is refused, and the server lives on [W5]', async ([, statuses, bytes]) => {
  const answer = await rawRequest(Number(new URL(address).port), bytes)

  expect(statuses).toContain(answer.status)
  expect((await fetch(`${address}/api/online.php`)).status).toBe(200)
})

function get(first: string, ...headers: string[]): string {
  return `${[first, 'host: localhost', ...headers].join('\r\n')}\r\n\r\n`
}

function post(headers: string, body: string): string {
  const first = `POST /api/user.php HTTP/1.1\r\nhost: localhost\r\n${headers}`
  return `${first}\r\ncontent-length: ${body.length}\r\n\r\n${body}`
}

function many(count: number, header: string): string[] {
  return Array<string>(count).fill(header)
}
