import { type Kysely, sql } from 'kysely'
import { StartError } from './start-error.ts'

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
