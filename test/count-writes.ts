import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { TestDatabase } from './database.ts'

/** What was read last, for each database that counts. */
const counting = new WeakMap<Db, { all: string; writes: Writes | null }>()

/** Lets a database count, from now on, every statement that may change a row, for each table that is looked at. */
export async function countWrites({ db, ownerDb }: TestDatabase): Promise<void> {
  await sql`create schema counted`.execute(ownerDb)
  await sql`grant usage on schema counted to public`.execute(ownerDb)
  await sql`create sequence counted."in all"`.execute(ownerDb)
  await sql`
    create function counted.count() returns trigger language plpgsql security definer as
    'begin
      perform nextval(format(''counted.%I'', tg_table_name)), nextval(''counted."in all"'');
      return null;
    end'`.execute(ownerDb)
  await sql`
    do 'declare name text; begin
      for name in select tablename from pg_tables where schemaname = ''public'' and tablename <> ''traffic_day'' loop
        execute format(''create sequence counted.%I'', name);
        execute format(''create trigger counted after insert or update or delete or truncate
          on %I for each statement execute function counted.count()'', name);
      end loop;
    end'`.execute(ownerDb)
  await sql`grant select on all sequences in schema counted to public`.execute(ownerDb)
  counting.set(db, { all: '', writes: null })
}

/** A word for each table that stays the same only while nothing is written to it. */
export type Writes = ReadonlyMap<string, string>

/**
 * What was written so far, or null where that cannot be told: nothing counts, or what was counted is not committed yet.
 */
export async function writesSoFar(db: Db): Promise<Writes | null> {
  const last = counting.get(db)
  if (!last) return null
  // One row that tells whether any of two hundred has changed.
  const { rows } = await sql<{ all: string; is_calm: boolean }>`
    select concat(last_value, is_called) as all, ${isCalm} as is_calm
    from counted."in all"`.execute(db)
  const [now] = rows
  if (!now?.is_calm) return null
  if (now.all === last.all) return last.writes
  const writes = await writesOfEach(db)
  if (writes) counting.set(db, { all: now.all, writes })
  return writes
}

async function writesOfEach(db: Db): Promise<Writes | null> {
  const { rows } = await sql<{ name: string; writes: string; is_calm: boolean }>`
    select sequencename as name, coalesce(last_value, 0)::text as writes, ${isCalm} as is_calm
    from pg_sequences where schemaname = 'counted'`.execute(db)
  return rows.every((row) => row.is_calm)
    ? new Map(rows.map(({ name, writes }) => [name, writes]))
    : null
}

const isCalm = sql<boolean>`not exists (
  select from pg_stat_activity where datname = current_database() and backend_xid is not null
)`
