import pg from 'pg'

/** What is written here stays: the app may add rows and read them. */
export const APPEND_ONLY = ['credit_entry', 'report_step']
const READ_ONLY = ['migration']

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
