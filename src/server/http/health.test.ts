import { expect, onTestFinished, test } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'

const { db } = await freshDatabase()
await makeSite(db)

async function probe(app: Awaited<ReturnType<typeof testApp>>, url: string) {
  const { statusCode, body } = await app.fastify.inject({ url, headers: { host: 'no.such.site' } })
  return [statusCode, JSON.parse(body)]
}

test('a healthy process is live and ready, whatever host the probe names', async () => {
  const app = await testApp(db)

  expect(await probe(app, '/health/live')).toEqual([200, { status: 'live' }])
  expect(await probe(app, '/health/ready')).toEqual([200, { status: 'ready' }])
})

test('a process that is leaving is live and no longer ready', async () => {
  const app = await testApp(db, { readiness: { isDraining: true } })

  expect(await probe(app, '/health/live')).toEqual([200, { status: 'live' }])
  expect(await probe(app, '/health/ready')).toEqual([503, { status: 'draining' }])
})

test('without a database it is live, not ready, and asks to come back', async () => {
  const away = connect('postgres://nobody@127.0.0.1:1/none')
  onTestFinished(() => away.destroy())
  const app = await testApp(away)

  const call = await app.fastify.inject({ url: '/api/user.php', headers: { host: 'localhost' } })

  expect(await probe(app, '/health/live')).toEqual([200, { status: 'live' }])
  expect(await probe(app, '/health/ready')).toEqual([503, { status: 'database_away' }])
  expect([call.statusCode, call.headers['retry-after'], call.json().error]).toEqual([
    503,
    '2',
    { code: 'SERVICE_UNAVAILABLE', params: { retry_after: 2 } },
  ])
})
