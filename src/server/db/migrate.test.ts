import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { countWaiting } from '#test/count-waiting.ts'
import { freshDatabase } from '#test/database.ts'
import { APP_ROLE } from './embedded/server-urls.ts'
import { migrate, readMigrations } from './migrate.ts'
import { StartError } from './errors.ts'

const FOLDER = 'migrations'
const { ownerDb, ownerUrl: url } = await freshDatabase()

test('six processes that migrate at once apply each migration once', async () => {
  await sql`drop schema public cascade; create schema public`.execute(ownerDb)
  const names = (await readMigrations(FOLDER)).map(({ name }) => name)

  const applied = await Promise.all(
    Array.from({ length: 6 }, () => migrate({ url, appRole: APP_ROLE, folder: FOLDER })),
  )

  expect(applied.filter((list) => list.length > 0)).toEqual([names])
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(
    ownerDb,
  )
  expect(rows.map(({ name }) => name)).toEqual(names)
})

test('a new migration is applied once, in the order of the numbers', async () => {
  const folder = await copyMigrations()
  await writeFile(path.join(folder, '902_second.sql'), 'insert into probe values (2);')
  await writeFile(path.join(folder, '901_first.sql'), 'create table probe (id int8);')

  const first = await migrate({ url, folder })
  const second = await migrate({ url, folder })

  expect(first).toEqual(['901_first', '902_second'])
  expect(second).toEqual([])
  await forget(['901_first', '902_second'], 'drop table probe')
})

test('a migration that fails leaves nothing behind', async () => {
  const folder = await copyMigrations()
  await writeFile(path.join(folder, '903_fails.sql'), 'create table probe (id int8); select 1 / 0;')

  const outcome = migrate({ url, folder })

  await expect(outcome).rejects.toThrow('Migration 903_fails failed')
  const { rows } = await sql`select to_regclass('probe') as probe`.execute(ownerDb)
  expect(rows).toEqual([{ probe: null }])
})

test('a migration that was changed after it was applied is refused', async () => {
  const folder = await copyMigrations()
  await writeFile(path.join(folder, '001_sites.sql'), 'create table other (id int8);')

  const outcome = migrate({ url, folder })

  await expect(outcome).rejects.toThrow(StartError)
  await expect(outcome).rejects.toThrow('001_sites was changed')
})

test('a migration with the line ends of another system is the same migration', async () => {
  const folder = await copyMigrations()
  const [first] = await readMigrations(folder)
  await writeFile(path.join(folder, '001_sites.sql'), first?.sql.replaceAll('\n', '\r\n') ?? '')

  expect(await migrate({ url, folder })).toEqual([])
})

test('a database of a newer version is refused with advice', async () => {
  await sql`insert into migration values ('999_future', 'x')`.execute(ownerDb)

  const outcome = migrate({ url, folder: FOLDER })

  await expect(outcome).rejects.toThrow(StartError)
  await expect(outcome).rejects.toThrow(/newer version .+999_future.+: start that version/)
  await forget(['999_future'])
})

test('a migration that waits for a long transaction lets others pass, and tries again [R7]', async () => {
  const folder = await copyMigrations()
  await writeFile(path.join(folder, '904_locks.sql'), 'alter table site add column probe int8;')
  const busy = await ownerDb.startTransaction().execute()
  await sql`select from site`.execute(busy)

  vi.stubEnv('DEADLINE_FACTOR', '1')
  onTestFinished(() => void vi.unstubAllEnvs())
  const migrating = migrate({ url, folder })
  await expect.poll(() => countWaiting(ownerDb)).toBe(1)
  // A reader that comes now stands behind the migration, until it gives way.
  await sql`select from site`.execute(ownerDb)
  vi.unstubAllEnvs()
  await busy.commit().execute()

  expect(await migrating).toEqual(['904_locks'])
  await forget(['904_locks'], 'alter table site drop column probe')
})

test('a migration that never gets its table says so in one line, and changes nothing [R7] [RUN-5]', async () => {
  const folder = await copyMigrations()
  await writeFile(path.join(folder, '905_locks.sql'), 'alter table site add column probe int8;')
  const busy = await ownerDb.startTransaction().execute()
  await sql`select from site`.execute(busy)

  vi.stubEnv('DEADLINE_FACTOR', '0.2')
  const refused = await migrate({ url, folder }).catch((error: unknown) => error)
  vi.unstubAllEnvs()
  await busy.commit().execute()

  expect(refused).toBeInstanceOf(StartError)
  expect((refused as StartError).message).toMatch(
    /^Migration 905_locks found a table in use 5 times/,
  )
  expect(await migrate({ url, folder })).toEqual(['905_locks'])
  await forget(['905_locks'], 'alter table site drop column probe')
})

test('a file that is not named like a migration is pointed out', async () => {
  const folder = await copyMigrations()
  await writeFile(path.join(folder, 'fix.sql'), '')

  await expect(readMigrations(folder)).rejects.toThrow('fix.sql is not named like 001_sites.sql')
})

async function copyMigrations(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vonk-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(FOLDER, folder, { recursive: true })
  return folder
}

async function forget(names: string[], undo = 'select'): Promise<void> {
  await sql`delete from migration where name = any(${names})`.execute(ownerDb)
  await sql.raw(undo).execute(ownerDb)
}
