import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { APP_ROLE } from './embedded/server-urls.ts'
import { migrate } from './migrate.ts'

const { db, ownerDb, ownerUrl } = await freshDatabase()

test.for([
  'create table probe (id int8)',
  'create temporary table probe (id int8)',
  'create schema probe',
  'create function probe() returns int language sql as $$ select 1 $$',
  'create index probe on member (name)',
  'alter table member add column probe int8',
  'alter table credit_entry disable trigger all',
  'drop table member',
  'truncate site cascade',
  'create role probe',
  'create database probe',
  'set role vonk_owner',
  'alter role vonk_app superuser',
  'update credit_entry set amount = 1000000',
  'delete from credit_entry',
  'truncate credit_entry',
  `insert into migration (name, checksum) values ('probe', '')`,
  'delete from migration',
  `copy member to program 'true'`,
])("the app's role may not: %s [W6]", async (statement) => {
  const outcome = sql.raw(statement).execute(db)

  await expect(outcome).rejects.toMatchObject({
    message: expect.stringMatching(/permission denied|must be owner/) as string,
  })
})

test("the app's role may write and remove rows, and append to the ledger", async () => {
  const { rows } = await sql<{ id: string }>`
    insert into site (domain) values ('rights.example') returning id`.execute(db)
  const site = rows[0]?.id
  await sql`
    with account as (
      insert into credit_account (site_id, kind, balance) values (${site}, 'member', 0) returning id
    )
    insert into credit_entry (transfer_id, account_id, amount, reason, reference)
    select gen_random_uuid(), id, 5, 'signup', 'probe' from account`.execute(db)

  await sql`update site set domain = 'changed.example' where id = ${site}`.execute(db)
  await sql`delete from session`.execute(db)
  const entries = await sql`select amount from credit_entry`.execute(db)

  expect(entries.rows).toEqual([{ amount: 5 }])
})

test('rights are put right again by every start', async () => {
  await sql`grant all on credit_entry, migration to vonk_app`.execute(ownerDb)
  await sql`revoke all on member from vonk_app`.execute(ownerDb)

  await migrate({ url: ownerUrl, appRole: APP_ROLE, folder: 'migrations' })

  const { rows } = await sql`
    select has_table_privilege('vonk_app', 'credit_entry', 'update, delete, truncate') as entry,
      has_table_privilege('vonk_app', 'migration', 'insert, update, delete') as migration,
      has_table_privilege('vonk_app', 'member', 'delete') as member`.execute(ownerDb)
  expect(rows).toEqual([{ entry: false, migration: false, member: true }])
})

test('a table that the owner adds is usable for the app at once', async () => {
  await sql`create table later (id bigserial primary key)`.execute(ownerDb)

  const { rows } = await sql`insert into later default values returning id`.execute(db)

  expect(rows).toEqual([{ id: 1 }])
})
