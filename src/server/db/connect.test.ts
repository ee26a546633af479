import { setTimeout as sleep } from 'node:timers/promises'
import { type ControlledTransaction, sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { freeze } from '#test/freeze.ts'
import { throwawayPostgres, usedFolder } from '#test/throwaway-postgres.ts'
import { connect, type ConnectOptions, type Db, type Tx } from './connect.ts'
import { isDatabaseAway } from './is-database-away.ts'
import { requireDurability } from './require-durability.ts'
import type { Tables } from './tables.ts'

const database = await freshDatabase()

test('a frozen server is answered for in time, and works again as soon as it thaws [R1]', async () => {
  const server = await throwawayPostgres(await usedFolder())
  const db = open(server.appUrl)
  await Promise.all(Array.from({ length: 4 }, () => backendOf(db, 0.2)))
  const transaction = await db.startTransaction().execute()

  const frozenAt = Date.now()
  const thaw = freeze(server.pid)
  const unfinished = finish(transaction)
  const queries = Array.from({ length: 30 }, () => backendOf(db))
  const outcomes = await Promise.allSettled([...queries, unfinished])
  const answeredAfter = Date.now() - frozenAt
  thaw()
  const thawedAt = Date.now()
  await vi.waitFor(() => backendOf(db), { timeout: 3_000, interval: 20 })

  expect(outcomes.every(isAway)).toBe(true)
  expect(answeredAfter).toBeLessThan(4_500)
  expect(Date.now() - thawedAt).toBeLessThan(2_000)
})

test('a connection that does not answer is replaced by one that does [R1]', async () => {
  const server = await throwawayPostgres(await usedFolder())
  const db = open(server.appUrl, { max: 1, statementMs: 50 })
  const frozen = await backendOf(db)

  process.kill(frozen, 'SIGSTOP')
  onTestFinished(() => void process.kill(frozen, 'SIGCONT'))
  const late = await backendOf(db).catch((error: unknown) => error)

  expect(isDatabaseAway(late)).toBe(true)
  expect(await backendOf(db)).not.toBe(frozen)
})

test('a server that is gone is answered for at once [R1]', async () => {
  const server = await throwawayPostgres(await usedFolder())
  const onLost = vi.fn<(error: Error) => void>()
  const db = open(server.appUrl, { onLost })
  await backendOf(db)

  await server.stop()
  await expect.poll(() => onLost).toHaveBeenCalledOnce()
  const startedAt = Date.now()
  const error = await backendOf(db).catch((reason: unknown) => reason)

  expect(isDatabaseAway(error)).toBe(true)
  expect(Date.now() - startedAt).toBeLessThan(500)
})

test('every connection has time-outs [R1]', async () => {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings
    where name in ('statement_timeout', 'idle_in_transaction_session_timeout') order by name`.execute(
    database.db,
  )

  expect(rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', setting: '5000' },
    { name: 'statement_timeout', setting: '2500' },
  ])
})

test('a statement that takes too long is ended, and its connection serves on', async () => {
  const db = open(database.url, { max: 1, statementMs: 50 })
  const backend = await backendOf(db)

  const slow = await sql`select pg_sleep(9)`.execute(db).catch((error: unknown) => error)

  expect(slow).toMatchObject({ code: '57014' })
  expect(isDatabaseAway(slow)).toBe(true)
  expect(await backendOf(db)).toBe(backend)
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
    await endBackend(rows[0]?.pid ?? 0)
    await sleep(50)
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

async function backendOf(db: Db | Tx, busySeconds = 0): Promise<number> {
  const { rows } = await sql<{
    pid: number
  }>`select pg_backend_pid() as pid, pg_sleep(${busySeconds})`.execute(db)
  return rows[0]?.pid ?? 0
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

function isAway(outcome: PromiseSettledResult<unknown>): boolean {
  return outcome.status === 'rejected' && isDatabaseAway(outcome.reason)
}
