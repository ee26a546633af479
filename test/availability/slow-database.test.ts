import { expect, onTestFinished, test, vi } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { CLIENT, testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { startFaultProxy } from '#test/fault-proxy.ts'
import { cookieOf, makeMember, makeSite } from '#test/make.ts'
import { trueDeadlines } from '#test/true-deadlines.ts'

trueDeadlines()

/** Settings are read anew after a second. */
const KEPT_MS = 1_000
const { db, url } = await freshDatabase()
const site = await makeSite(db)
const member = await makeMember(db, site.id)

test('a database that answers slowly is not waited for longer than one that is gone [R1]', async () => {
  const { proxy, ask } = await appBehindProxy()
  const before = () => ask('/api/user.php').then(({ status }) => status)
  await expect.poll(before).toBe(200)

  // Each statement is in time, and all of them together are not.
  proxy.latency(700)
  const slow = await ask('/api/user.php')
  proxy.heal()

  expect(slow).toEqual({ status: 503, retryAfter: '2', code: 'SERVICE_UNAVAILABLE' })
  await expect.poll(before).toBe(200)
})

test('what is known of a site is told at once while the database is silent [R1]', async () => {
  const { proxy, ask } = await appBehindProxy()
  const known = () => ask('/api/interests.php', null).then(({ status }) => status)
  await expect.poll(known).toBe(200)
  proxy.stall()
  letTimePass(KEPT_MS)

  // Silent until the end of the test: a request that waited for it would not be answered.
  await expect.poll(known).toBe(200)
  await expect.poll(known).toBe(200)
})

/** For what measures how old something is; timers wait as before. */
function letTimePass(ms: number): void {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.advanceTimersByTime(ms)
}

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
    const headers = session === null ? CLIENT : { ...CLIENT, cookie: session }
    const answer = await app.fastify.inject({ url: path, headers })
    return {
      status: answer.statusCode,
      retryAfter: answer.headers['retry-after'],
      code: (answer.json() as { error?: { code: string } }).error?.code,
    }
  }
  return { proxy, ask }
}
