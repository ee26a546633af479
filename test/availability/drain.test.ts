import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { atNight } from '#test/at-night.ts'
import { type ChildServer, type Exit, startServer } from '#test/child-server.ts'
import { freshDatabase } from '#test/database.ts'
import { cookieOf, makeMember, makeSite } from '#test/make.ts'
import { quietTime } from '#test/quiet-time.ts'
import { rounds } from '#test/rounds.ts'
import { askUntilAnswered, noteOf, askOnAndOn, BREATH_MS } from './load.ts'

const STOPPED = { code: 0, signal: null }
const RESTARTS = rounds({ landing: 1, night: 3 })
const database = await freshDatabase()
const environment = { DATABASE_URL: database.url, MIGRATION_DATABASE_URL: database.ownerUrl }
const site = await makeSite(database.db)

test('a server that is told to stop says so first, and answers all that it has begun [R3]', async () => {
  const server = await startServer({ ...environment, DRAIN_NOTICE_MS: '5000' })
  const read = { name: 'read', url: `${server.url}/api/online.php` }
  const load = askOnAndOn(() => read)
  const slow = await beginWrite(server)
  await expect.poll(load.answered).toBeGreaterThan(10)

  const toldAt = Date.now()
  const ended = { as: null as Exit | null }
  void server.stop().then((exit) => (ended.as = exit))
  await expect.poll(() => readiness(server), { interval: 10 }).toBe('draining')
  const whileDraining = await noteOf(read)
  await expect.poll(() => readiness(server)).toBe('gone')
  const slowAnswer = await slow.finish()
  const notes = await load.stop()

  // The client would keep its connection for another request, and the server for longer than is waited for here.
  await expect.poll(() => ended.as).toEqual(STOPPED)
  expect(whileDraining.status).toBe(200)
  expect(slowAnswer).toMatch(/^HTTP\/1\.1 200 /)
  const begun = notes.filter(({ at }) => at < toldAt)
  expect(begun.filter(({ status }) => status !== 200)).toEqual([])
  expect(notes.filter(({ status }) => ![200, 503, 0].includes(status))).toEqual([])
})

atNight('a client that never comes to an end cannot keep a server from stopping [R3]', async () => {
  const server = await startServer({ ...environment, DEADLINE_FACTOR: '1' })
  const { isOpen } = await beginWrite(server)

  expect(isOpen()).toBe(true)
  expect(await server.stop()).toEqual(STOPPED)
})

test('restarts under load cost a client that tries again nothing, and no confirmed write [R3]', async () => {
  const first = await startServer(environment)
  const { port } = first
  const load = startRetryingLoad(first.url)

  let server = first
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    const before = load.confirmed.length
    await expect.poll(() => load.confirmed.length).toBeGreaterThan(before + 3)
    expect(await server.stop()).toEqual(STOPPED)
    server = await startServer({ ...environment, PORT: `${port}` })
  }
  const statuses = await load.stop()

  expect(statuses).toEqual([200])
  const stored = await database.db
    .selectFrom('member')
    .select('id')
    .where('language', '=', 'de')
    .execute()
  expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining(load.confirmed))
})

/** A write whose last byte is yet to be sent. */
async function beginWrite({ port }: ChildServer) {
  const { id } = await makeMember(database.db, site.id)
  const body = '{"language":"de"}'
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  const head = [
    'PUT /api/user.php HTTP/1.1',
    `host: 127.0.0.1:${port}`,
    'content-type: application/json',
    'x-request-type: client',
    `content-length: ${body.length}`,
    `cookie: ${await cookieOf(database.db, id)}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, -1)}`)
  const answer = once(socket, 'data').then(([chunk]) => String(chunk))
  return {
    isOpen: () => socket.writable,
    finish: () => {
      socket.write(body.slice(-1))
      return answer
    },
  }
}

async function readiness({ url }: ChildServer): Promise<string> {
  return fetch(`${url}/health/ready`).then(
    async (answer) => ((await answer.json()) as { status: string }).status,
    () => 'gone',
  )
}

/** Clients that read and write one after the other and try again when there is no answer. */
function startRetryingLoad(url: string) {
  const state = { isOver: false }
  const statuses = new Set<number>()
  const confirmed: string[] = []

  async function client(): Promise<void> {
    while (!state.isOver) {
      const { id } = await makeMember(database.db, site.id)
      const cookie = await cookieOf(database.db, id)
      const headers = { cookie, 'content-type': 'application/json', 'x-request-type': 'client' }
      const init = { method: 'PUT', headers, body: '{"language":"de"}' }
      const ask = { name: 'write', url: `${url}/api/user.php`, init }
      const { status } = await askUntilAnswered(ask)
      statuses.add(status)
      if (status === 200) confirmed.push(id)
      await quietTime(BREATH_MS)
    }
  }
  const clients = [client(), client(), client(), client()]
  return {
    confirmed,
    async stop() {
      state.isOver = true
      await Promise.all(clients)
      return [...statuses]
    },
  }
}
