import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Manifest } from './manifest.ts'
import { readPieces } from './pieces.ts'
import { BackupError, type Place } from './place.ts'

type Table = Manifest['tables'][number]
type Link = { readonly table: string; readonly name: string; readonly rule: string }
type Index = { readonly name: string; readonly made: string }

/** Indexes are made anew of all rows at once: with the memory that the usual setting gives to one, this takes several times as long. */
const INDEX_MEMORY = '256MB'
/** Of smaller tables the indexes stay. */
const MANY_ROWS = 10_000

/** Puts the rows of a backup into tables that its migrations have just made: all of them, or none. */
export async function loadTables(
  client: pg.Client,
  place: Place,
  { tables, sequences }: Pick<Manifest, 'tables' | 'sequences'>,
): Promise<void> {
  const names = tables.map(({ name }) => name).join(', ')
  await client.query('begin')
  try {
    // Rows come table by table: what one says of another can be looked at when all are there.
    const links = await dropLinks(client)
    const indexes = await dropIndexes(
      client,
      tables.filter(({ rows }) => rows >= MANY_ROWS).map(({ name }) => name),
    )
    for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
    // What a migration put into them is in the backup, too.
    await client.query(`truncate ${names}`)
    for (const table of tables) await loadTable(client, place, table)
    for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
    await client.query(`set local maintenance_work_mem = '${INDEX_MEMORY}'`)
    for (const { made } of indexes) await client.query(made)
    for (const { table, name, rule } of links)
      await client.query(`alter table ${table} add constraint ${name} ${rule}`)
    for (const { name, last } of sequences)
      await client.query('select setval($1::regclass, $2)', [name, last])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
  await client.query('analyze')
}

async function dropLinks(client: pg.Client): Promise<Link[]> {
  const { rows } = await client.query<Link>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as rule
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${name}`)
  return rows
}

/** Those of no constraint: a row that is put into all of them, one after the other, costs more than its place in each at the end. */
async function dropIndexes(client: pg.Client, tables: readonly string[]): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace and relkind = 'i'
      and indrelid = any($1::regclass[])
      and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows
}

async function loadTable(client: pg.Client, place: Place, table: Table): Promise<void> {
  const { name, columns, rows, pieces } = table
  const into = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`))
  await pipeline(Readable.from(readPieces(place, pieces)), into)
  if (into.rowCount !== rows)
    throw new BackupError(`${name} has ${into.rowCount} rows, and had ${rows}`)
}

/** Adds those who were erased since: a backup must not bring anybody back. */
export async function addErased(client: pg.Client, place: Place, newest: Manifest): Promise<void> {
  const erased = newest.tables.find(({ name }) => name === 'erased_member')
  if (!erased) return
  await client.query('create temp table erased_since (like erased_member)')
  await loadTable(client, place, { ...erased, name: 'erased_since' })
  await client.query('insert into erased_member select * from erased_since on conflict do nothing')
  await client.query('drop table erased_since')
}
