import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { deadline } from '#server/kernel/time.ts'
import type { Manifest } from './manifest.ts'
import { writePieces } from './pieces.ts'
import { BackupError, type Place } from './place.ts'

type Copied = Pick<Manifest, 'migrations' | 'tables' | 'sequences'>
type Table = { readonly name: string; readonly columns: readonly string[] }

/** One number for all processes: whoever holds its lock makes a backup. */
const LOCK = 7_386_913

/** A connection whose statements may take as long as they need. */
export async function connectFor(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'vonk backup',
    connectionTimeoutMillis: deadline(10_000),
  })
  // A lost connection fails the query under way.
  client.on('error', () => undefined)
  await client.connect()
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
  return client
}

/** Writes every row of every table as they all were at one moment, beside whoever goes on writing. */
export async function copyTables(url: string, place: Place, folder: string): Promise<Copied> {
  const client = await connectFor(url)
  try {
    const lock = await client.query<{ is_ours: boolean }>(
      'select pg_try_advisory_lock($1) as is_ours',
      [LOCK],
    )
    if (!lock.rows[0]!.is_ours) throw new BackupError('another backup is being made')
    await client.query('begin transaction isolation level repeatable read, read only')
    const migrations = await client.query<Copied['migrations'][number]>(
      'select name, checksum from migration order by name',
    )
    const tables: Copied['tables'] = []
    for (const table of await tablesOf(client))
      tables.push(await copyTable(client, place, folder, table))
    await client.query('commit')
    // After the rows: a number that was given out meanwhile is not given out again.
    return { migrations: migrations.rows, tables, sequences: await sequencesOf(client) }
  } finally {
    await client.end()
  }
}

/** What is made from other columns is left to the database. Which migrations there were stands in the manifest. */
async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migration'
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`)
  return rows
}

async function copyTable(
  client: pg.Client,
  place: Place,
  folder: string,
  { name, columns }: Table,
): Promise<Copied['tables'][number]> {
  const rows = client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`))
  const pieces = await writePieces(place, `${folder}/tables/${name}`, rows)
  return { name, columns: [...columns], rows: rows.rowCount, pieces }
}

async function sequencesOf(client: pg.Client): Promise<Copied['sequences']> {
  const { rows } = await client.query<{ name: string; last: string }>(`
    select sequencename as name, last_value::text as last
    from pg_sequences where schemaname = 'public' and last_value is not null order by sequencename`)
  return rows
}
