import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { deadline } from '#server/kernel/time.ts'
import { StartError } from './errors.ts'
import { grantAppRole } from './safeguards.ts'

type MigrateOptions = {
  /** The role that owns the tables. */
  url: string
  /** The role the app runs as; without it all rights stay as they are. */
  appRole?: string
  folder: string
  /** These alone are applied, to come to where a backup was. */
  only?: ReadonlySet<string>
}

/** One number for all processes: the process that holds its lock migrates, the others wait. */
const LOCK = 7_386_912

/** Brings a database up to date, from any number of processes at once, and returns the names of what it applied. */
export async function migrate({ url, appRole, folder, only }: MigrateOptions): Promise<string[]> {
  const migrations = (await readMigrations(folder)).filter(({ name }) => only?.has(name) ?? true)
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: deadline(10_000) })
  // A lost connection fails the query under way.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const applied = await applyPending(client, migrations)
    if (appRole !== undefined) await grantAppRole(client, appRole)
    return applied
  } finally {
    await client.end()
  }
}

async function applyPending(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  await client.query(`create table if not exists migration (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`)
  const { rows } = await client.query<Migration>('select name, checksum from migration')
  const known = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  refuseStrangers(known, migrations)
  const pending = migrations.filter(({ name }) => !known.has(name))
  for (const migration of pending) await applyMigration(client, migration)
  return pending.map(({ name }) => name)
}

function refuseStrangers(known: Map<string, string>, migrations: Migration[]): void {
  const ours = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  for (const [name, checksum] of known) {
    if (!ours.has(name)) {
      throw new StartError(
        `The database was made by a newer version of the app (it knows migration ${name}): start that version, or restore a backup from before it.`,
      )
    }
    if (ours.get(name) !== checksum) {
      throw new StartError(
        `Migration ${name} was changed after it was applied: put the file back as it was, and make the change in a new migration.`,
      )
    }
  }
}

const ATTEMPTS = 5
const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK = '40P01'

/** Applies one migration, all or nothing; it gives way to the work of the app rather than hold it up, and tries again. */
async function applyMigration(client: pg.Client, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyOnce(client, migration)
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      const { code = '' } = error as { code?: string }
      if (attempt === ATTEMPTS && code === LOCK_NOT_AVAILABLE) throw stillLocked(migration)
      if (attempt === ATTEMPTS || ![LOCK_NOT_AVAILABLE, DEADLOCK].includes(code)) {
        throw new Error(`Migration ${migration.name} failed`, { cause: error })
      }
      await sleep(attempt * 200)
    }
  }
}

function stillLocked({ name }: Migration): StartError {
  return new StartError(
    `Migration ${name} found a table in use ${ATTEMPTS} times and changed nothing: end what holds it (select * from pg_stat_activity order by xact_start), then start again.`,
  )
}

async function applyOnce(client: pg.Client, { name, checksum, sql }: Migration): Promise<void> {
  await client.query(`begin; set local lock_timeout = ${deadline(2_000)}`)
  await client.query(sql)
  await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
  await client.query('commit')
}

type Migration = { name: string; checksum: string; sql: string }

/** Reads the migrations of a folder in the order in which they apply. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
  const stray = files.find((file) => !/^\d{3}_[a-z0-9_]+\.sql$/.test(file))
  if (stray !== undefined) throw new Error(`${stray} is not named like 001_sites.sql`)
  return Promise.all(files.map((file) => readMigration(folder, file)))
}

async function readMigration(folder: string, file: string): Promise<Migration> {
  const text = await readFile(path.join(folder, file), 'utf8')
  // The same file checked out on another system may have other line ends.
  const sql = text.replaceAll('\r\n', '\n')
  const checksum = createHash('sha256').update(sql).digest('hex')
  return { name: path.basename(file, '.sql'), checksum, sql }
}
