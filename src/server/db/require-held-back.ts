import { type Kysely, sql } from 'kysely'
import { APPEND_ONLY } from './grant-app-role.ts'
import { StartError } from './start-error.ts'

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
