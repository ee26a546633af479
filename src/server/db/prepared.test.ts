import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { connect, type ConnectOptions, type Db, transact, type Tx } from './connect.ts'
import { builtOnce, PLANNED_EACH_TIME } from './prepared.ts'

const database = await freshDatabase()

test('what is asked again and again is prepared once on a connection, whatever its values', async () => {
  const db = open({ max: 1 })

  for (let nth = 0; nth < 6; nth += 1) expect(await double(db, nth)).toBe(2 * nth)

  expect(await preparedOn(db, 'doubled')).toBe(1)
})

test('what is asked once or twice is not prepared', async () => {
  const db = open({ max: 1 })

  await double(db, 1)
  await double(db, 2)

  expect(await preparedOn(db, 'doubled')).toBe(0)
})

test('nothing is prepared where a pooler stands before the database', async () => {
  const db = open({ max: 1, prepare: false })

  for (let nth = 0; nth < 6; nth += 1) await double(db, nth)

  expect(await preparedOn(db, '')).toBe(0)
})

test('a statement that depends on its values is planned each time', async () => {
  const db = open({ max: 1 })

  for (let nth = 0; nth < 6; nth += 1)
    await sql`${sql.raw(PLANNED_EACH_TIME)} select ${nth}::int as chosen`.execute(db)

  expect(await preparedOn(db, 'chosen')).toBe(0)
})

test('callers on many connections each get the answer to their own values', async () => {
  const db = open()
  const numbers = Array.from({ length: 200 }, (_, nth) => nth)

  const answers = await Promise.all(numbers.map((nth) => double(db, nth)))

  expect(answers).toEqual(numbers.map((nth) => 2 * nth))
})

test('a statement that is built once is asked with the values of each caller', async () => {
  const built = { times: 0 }
  const add = builtOnce((db, { one, other }: { one: number; other: number }) => {
    built.times += 1
    return db.selectNoFrom(sql<number>`${one}::int + ${other} * ${one}::int`.as('sum'))
  })
  const db = open()
  const numbers = Array.from({ length: 100 }, (_, nth) => nth)

  const sums = await Promise.all(numbers.map((one) => add(db, { one, other: 3 })))

  expect(sums).toEqual(numbers.map((one) => [{ sum: 4 * one }]))
  expect(await transact(db, (tx) => add(tx, { one: 5, other: 1 }))).toEqual([{ sum: 10 }])
  expect(built.times).toBe(1)
})

test('a table that changes under prepared statements is read on, by itself and in a transaction', async () => {
  const db = open({ max: 2 })
  await sql`create table growing as select 1 as one`.execute(database.ownerDb)
  await sql`grant select on growing to public`.execute(database.ownerDb)
  const read = (by: Db | Tx) => sql`select * from growing`.execute(by).then(({ rows }) => rows)
  for (let nth = 0; nth < 20; nth += 1) await Promise.all([read(db), read(db)])

  await sql`alter table growing add column two int default 2`.execute(database.ownerDb)
  const inTransaction = await transact(db, read)
  await sql`alter table growing add column three int default 3`.execute(database.ownerDb)
  const alone = await Promise.all(Array.from({ length: 20 }, () => read(db)))

  expect(inTransaction).toEqual([{ one: 1, two: 2 }])
  expect(alone).toEqual(alone.map(() => [{ one: 1, two: 2, three: 3 }]))
})

test('where prepared statements are lost, as behind a pooler, one goes on without them', async () => {
  const db = open({ max: 1 })
  for (let nth = 0; nth < 6; nth += 1) await double(db, nth)

  await sql`deallocate all`.execute(db)

  expect(await double(db, 21)).toBe(42)
  expect(await preparedOn(db, 'doubled')).toBe(0)
})

test('a connection that has prepared too much is replaced', async () => {
  const db = open({ max: 1 })
  const first = await backendOf(db)

  for (let nth = 0; nth < 650; nth += 1)
    for (let time = 0; time < 3; time += 1)
      await sql`select 1 as ${sql.ref(`number_${nth}`)}`.execute(db)

  expect(await backendOf(db)).not.toBe(first)
  expect(await preparedOn(db, '')).toBeLessThan(600)
})

function open(options?: ConnectOptions): Db {
  const db = connect(database.url, options)
  onTestFinished(() => db.destroy())
  return db
}

async function double(db: Db, number: number): Promise<number> {
  const { rows } = await sql<{ doubled: number }>`select 2 * ${number}::int as doubled`.execute(db)
  return rows[0]!.doubled
}

/** How many statements with this in their text the only connection keeps. */
async function preparedOn(db: Db, part: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_prepared_statements
    where strpos(statement, ${part}) > 0 and strpos(statement, 'pg_prepared') = 0`.execute(db)
  return rows[0]!.count
}

async function backendOf(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return rows[0]!.pid
}
