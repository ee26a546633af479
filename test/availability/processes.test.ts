import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { atNight } from '#test/at-night.ts'
import { type ChildServer, spawnServer, startServer } from '#test/child-server.ts'
import { freshDatabase } from '#test/database.ts'
import { freePort } from '#test/free-port.ts'
import { makeConversation, makeMember, makeSite, cookieOf } from '#test/make.ts'
import { inWaves } from '#test/in-waves.ts'
import { LIMITS } from '#server/http/limiter.ts'
import { askOnAndOn, askUntilAnswered, noteOf } from './load.ts'

const STOPPED = { code: 0, signal: null }
const database = await freshDatabase()
const environment = {
  DATABASE_URL: database.url,
  MIGRATION_DATABASE_URL: database.ownerUrl,
  PROCESSES: '2',
}
const site = await makeSite(database.db)

test('one that is killed is started again, all are replaced under load without a lost request, and a signal ends them [RUN-1]', async () => {
  const server = await startProcesses()
  const [killed, ...others] = processesOf(server)
  process.kill(killed!, 'SIGKILL')
  const read = { name: 'read', url: `${server.url}/api/online.php` }
  const after = await askUntilAnswered(read)
  await expect.poll(() => newOnes(server, [killed!, ...others])).toHaveLength(1)

  const load = askOnAndOn(() => read)
  await expect.poll(load.answered).toBeGreaterThan(10)
  const before = processesOf(server)
  // Those that were started again may not serve yet, and are left alone until they do.
  await expect
    .poll(() => {
      process.kill(server.pid, 'SIGHUP')
      return processesOf(server).filter((pid) => before.includes(pid))
    })
    .toEqual([])
  const answered = load.answered()
  await expect.poll(load.answered).toBeGreaterThan(answered + 10)
  const notes = await load.stop()

  expect(after.status).toBe(200)
  expect(server.stdout()).toContain('a process ended and is started again')
  expect(notes.filter(({ status }) => status !== 200)).toEqual([])
  expect(await server.stop('SIGINT')).toEqual(STOPPED)
})

test('news, limits and figures are those of all of them, and without the one that leads them none is left [RUN-1] [RUN-6] [A10]', async () => {
  const METRICS_PORT = `${await freePort()}`
  const server = await startProcesses({ METRICS_PORT, TEST_LIMIT_FACTOR: '1' })
  const pids = processesOf(server)

  const streams = await whisperToMany(server)
  for (const heard of streams) await expect.poll(heard).toContain('typing')

  const ask = { name: 'read', url: `${server.url}/api/online.php` }
  const most = LIMITS.api_by_visitor.max
  const notes = await inWaves(Array.from({ length: most + 40 }), () => noteOf(ask))
  const statuses = notes.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(most)
  expect(statuses.filter((status) => status === 429)).toHaveLength(40)

  const figures = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
  const reads = /requests_total\{method="GET",route="\/api\/online.php",status="2xx"\} (\d+)/
  expect(Number(reads.exec(figures)?.[1])).toBe(most)
  // What each of them would count in the database is counted once.
  expect(figures).toContain('vonk_database_up 1\n')

  await server.kill()
  await expect.poll(() => pids.filter(isRunning)).toEqual([])
})

atNight(
  'what keeps the first from starting ends all of them, and is told once [RUN-1]',
  async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void taken.close())
    await once(taken, 'listening')
    const { port } = taken.address() as { port: number }

    const server = await spawnServer({ ...environment, PORT: `${port}` })

    expect(await server.exited).toEqual({ code: 1, signal: null })
    expect(server.stderr()).toBe(
      `Port ${port} is taken by another program. Stop that one, or choose another: PORT=3001 npm start\n` +
        'Process 1 did not start: what it said stands above.\n',
    )
  },
)

/** All of them: the first alone is ready a moment before. */
async function startProcesses(wishes: Record<string, string> = {}): Promise<ChildServer> {
  const server = await startServer({ ...environment, ...wishes })
  await expect.poll(server.stdout).toContain('2 processes serve')
  return server
}

/** Those that this one leads and that serve: its children run the same program. */
function processesOf({ pid }: ChildServer): number[] {
  return readdirSync('/proc').flatMap((entry) => {
    const stat = /^\d+$/.test(entry) ? contentOf(`/proc/${entry}/stat`) : ''
    const isChild = stat.slice(stat.lastIndexOf(')')).split(' ')[2] === `${pid}`
    return isChild && contentOf(`/proc/${entry}/cmdline`).includes('main.js') ? Number(entry) : []
  })
}

function isRunning(pid: number): boolean {
  return contentOf(`/proc/${pid}/stat`) !== ''
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Those that were not there before. */
function newOnes(server: ChildServer, before: readonly number[]): number[] {
  return processesOf(server).filter((pid) => !before.includes(pid))
}

/** Opens four streams of a member, by connections that go to both processes, to whom another one begins to write. */
async function whisperToMany(server: ChildServer): Promise<(() => string)[]> {
  const { db } = database
  const [noor, sem] = [await makeMember(db, site.id), await makeMember(db, site.id)]
  await makeConversation(db, noor, sem, [{ from: sem }])
  const streams = await Promise.all([1, 2, 3, 4].map(() => openStream(server, noor.id)))
  const headers = {
    cookie: await cookieOf(db, sem.id),
    'content-type': 'application/json',
    'x-request-type': 'client',
  }
  const body = JSON.stringify({ profile_id: noor.id })
  const said = await fetch(`${server.url}/api/typing.php`, { method: 'POST', headers, body })
  expect(said.status).toBe(200)
  return streams
}

/** A stream of events by a connection of its own: what was heard on it so far. */
async function openStream({ url }: ChildServer, memberId: string): Promise<() => string> {
  const ended = new AbortController()
  onTestFinished(() => ended.abort())
  const { body } = await fetch(`${url}/api/events.php`, {
    headers: { cookie: await cookieOf(database.db, memberId) },
    signal: ended.signal,
  })
  const state = { heard: '' }
  const read = async () => {
    for await (const chunk of body!.pipeThrough(new TextDecoderStream())) state.heard += chunk
  }
  read().catch(() => undefined)
  return () => state.heard
}
