import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from '#server/kernel/config.ts'
import { openLog } from '#server/kernel/log.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { pagePolicy } from './security-headers.ts'

const { db } = await freshDatabase()
await makeSite(db)
const lines: string[] = []
const app = await testApp(db, { log: openLog('warn', { write: (line) => void lines.push(line) }) })

function report(payload: string, type = 'application/csp-report', { fastify } = app) {
  const headers = { host: 'localhost', 'content-type': type }
  return fastify.inject({ method: 'POST', url: '/api/csp-report.php', headers, payload })
}

test.each([
  ['https://evil.example/a/secret?q=1', 'https://evil.example'],
  ['inline', 'inline'],
  ['data:text/html,secret', 'data:'],
  ['a secret that is no address', ''],
])('of the blocked address %s only %s is logged', async (blocked, logged) => {
  const { statusCode } = await report(
    JSON.stringify({
      'csp-report': { 'violated-directive': "img-src 'self' secret", 'blocked-uri': blocked },
    }),
  )

  expect(statusCode).toBe(204)
  expect(JSON.parse(lines.at(-1)!)).toMatchObject({ directive: 'img-src', blocked: logged })
  expect(lines.join('')).not.toContain('secret')
})

test('of reports in the newer form each is logged, with the rule and the origin alone', async () => {
  const violation = (effectiveDirective: string, blockedURL: string) => ({
    type: 'csp-violation',
    age: 3,
    url: 'https://vonk.example/reset?token=secret',
    body: { effectiveDirective, blockedURL, sample: 'secret', sourceFile: 'secret' },
  })
  const before = lines.length

  const { statusCode } = await report(
    JSON.stringify([
      violation('script-src-elem', 'https://evil.example/secret.js'),
      { type: 'deprecation', body: { id: 'secret' } },
      violation('style-src-attr', 'inline'),
    ]),
    'application/reports+json',
  )

  expect(statusCode).toBe(204)
  expect(lines.slice(before).map((line) => JSON.parse(line) as object)).toMatchObject([
    { directive: 'script-src-elem', blocked: 'https://evil.example' },
    { directive: 'style-src-attr', blocked: 'inline' },
  ])
  expect(lines.join('')).not.toContain('secret')
})

test.each([
  '{}',
  'null',
  '[]',
  '1',
  '{"csp-report":null}',
  '{"csp-report":"text"}',
  '{"csp-report":{"violated-directive":{"toString":1},"blocked-uri":{"toString":1}}}',
  `{"csp-report":{"blocked-uri":${'['.repeat(5000)}${']'.repeat(5000)}}}`,
])('a report that is none is taken without harm: %s [ERR-3]', async (payload) => {
  expect((await report(payload.slice(0, 12_000))).statusCode).toBe(204)
})

test.each([
  ['{', 'application/csp-report', 400],
  ['{"__proto__":{"a":1}}', 'application/csp-report', 400],
  [`"${'x'.repeat(17_000)}"`, 'application/csp-report', 413],
  ['a=1', 'application/x-www-form-urlencoded', 415],
])('%s as %s is refused with %i [ERR-3]', async (payload, type, status) => {
  expect((await report(payload, type)).statusCode).toBe(status)
})

test('a network may report 30 times in five minutes [A10]', async () => {
  const config = readConfig({ NODE_ENV: 'test' })
  const now = new Date()
  const strict = await testApp(db, { config, clock: () => now })
  for (let taken = 1; taken < 30; taken += 1) {
    await strict.limiter.take('csp_report', { ip: '127.0.0.1' }, now)
  }

  const [last, tooMany] = [
    await report('{}', undefined, strict),
    await report('{}', undefined, strict),
  ]

  expect([last.statusCode, tooMany.statusCode]).toEqual([204, 429])
  expect(tooMany.headers['retry-after']).toBe('300')
})

test('a page may make the one policy of trusted types that its scripts make, and no other [W2]', () => {
  const policy = pagePolicy({ nonce: 'n', images: '', isHot: false })
  const made = readFileSync('src/web/browser/use-worker.ts', 'utf8')

  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types service-worker;")
  expect(made.match(/createPolicy\('([\w-]+)'/)?.[1]).toBe('service-worker')
})
