import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { CLIENT, testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { startFaultProxy } from '#test/fault-proxy.ts'
import { cookieOf, makeMember, makeSite } from '#test/make.ts'

const KEPT_MS = 1_050
const { db, url } = await freshDatabase()
const site = await makeSite(db)
const member = await makeMember(db, site.id)

test('a database that answers slowly is not waited for longer than one that is gone [R1]', async () => {
  const { proxy, ask } = await appBehindProxy()
  const before = await ask('/api/user.php')
  proxy.latency(700)

  const slow = await ask('/api/user.php')
  proxy.heal()
  const after = await ask('/api/user.php')

  expect([before.status, slow.status, after.status]).toEqual([200, 503, 200])
  expect(slow).toMatchObject({ retryAfter: '2', code: 'SERVICE_UNAVAILABLE' })
  expect(slow.ms).toBeLessThan(3_500)
})

test('what is known of a site is told at once while the database is silent [R1]', async () => {
  const { proxy, ask } = await appBehindProxy()
  await ask('/api/interests.php', null)
  proxy.stall()
  await sleep(KEPT_MS)

  const first = await ask('/api/interests.php', null)
  const second = await ask('/api/interests.php', null)

  expect([first.status, second.status]).toEqual([200, 200])
  expect(first.ms + second.ms).toBeLessThan(2_500)
})

/** The application with a database behind a wire that can be spoilt. */
async function appBehindProxy() {
  const { hostname, port } = new URL(url)
  const proxy = await startFaultProxy({ host: hostname, port: Number(port) })
  const spoilt = connect(Object.assign(new URL(url), { port: proxy.port }).href)
  onTestFinished(async () => {
    proxy.heal()
    await spoilt.destroy()
    await proxy.close()
  })
  const app = await testApp(spoilt)
  const cookie = await cookieOf(db, member.id)

  async function ask(path: string, session: string | null = cookie) {
    const startedAt = Date.now()
    const headers = session === null ? CLIENT : { ...CLIENT, cookie: session }
    const answer = await app.fastify.inject({ url: path, headers })
    return {
      ms: Date.now() - startedAt,
      status: answer.statusCode,
      retryAfter: answer.headers['retry-after'],
      code: (answer.json() as { error?: { code: string } }).error?.code,
    }
  }
  return { proxy, ask }
}
