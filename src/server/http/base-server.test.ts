import { EventEmitter, once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { InjectOptions } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { testApp } from '#test/app.ts'
import { listen } from '#test/contract/listen.ts'
import { brokenRules } from '#test/contract/passive-check.ts'
import { bytesOf } from '#test/contract/raw-answer.ts'
import { freshDatabase } from '#test/database.ts'
import { parseHttpAnswer } from '#test/http-answer.ts'
import { makeSite } from '#test/make.ts'
import { rawRequest } from '#test/raw-request.ts'
import { readConfig } from '#server/kernel/config.ts'
import { route } from './route.ts'

const { db } = await freshDatabase()
await makeSite(db)
const site = await makeSite(db)

const slow = endpoint({
  method: 'GET',
  path: '/api/slow.php',
  access: 'anyone',
  input: z.object({}),
  output: z.object({ isDone: z.boolean() }),
})

/** An application with a call that begins and ends when the test says so. */
async function appWithSlowCall() {
  const app = await testApp(db)
  const signals = new EventEmitter()
  const begun = once(signals, 'begun')
  const finished = once(signals, 'finish')
  route(app, slow, async () => {
    signals.emit('begun')
    await finished
    return { isDone: true }
  })
  return { app, begun, finish: () => signals.emit('finish') }
}

test('what is under way when the server closes is finished, and what follows on its connection is answered in full [W1]', async () => {
  const { app, begun, finish } = await appWithSlowCall()
  const socket = connect({ port: await listen(app), host: '127.0.0.1' })
  await once(socket, 'connect')
  const received = text(socket)
  socket.write(bytesOf('GET /api/slow.php', { connection: 'keep-alive' }))
  await begun

  const closed = app.fastify.close()
  const arrived = once(app.fastify.server, 'request')
  socket.write(bytesOf('GET /api/user.php'))
  await arrived
  finish()
  const bytes = await received
  await closed

  const second = bytes.lastIndexOf('HTTP/1.1 ')
  const answers = [bytes.slice(0, second), bytes.slice(second)].map((part) => {
    const answer = parseHttpAnswer({ bytes: Buffer.from(part), ended: true, method: 'GET' })!
    return { status: answer.status, headers: Object.fromEntries(answer.headers), text: answer.body }
  })
  expect(answers.map((answer) => [answer.status, answer.text])).toEqual([
    [200, '{"isDone":true}'],
    [200, '{"user":null}'],
  ])
  expect(answers.flatMap(brokenRules)).toEqual([])
})

test('a client has ten seconds for its headers and half a minute for its request, and may be silent as long', async () => {
  vi.stubEnv('DEADLINE_FACTOR', '1')
  onTestFinished(() => void vi.unstubAllEnvs())

  const { server } = (await testApp(db)).fastify

  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 30_000])
  expect([server.timeout, server.keepAliveTimeout]).toEqual([30_000, 10_000])
})

test('a request that names two hosts is refused, whichever of them is ours [W4]', async () => {
  const port = await listen(await testApp(db))
  const both = (...hosts: string[]) =>
    rawRequest(
      port,
      `GET /api/interests.php HTTP/1.1\r\n${hosts.map((host) => `Host: ${host}\r\n`).join('')}\r\n`,
    )

  const answers = [
    await both('localhost'),
    await both('localhost', 'evil.example'),
    await both('evil.example', 'localhost'),
    await both('localhost', 'localhost'),
  ]

  expect(answers.map(({ status }) => status)).toEqual([200, 400, 400, 400])
})

test('a site is found by the Host header, whatever a proxy passes on as X-Forwarded-Host [W4]', async () => {
  const config = { ...readConfig({ NODE_ENV: 'test' }), TRUSTED_PROXIES: ['127.0.0.1'] }
  const { fastify } = await testApp(db, { config })
  const get = (headers: Record<string, string>) =>
    fastify.inject({ url: '/api/interests.php', headers })

  const ours = await get({ host: 'localhost', 'x-forwarded-host': 'evil.example' })
  const other = await get({ host: 'evil.example', 'x-forwarded-host': 'localhost' })

  expect([ours.statusCode, other.statusCode]).toEqual([200, 421])
})

/** What production answers to a request that came in without TLS, by way of a proxy or not. */
async function inTheOpen(request: InjectOptions) {
  const config = { ...readConfig({ NODE_ENV: 'test' }), isProduction: true }
  const proxied = { ...config, TRUSTED_PROXIES: ['10.0.0.5'] }
  const { fastify } = await testApp(db, { config: proxied })
  const answer = await fastify.inject({ remoteAddress: '10.0.0.5', ...request })
  return [answer.statusCode, answer.headers['location']]
}
const HOME = { host: site.domain }
const FORWARDED = { ...HOME, 'x-forwarded-for': '198.51.100.7' }

test('production sends a page that was asked for without https there, and answers nothing else in the open [W4]', async () => {
  const http = { ...FORWARDED, 'x-forwarded-proto': 'http' }
  const page = '/pricing?a=1'
  const url = '/api/interests.php?a=1'

  expect(await inTheOpen({ url: page, headers: http })).toEqual([
    308,
    `https://${site.domain}${page}`,
  ])
  for (const other of [url, '/photos/a-thumb.webp', '/robots.txt'])
    expect(await inTheOpen({ url: other, headers: http })).toEqual([421, undefined])
  expect(await inTheOpen({ url: page, method: 'POST', headers: http })).toEqual([421, undefined])
  expect(await inTheOpen({ url, headers: { ...FORWARDED, 'x-forwarded-proto': 'https' } })).toEqual(
    [200, undefined],
  )
})

test('who is no proxy of ours is not believed about https, and not sent round in circles [W4]', async () => {
  const claim = { ...FORWARDED, 'x-forwarded-proto': 'https' }
  const url = '/api/interests.php'

  expect(await inTheOpen({ url, headers: claim, remoteAddress: '203.0.113.1' })).toEqual([
    421,
    undefined,
  ])
  expect(await inTheOpen({ url, headers: HOME, remoteAddress: '203.0.113.1' })).toEqual([
    421,
    undefined,
  ])
  expect(await inTheOpen({ url: '/health/live', remoteAddress: '203.0.113.1' })).toEqual([
    200,
    undefined,
  ])
})
