import { expect, test } from 'vitest'
import { openLog } from '#server/kernel/log.ts'
import { cookieOf, PASSWORD } from '#test/make.ts'
import { listen } from './listen.ts'
import { bytesOf, rawAnswer } from './raw-answer.ts'
import { ask } from './send.ts'
import { worldApp } from './world-app.ts'

const lines: string[] = []
const { app, db, world } = await worldApp({
  log: openLog('debug', { write: (line) => void lines.push(line) }),
})
const port = await listen(app)

test('a password, a token, an address and a position never reach the log [W6]', async () => {
  const { member } = world.callers.free
  const cookie = await cookieOf(db, member!.id)
  const token = cookie.split('=')[1]!
  const canaries = [
    'canary-pass-1',
    'canary@example.com',
    '52.123456',
    '4.654321',
    'canary-key',
    PASSWORD,
    member!.email,
    token,
  ]
  const login = (input: object) =>
    ask(app, { method: 'POST', url: '/api/user.php', payload: input })
  const json = { 'content-type': 'application/json' }

  await login({ email: 'canary@example.com', password: 'canary-pass-1' })
  await login({ email: member!.email, password: PASSWORD })
  await login({ email: 'canary@example.com', password: 'canary-pass-1', 'canary-key': 1 })
  await ask(app, { url: '/api/user.php', headers: { cookie, authorization: 'Bearer canary-key' } })
  for (const query of ['lat=52.123456&lon=4.654321', 'lat=52.123456&lon=x', 'lat=0&lon=4.654321']) {
    await ask(app, { url: `/api/geocode.php?${query}` })
    await ask(app, { url: `/api/unknown.php?${query}` })
    await ask(app, { url: `/pricing?${query}&email=canary@example.com` })
    await rawAnswer(port, bytesOf(`GET /%?${query}`))
  }
  await rawAnswer(port, bytesOf('POST /api/user.php', json, '{"password":"canary-pass-1"'))
  await rawAnswer(port, bytesOf('GET /', { cookie: `session=${token}${'x'.repeat(20_000)}` }))
  await ask(app, {
    method: 'POST',
    url: '/api/csp-report.php',
    payload: {
      'csp-report': {
        'document-uri': 'http://localhost/reset?token=canary-key',
        'blocked-uri': 'https://evil.example/canary-key?email=canary@example.com',
        'violated-directive': 'img-src',
      },
    },
  })

  const logged = lines.join('')
  expect(logged).toContain('"path":"/api/geocode.php"')
  expect(logged).toContain('https://evil.example')
  expect(canaries.filter((canary) => logged.includes(canary))).toEqual([])
})
