import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { TestDatabase } from './database.ts'

const counting = new WeakSet<Db>()

/** Lets a database count, from now on, every statement that may change a row of whatever table that is looked at. */
export async function countWrites({ db, ownerDb }: TestDatabase): Promise<void> {
  await sql`create schema counted`.execute(ownerDb)
  await sql`create sequence counted.writes`.execute(ownerDb)
  await sql`grant usage on schema counted to public`.execute(ownerDb)
  await sql`grant select on counted.writes to public`.execute(ownerDb)
  await sql`
    create function counted.count() returns trigger language plpgsql security definer as
    'begin perform nextval(''counted.writes''); return null; end'`.execute(ownerDb)
  await sql`
    do 'declare name text; begin
      for name in select tablename from pg_tables where schemaname = ''public'' and tablename <> ''traffic_day'' loop
        execute format(''create trigger counted after insert or update or delete or truncate
          on %I for each statement execute function counted.count()'', name);
      end loop;
    end'`.execute(ownerDb)
  counting.add(db)
}

/**
 * A word that stays the same only while nothing is written, or null where that cannot be told: nobody counts,
 * or what was counted is not committed yet.
 */
export async function writesSoFar(db: Db): Promise<string | null> {
  if (!counting.has(db)) return null
  const { rows } = await sql<{ writes: string; is_calm: boolean }>`
    select last_value::text || is_called::text as writes,
      not exists (
        select from pg_stat_activity
        where datname = current_database() and backend_xid is not null
      ) as is_calm
    from counted.writes`.execute(db)
  const { writes, is_calm: isCalm } = rows[0]!
  return isCalm ? writes : null
}
