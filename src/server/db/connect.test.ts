import { type ControlledTransaction, sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { freeze } from '#test/freeze.ts'
import { throwawayPostgres, usedFolder } from '#test/throwaway-postgres.ts'
import { connect, type ConnectOptions, type Db, type Tx } from './connect.ts'
import { isDatabaseAway } from './errors.ts'
import { requireDurability } from './safeguards.ts'
import type { Tables } from './tables.ts'

const database = await freshDatabase()

test('a frozen server is answered for in time, and works again as soon as it thaws [R1]', async () => {
  const server = await throwawayPostgres(await usedFolder())
  const db = openInTime(server.appUrl)
  await untilAnswered(() => Promise.all(Array.from({ length: 4 }, () => backendOf(db))))
  const transaction = await untilAnswered(() => db.startTransaction().execute())

  // It stays frozen until every query is answered: only time can have answered them.
  const thaw = freeze(server.pid)
  const outcomes: boolean[] = []
  const asked = [finish(transaction), ...Array.from({ length: 30 }, () => backendOf(db))]
  for (const answer of asked) void noteAway(answer, outcomes)
  await expect.poll(() => outcomes).toEqual(asked.map(() => true))
  thaw()

  expect(await untilAnswered(() => backendOf(db))).toBeGreaterThan(0)
})

test('a connection that does not answer is replaced by one that does [R1]', async () => {
  const server = await throwawayPostgres(await usedFolder())
  const db = openInTime(server.appUrl, { max: 1, statementMs: 50 })
  const frozen = await untilAnswered(() => backendOf(db))

  process.kill(frozen, 'SIGSTOP')
  onTestFinished(() => void process.kill(frozen, 'SIGCONT'))
  const late = await backendOf(db).catch((error: unknown) => error)

  expect(isDatabaseAway(late)).toBe(true)
  expect(await untilAnswered(() => backendOf(db))).not.toBe(frozen)
})

test('a server that is gone is answered for at once [R1]', async () => {
  const server = await throwawayPostgres(await usedFolder())
  const onLost = vi.fn<(error: Error) => void>()
  const db = open(server.appUrl, { onLost })
  await backendOf(db)

  await server.stop()
  await expect.poll(() => onLost).toHaveBeenCalledOnce()
  const error = await backendOf(db).catch((reason: unknown) => reason)

  expect(isDatabaseAway(error)).toBe(true)
  // No query waited until a time was over.
  expect(error).toMatchObject({ code: 'ECONNREFUSED' })
})

test('every connection has time-outs [R1]', async () => {
  const { Pool } = pg
  const made = vi.spyOn(pg, 'Pool').mockImplementation(function pool(config) {
    return new Pool(config)
  })
  onTestFinished(() => made.mockRestore())
  const db = openInTime(database.url)

  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings
    where name in ('statement_timeout', 'idle_in_transaction_session_timeout') order by name`.execute(
    db,
  )

  expect(rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', setting: '5000' },
    { name: 'statement_timeout', setting: '2500' },
  ])
  expect(made).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ connectionTimeoutMillis: 2_000, query_timeout: 3_000 }),
  )
})

test('a statement that takes too long is ended, and its connection serves on', async () => {
  const db = open(database.url, { max: 1, statementMs: 50 })
  const backend = await untilAnswered(() => backendOf(db))

  const slow = await sql`select pg_sleep(60)`.execute(db).catch((error: unknown) => error)

  expect(slow).toMatchObject({ code: '57014' })
  expect(isDatabaseAway(slow)).toBe(true)
  expect(await untilAnswered(() => backendOf(db))).toBe(backend)
})

test('an idle connection that is lost is replaced', async () => {
  const onLost = vi.fn<(error: Error) => void>()
  const db = open(database.url, { onLost })
  const backend = await backendOf(db)

  await endBackend(backend)
  await expect.poll(() => onLost.mock.calls).toHaveLength(1)

  expect(await backendOf(db)).not.toBe(backend)
})

test('a connection that is lost between two statements of a transaction fails that transaction alone', async () => {
  const db = open(database.url)

  const outcome = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    const pid = rows[0]?.pid ?? 0
    await endBackend(pid)
    await expect.poll(() => isThere(pid)).toBe(false)
    await sql`select 1`.execute(tx)
  })

  await expect(outcome).rejects.toSatisfy(isDatabaseAway)
  expect(await backendOf(db)).toBeGreaterThan(0)
})

test('big numbers come as numbers, dates and amounts as texts', async () => {
  const { rows } = await sql`
    select 42::int8 as id, count(*) as count, '2001-02-28'::date as born, 1.50::numeric as amount,
      array[1, null]::int8[] as ids, array['2001-02-28', null]::date[] as days`.execute(database.db)

  expect(rows).toEqual([
    {
      id: 42,
      count: 1,
      born: '2001-02-28',
      amount: '1.50',
      ids: [1, null],
      days: ['2001-02-28', null],
    },
  ])
  expect(pg.types.getTypeParser(pg.types.builtins.INT8)('42')).toBe('42')
})

test('a server that may forget what it confirmed is refused [C2]', async () => {
  const careless = open(
    `${database.url}?options=${encodeURIComponent('-c synchronous_commit=off')}`,
  )

  await expect(requireDurability(careless)).rejects.toThrow(/synchronous_commit.* switched off/)
})

function open(url: string, options?: ConnectOptions): Db {
  const db = connect(url, options)
  onTestFinished(() => db.destroy())
  return db
}

/** With the deadlines that the product has: they are settled when one connects. */
function openInTime(url: string, options?: ConnectOptions): Db {
  vi.stubEnv('DEADLINE_FACTOR', '1')
  try {
    return open(url, options)
  } finally {
    vi.unstubAllEnvs()
  }
}

async function backendOf(db: Db | Tx): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return rows[0]?.pid ?? 0
}

/** On a machine that is busy even the quickest statement may take longer than it is allowed to here. */
async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const state: { answer?: Answer } = {}
  await expect.poll(async () => (state.answer = await ask())).toBeDefined()
  return state.answer!
}

async function finish(transaction: ControlledTransaction<Tables>): Promise<void> {
  try {
    await backendOf(transaction)
  } finally {
    await transaction.rollback().execute()
  }
}

async function endBackend(pid: number): Promise<void> {
  await sql`select pg_terminate_backend(${pid})`.execute(database.db)
}

async function isThere(pid: number): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity where pid = ${pid}`.execute(database.db)
  return rows.length > 0
}

/** Notes whether an answer says that the database is away. */
async function noteAway(answer: Promise<unknown>, outcomes: boolean[]): Promise<void> {
  const error = await answer.catch((reason: unknown) => reason)
  outcomes.push(isDatabaseAway(error))
}
