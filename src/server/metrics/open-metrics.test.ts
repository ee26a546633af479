import { expect, onTestFinished, test } from 'vitest'
import { searchMembers } from '#contract/search.ts'
import { getUser, logIn } from '#contract/user.ts'
import { signals } from '#server/kernel/signals.ts'
import { openLog } from '#server/kernel/log.ts'
import { systemClock } from '#server/kernel/time.ts'
import { connect, type Db } from '#server/db/connect.ts'
import { withEvents } from '#server/events/with-events.ts'
import { enqueue } from '#server/jobs/job.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { listen } from '#test/contract/listen.ts'
import { freshDatabase } from '#test/database.ts'
import { readEvents } from '#test/event-reader.ts'
import { freePort } from '#test/free-port.ts'
import { cookieOf, makeMember, makeSite, PASSWORD } from '#test/make.ts'
import { openMetrics } from './open-metrics.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)

/** The application with its figures, and a way to read them. */
async function measuredApp(measured: Db = db) {
  const app = await testApp(measured)
  const port = await freePort()
  await openMetrics({
    fastify: app.fastify,
    db: measured,
    clock: systemClock,
    log: openLog('silent'),
    version: '1.2.3',
    host: '127.0.0.1',
    port,
  })
  onTestFinished(() => app.fastify.close())
  const at = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  const read = async () => (await at('/metrics')).text()
  return { app, at, read }
}

/** The value of a line, or undefined where there is none. */
function valueOf(text: string, line: string): number | undefined {
  const found = text.split('\n').find((each) => each.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.slice(line.length))
}

test('requests are counted by route and class of status, refusals by their code [RUN-6]', async () => {
  const { app, read } = await measuredApp()
  const visitor = caller(app)
  await visitor.call(getUser, {})
  await visitor.call(logIn, { email: 'nobody@example.com', password: 'wrong' })
  await app.fastify.inject({ url: '/api/not-there.php', headers: { host: 'localhost' } })

  const text = await read()

  const asked = 'vonk_http_requests_total{method="GET",route="/api/user.php",status="2xx"}'
  const refused = 'vonk_http_requests_total{method="POST",route="/api/user.php",status="4xx"}'
  expect([valueOf(text, asked), valueOf(text, refused)]).toEqual([1, 1])
  expect(valueOf(text, 'vonk_refusals_total{code="LOGIN_FAILED"}')).toBe(1)
  expect(valueOf(text, 'vonk_security_events_total{event="login",outcome="LOGIN_FAILED"}')).toBe(1)
  expect(valueOf(text, 'vonk_http_request_seconds_count{kind="call"}')).toBeGreaterThanOrEqual(2)
  expect(text).not.toContain('not-there')
  expect(valueOf(text, 'vonk_build_info{version="1.2.3"}')).toBe(1)
})

test('statements, connections, jobs and lines are there to be watched, and the process itself [RUN-6]', async () => {
  const { app, read } = await measuredApp()
  const long = new Date(Date.now() - 60_000)
  await enqueue(db, { kind: 'mail', payload: {}, memberId: null, now: long })
  await caller(app).call(getUser, {})

  const text = await read()

  expect(valueOf(text, 'vonk_statement_seconds_count')).toBeGreaterThan(0)
  expect(valueOf(text, 'vonk_database_up')).toBe(1)
  expect(valueOf(text, 'vonk_database_connections{state="waiting"}')).toBe(0)
  expect(valueOf(text, 'vonk_jobs{kind="mail",state="waiting"}')).toBe(1)
  expect(valueOf(text, 'vonk_jobs{kind="mail",state="parked"}')).toBe(0)
  expect(valueOf(text, 'vonk_jobs_oldest_seconds{kind="mail"}')).toBeGreaterThanOrEqual(60)
  expect(valueOf(text, 'vonk_waiting{line="passwords"}')).toBe(0)
  expect(valueOf(text, 'vonk_refunds_waiting')).toBe(0)
  expect(valueOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(0)
})

test('an open stream counts until its reader leaves, and so does every event that it was told [RUN-6]', async () => {
  const { app, read } = await measuredApp()
  const port = await listen(app)
  const { id } = await makeMember(db, site.id)
  const reader = await readEvents(port, { cookie: await cookieOf(db, id) })
  await expect.poll(reader.lastId).not.toBeNull()
  const { events } = app
  await withEvents({ db, events, now: new Date() }, async (_tx, notify) =>
    notify([id], { kind: 'likes_changed' }),
  )
  await expect.poll(() => reader.heard).toHaveLength(1)

  const during = await read()
  reader.close()

  expect(valueOf(during, 'vonk_streams_open')).toBe(1)
  expect(valueOf(during, 'vonk_events_sent_total')).toBe(1)
  expect(valueOf(during, 'vonk_event_seconds_count')).toBe(1)
  await expect.poll(async () => valueOf(await read(), 'vonk_streams_open')).toBe(0)
})

test('no label leads to a person or is chosen by a stranger [RUN-6] [W6]', async () => {
  const { app, read } = await measuredApp()
  const { id, email } = await makeMember(db, site.id)
  const member = caller(app)
  await member.call(logIn, { email, password: PASSWORD })
  await member.call(searchMembers, {})
  await app.fastify.inject({
    url: '/api/user.php?utm=spread',
    method: 'PURGE' as 'GET',
    headers: { host: 'localhost', 'x-request-id': 'spread' },
  })

  const text = await read()

  expect(text).not.toMatch(new RegExp(`${id}|${email}|127\\.0\\.0\\.1|spread`, 'i'))
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/)
})

test('when the database is away the figures say so instead of failing [RUN-6]', async () => {
  const away = connect('postgres://nobody@127.0.0.1:1/none')
  onTestFinished(() => away.destroy())
  const { at } = await measuredApp(away)

  const answer = await at('/metrics')

  expect(answer.status).toBe(200)
  expect(valueOf(await answer.text(), 'vonk_database_up')).toBe(0)
  expect((await at('/')).status).toBe(404)
})

test('what nobody measures is not told, and after the end nobody listens any more [RUN-6]', async () => {
  const { app } = await measuredApp()
  const during = signals.statement.isHeard()

  await app.fastify.close()

  expect([during, signals.statement.isHeard()]).toEqual([true, false])
})
