import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startPostgres, type EmbeddedPostgres } from '#server/db/embedded/start-postgres.ts'
import { startServer } from '#test/child-server.ts'
import { throwawayPostgres, usedFolder } from '#test/throwaway-postgres.ts'
import { freeze } from '#test/freeze.ts'
import { goFirst } from './go-first.ts'
import { asksOf, makeCallers, mixed } from './mixed-asks.ts'
import { askUntilAnswered, type Note, noteOf, steadyLoad } from './steady-load.ts'

goFirst()
vi.setConfig({ testTimeout: 60_000 })

const ANSWER_WITHIN_MS = 3_500
const BACK_WITHIN_MS = 4_000
const POOL_SIZE = 10

/** How the database goes away; it returns what brings it back. */
type GoAway = (server: EmbeddedPostgres, folder: string) => Promise<() => Promise<void> | void>

const stop: GoAway = async (server, folder) => {
  await server.stop()
  return async () => {
    const again = await startPostgres({ folder, durable: true })
    onTestFinished(() => again.stop())
  }
}

test.for<[string, GoAway, number]>([
  ['stopped', stop, 2_000],
  ['frozen', async (server) => freeze(server.pid), 5_000],
])('a database that is %s for a while costs that while and nothing else [R1]', async (outage) => {
  const [, goAway, awayMs] = outage
  const folder = await usedFolder()
  const server = await throwawayPostgres(folder, { durable: true })
  const { appUrl, ownerUrl } = server
  const product = await startServer({ DATABASE_URL: appUrl, MIGRATION_DATABASE_URL: ownerUrl })
  const callers = await makeCallers(appUrl)
  const asks = await asksOf(product.url)
  const load = steadyLoad(50, mixed(asks, callers))

  await sleep(1_000)
  const awayAt = Date.now()
  const comeBack = await goAway(server, folder)
  const goneAt = Date.now()
  const page = noteOf(asks.page(callers[0]!))
  const ready = noteOf(asks.ready())
  await sleep(awayMs)
  const backAt = Date.now()
  await comeBack()
  const firstGood = await askUntilAnswered(asks.user(callers[0]!), 15_000)
  const tookMs = Date.now() - backAt
  const notes = await load.stop()

  const slackMs = 3 * slowest([...named(notes, 'live'), ...notes.filter(endedBefore(awayAt))])
  const duringOutage = notes.filter(({ at }) => at > goneAt).filter(endedBefore(backAt))
  expect(slowest(notes)).toBeLessThan(ANSWER_WITHIN_MS + slackMs)
  expect(statuses(named(notes, 'file', 'live'))).toEqual([200])
  expectHonest(named(notes, 'api', 'write'))
  expect(statuses(named(duringOutage, 'api', 'write'))).toEqual([503])
  expectReadable(await page)
  expect((await ready).status).toBe(503)
  expect(firstGood.status).toBe(200)
  expect(tookMs).toBeLessThan(BACK_WITHIN_MS + slackMs)
  await expect.poll(() => countConnections(appUrl)).toBeLessThan(POOL_SIZE + 1)
  expect(await lostWrites(appUrl, notes)).toEqual([])
  expect(await product.stop()).toEqual({ code: 0, signal: null })
})

const named = (notes: Note[], ...names: string[]) =>
  notes.filter(({ name }) => names.some((start) => name.startsWith(start)))
const statuses = (notes: Note[]) => [...new Set(notes.map(({ status }) => status))]
const endedBefore =
  (moment: number) =>
  ({ at, ms }: Note) =>
    at + ms < moment
/** What needs nothing but the process, and all before the outage, shows how slow this machine is just now. */
const slowest = (notes: Note[]) => Math.max(...notes.map(({ ms }) => ms))

/** Whatever happens, an answer is right or says that it will be. */
function expectHonest(calls: Note[]): void {
  const refused = calls.filter(({ status }) => status !== 200)
  expect(statuses(refused)).toEqual([503])
  for (const { headers, body } of refused) {
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(JSON.parse(body)).toMatchObject({ error: { code: 'SERVICE_UNAVAILABLE' } })
  }
}

function expectReadable({ status, headers, body }: Note): void {
  expect(status).toBe(503)
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(body).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
}

/** Writes that were confirmed but are not there. */
async function lostWrites(url: string, notes: Note[]): Promise<string[]> {
  const rows = await ask<{ id: string }>(url, `select id from member where language = 'de'`)
  const stored = new Set(rows.map(({ id }) => `write ${id}`))
  const confirmed = named(notes, 'write').filter(({ status }) => status === 200)
  expect(confirmed.length).toBeGreaterThan(0)
  return confirmed.map(({ name }) => name).filter((name) => !stored.has(name))
}

async function countConnections(url: string): Promise<number> {
  const mine = `select from pg_stat_activity where application_name = 'vonk'`
  return (await ask(url, mine)).length
}

async function ask<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}
