import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { StartError } from './errors.ts'

/** What is written here stays: the app may add rows and read them. */
const APPEND_ONLY = [
  'credit_entry',
  'decision',
  'decision_end',
  'operator_record',
  'policy_version',
  'report_step',
  'site_version',
]
const READ_ONLY = ['migration', 'operator_record_end']

/** Gives the app's role exactly the rights it needs, whatever it had before: on rows, never on the tables themselves. */
export async function grantAppRole(client: pg.Client, role: string): Promise<void> {
  const { me, database } = await whereWeAre(client)
  // An owner cannot be held back from its own tables.
  if (me === role) return
  const app = pg.escapeIdentifier(role)
  const tables = await listOwnTables(client)
  const statements = [
    `revoke temporary on database ${pg.escapeIdentifier(database)} from public`,
    `revoke create on schema public from public, ${app}`,
    `grant usage on schema public to ${app}`,
    ...tables.flatMap((table) => grantTable(table, app)),
    `grant usage on all sequences in schema public to ${app}`,
    `alter default privileges in schema public grant select, insert, update, delete on tables to ${app}`,
    `alter default privileges in schema public grant usage on sequences to ${app}`,
  ]
  await client.query(['begin', ...statements, 'commit'].join(';\n'))
}

function grantTable(name: string, app: string): string[] {
  const table = `public.${pg.escapeIdentifier(name)}`
  return [`revoke all on ${table} from ${app}`, `grant ${rightsOn(name)} on ${table} to ${app}`]
}

function rightsOn(table: string): string {
  if (READ_ONLY.includes(table)) return 'select'
  if (APPEND_ONLY.includes(table)) return 'select, insert'
  return 'select, insert, update, delete'
}

async function whereWeAre(client: pg.Client): Promise<{ me: string; database: string }> {
  const { rows } = await client.query<{ me: string; database: string }>(
    'select current_user as me, current_database() as database',
  )
  return rows[0] ?? { me: '', database: '' }
}

async function listOwnTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
       and pg_has_role(relowner, 'usage')`,
  )
  return rows.map(({ name }) => name)
}

/** Refuses a role that could change what is written once, by its own rights or by another role's that it may take on. */
export async function requireAppendOnlyRole<T>(db: Kysely<T>): Promise<void> {
  const names = APPEND_ONLY.map((name) => `public.${name}`)
  const { rows } = await sql<{ role: string; isHeldBack: boolean }>`
    select current_user as role,
      not has_schema_privilege('public', 'create') and not bool_or(
        pg_has_role(relowner, 'member')
        or has_any_column_privilege(oid, 'update')
        or has_table_privilege(oid, 'delete, truncate')
      ) as "isHeldBack"
    from pg_class where oid = any(${names}::text[]::regclass[])`.execute(db)
  const [found] = rows
  if (found?.isHeldBack) return
  throw new StartError(
    `${found?.role} may change tables or the ledger, which production must not: set DATABASE_URL to a role of its own (see "Two database roles" in docs/operating.md).`,
  )
}

const SETTINGS = ['fsync', 'full_page_writes', 'synchronous_commit']

/** Refuses a server that may forget what it confirmed. */
export async function requireDurability<T>(db: Kysely<T>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where name = any(${SETTINGS}) and setting = 'off'`.execute(db)
  if (rows.length === 0) return
  const names = rows.map(({ name }) => name).join(', ')
  throw new StartError(
    `The database server has ${names} switched off and would lose money and messages when it crashes: switch it on.`,
  )
}
