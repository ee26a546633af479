import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'
import { SECTIONS, type Section } from './export-rule.ts'
import { EXPORT_RULES } from './export-rules.ts'

export type ExportRow = Readonly<Record<string, unknown>>
export type ExportData = ReadonlyMap<Section, readonly ExportRow[]>

/** Everything that is stored about a member, as the rules of each table say: of others not more than their ids. */
export async function exportData(db: Db, memberId: string): Promise<ExportData> {
  const { account } = await db
    .selectFrom('member')
    .select('credit_account_id as account')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const found = new Map<Section, readonly ExportRow[]>()
  for (const [table, rule] of Object.entries(EXPORT_RULES)) {
    if ('skip' in rule) continue
    const owner = rule.owner === 'account' ? account : memberId
    found.set(rule.section, await rowsOf(db, table as keyof Tables, { ...rule, owner }))
  }
  return new Map(SECTIONS.map((section) => [section, found.get(section) ?? []]))
}

type Selection = {
  readonly by: string
  readonly owner: string
  readonly columns: readonly string[]
}

async function rowsOf(db: Db, table: keyof Tables, { by, owner, columns }: Selection) {
  const { rows } = await sql<ExportRow>`
    select ${sql.join(columns.map((column) => sql.ref(column)))}
    from ${sql.table(table)}
    where ${sql.ref(by)} = ${owner}
    order by ${sql.ref(columns.find((column) => column.endsWith('_at')) ?? columns[0]!)}`.execute(
    db,
  )
  return rows
}
