import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'

const { ownerDb } = await freshDatabase()

/** What is there once for each database, whatever sites are in it. */
const OF_NO_SITE: Readonly<Record<string, string>> = {
  doomed_file: 'names of files that nobody needs any more',
  erased_member: 'ids alone, on purpose',
  limit_counter: 'hashes that count requests',
  login_lock: 'hashes that count tries',
  migration: 'what the schema is',
  operator: 'people who run sites, one or all',
  operator_challenge: 'of an operator',
  operator_invitation: 'of an operator',
  operator_passkey: 'of an operator',
  operator_record_end: 'the end of the chain of the record',
  operator_recovery_code: 'of an operator',
  operator_session: 'of an operator',
  provider_payment: 'what the provider lists, while it is compared',
  reconciliation: 'a comparison with the provider, which knows no sites',
  replica_beat: 'about the database itself',
  restore_drill: 'about the database itself',
  sandbox_ended_mandate: 'for trying only',
  site: 'the sites',
}

test('every row belongs to a site, by its own key or by what it leads to, so that sites can be shared out [RUN-8]', async () => {
  const { rows } = await sql<{ name: string }>`
    with recursive all_tables as (
      select oid, relname from pg_class
      where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace
    ), of_site as (
      select all_tables.oid from all_tables
      join pg_attribute on attrelid = all_tables.oid and attname = 'site_id'
      union
      select conrelid from of_site join pg_constraint on confrelid = of_site.oid and contype = 'f'
    )
    select relname as name from all_tables where oid not in (select oid from of_site) order by relname`.execute(
    ownerDb,
  )

  expect(rows.map(({ name }) => name)).toEqual(Object.keys(OF_NO_SITE))
})

/** Locks that everybody of a database waits for: what does not happen for a request, or holds for a moment once a second. */
const FOR_ALL = ['db/migrate.ts', 'backup/copy-tables.ts', 'features/figures/count-day.ts']
const FOR_A_BATCH = ['features/traffic/open-traffic.ts']
const FOR_A_DEMO = ['demo/demo-cases.ts', 'demo/demo.ts']
/** Locks whose key is made of a member, two of them, or an account. */
const OF_SOMEBODY = [
  'features/approvals/limits.ts',
  'features/likes/auto-like.ts',
  'features/members/pair.ts',
  'features/payments/orders/debit-limits.ts',
]

test('no request waits for a lock that all others wait for [RUN-8]', () => {
  const lockers = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.ts$/.test(path))
    .filter((path) =>
      /pg_(try_)?advisory|lock table/i.test(readFileSync(`src/server/${path}`, 'utf8')),
    )

  expect(lockers.toSorted()).toEqual(
    [...FOR_ALL, ...FOR_A_BATCH, ...FOR_A_DEMO, ...OF_SOMEBODY].toSorted(),
  )
})
