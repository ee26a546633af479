import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { type EmbeddedPostgres, startPostgres } from '#server/db/embedded/start-postgres.ts'
import { rounds } from '#test/rounds.ts'
import { startServer } from '#test/child-server.ts'
import { throwawayPostgres, usedFolder } from '#test/throwaway-postgres.ts'
import { freeze } from '#test/freeze.ts'
import { asksOf, makeCallers, mixed } from './mixed-asks.ts'
import { askUntilAnswered, type Note, noteOf, askOnAndOn } from './load.ts'

const POOL_SIZE = 10
/** As many as have every kind among them several times. */
const WAVE = 60

/** How the database goes away; it returns what brings it back. */
type GoAway = (server: EmbeddedPostgres, folder: string) => Promise<() => Promise<void> | void>

const stop: GoAway = async (server, folder) => {
  await server.stop()
  return async () => {
    const again = await startPostgres({ folder, durable: true })
    onTestFinished(() => again.stop())
  }
}

/** It is away until every request of the meantime is answered: a request that waited for it would wait for ever. */
const WAYS: [string, GoAway][] = [
  ['frozen', async (server) => freeze(server.pid)],
  ['stopped', stop],
]

test.for(WAYS.slice(0, rounds({ landing: 1, night: 2 })))(
  'a database that is %s for a while costs that while and nothing else [R1]',
  async ([, goAway]) => {
    const folder = await usedFolder()
    const server = await throwawayPostgres(folder, { durable: true })
    const { appUrl, ownerUrl } = server
    const product = await startServer({
      DATABASE_URL: appUrl,
      MIGRATION_DATABASE_URL: ownerUrl,
      DEADLINE_FACTOR: '1',
    })
    const callers = await makeCallers(appUrl)
    const asks = await asksOf(product.url)
    const next = mixed(asks, callers)
    const load = askOnAndOn(next)
    await expect.poll(load.answered).toBeGreaterThan(WAVE / 2)

    const comeBack = await goAway(server, folder)
    const wave = Array.from({ length: WAVE }, (_, nth) => noteOf(next(nth)))
    const meanwhile = await Promise.all(wave)
    const page = await noteOf(asks.page(callers[0]!))
    const ready = await noteOf(asks.ready())
    await comeBack()
    const firstGood = await askUntilAnswered(asks.user(callers[0]!))
    const notes = await load.stop()

    expect(statuses(named(meanwhile, 'api', 'write'))).toEqual([503])
    expect(statuses(named([...notes, ...meanwhile], 'file', 'live'))).toEqual([200])
    expectHonest(named([...notes, ...meanwhile], 'api', 'write'))
    expectReadable(page)
    expect(ready.status).toBe(503)
    expect(firstGood.status).toBe(200)
    await expect.poll(() => countConnections(appUrl)).toBeLessThan(POOL_SIZE + 1)
    expect(await lostWrites(appUrl, notes)).toEqual([])
    expect(await product.stop()).toEqual({ code: 0, signal: null })
  },
)

const named = (notes: Note[], ...names: string[]) =>
  notes.filter(({ name }) => names.some((start) => name.startsWith(start)))
const statuses = (notes: Note[]) => [...new Set(notes.map(({ status }) => status))]

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
