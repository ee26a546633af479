import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'
import { writesSoFar } from './count-writes.ts'

type Options = { readonly except?: readonly (keyof Tables)[] }
type Kept = { readonly writes: string; readonly hash: string }

const tablesOf = new WeakMap<Db, Promise<string[]>>()
const keptOf = new WeakMap<Db, Map<string, Kept>>()

/**
 * One word for all that the database holds: the same exactly as long as no row changes. Views of pages are left out, because
 * they are written some time after they were counted.
 */
export async function databaseHash(db: Db, { except = [] }: Options = {}): Promise<string> {
  // Before the rows are read, so that what is written meanwhile counts as written after.
  const writes = await writesSoFar(db)
  const all: readonly string[] = await (tablesOf.get(db) ?? readTables(db))
  const tables = all.filter((name) => !except.some((left) => left === name))
  const kept = keptOf.get(db) ?? new Map<string, Kept>()
  keptOf.set(db, kept)
  const isKept = (name: string) =>
    writes?.has(name) === true && kept.get(name)?.writes === writes.get(name)

  const hashes = await hashesOf(
    db,
    tables.filter((name) => !isKept(name)),
  )
  const words = tables.map((name) => hashes.get(name) ?? kept.get(name)!.hash)
  for (const [name, hash] of hashes) kept.set(name, { writes: writes?.get(name) ?? '', hash })
  return createHash('sha256').update(words.join()).digest('hex')
}

async function hashesOf(db: Db, tables: readonly string[]): Promise<Map<string, string>> {
  if (tables.length === 0) return new Map()
  const { rows } = await sql<{ name: string; hash: string }>`
    ${sql.join(tables.map(tableHash), sql` union all `)}`.execute(db)
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

function readTables(db: Db): Promise<string[]> {
  const tables = sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename <> 'traffic_day'`
    .execute(db)
    .then(({ rows }) => rows.map(({ name }) => name))
  tablesOf.set(db, tables)
  return tables
}

function tableHash(name: string) {
  return sql`
    select ${sql.lit(name)} as name,
      coalesce(md5(string_agg(md5(row::text), ',' order by md5(row::text))), '') as hash
    from ${sql.table(name)} as row`
}
