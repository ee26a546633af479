import { type Expression, sql, type SqlBool } from 'kysely'
import type { z } from 'zod/mini'
import * as contract from '#contract/office/record.ts'
import type { Db } from '#server/db/connect.ts'
import type { Scope } from '#server/http/office-route.ts'

export type RecordFilter = z.output<typeof contract.exportRecord.input>
type Row = z.input<typeof contract.RecordRow>
type Read = z.input<typeof contract.readRecord.output>
type ReadInput = { readonly scope: Scope; readonly filter: RecordFilter }

/** A page of the record, the newest first, and what it can be filtered by. Who has one site sees the rows of that site alone. */
export async function readRecord(
  db: Db,
  { before, ...input }: ReadInput & { readonly before: number | undefined },
): Promise<Read> {
  const rows = await rowsOf(db, { ...input, before, limit: contract.RECORD_PAGE + 1 })
  const page = rows.slice(0, contract.RECORD_PAGE)
  const inScope = within(input.scope)
  const actions = db.selectFrom('operator_record').select('action').distinct().where(inScope)
  const who = db
    .selectFrom('operator')
    .select(['id', 'name'])
    .where((row) =>
      row.exists(
        row
          .selectFrom('operator_record')
          .select('number')
          .whereRef('operator_id', '=', 'operator.id')
          .where(inScope),
      ),
    )
  return {
    rows: page,
    before: rows.length > page.length ? (page.at(-1)?.number ?? null) : null,
    actions: (await actions.orderBy('action').execute()).map(({ action }) => action),
    who: await who.orderBy('name').execute(),
  }
}

/** The same as a file that any spreadsheet reads. What begins like a formula is taken for words. */
export async function recordCsv(db: Db, input: ReadInput): Promise<{ csv: string; rows: number }> {
  const rows = await rowsOf(db, { ...input, before: undefined, limit: contract.RECORD_CSV_ROWS })
  const lines = [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => String(row[column] ?? '')))]
  return {
    csv: lines.map((line) => line.map(cell).join(',')).join('\r\n') + '\r\n',
    rows: rows.length,
  }
}

const COLUMNS = [
  'number',
  'at',
  'who',
  'via',
  'action',
  'site_id',
  'subject_kind',
  'subject_id',
  'subject_name',
  'details',
  'request_id',
  'previous_hash',
  'hash',
] as const

function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

function within(scope: Scope): Expression<SqlBool> {
  return scope === 'all'
    ? sql<boolean>`true`
    : sql<boolean>`operator_record.site_id = any(${[...scope]}::uuid[])`
}

type RowsInput = ReadInput & { readonly before: number | undefined; readonly limit: number }

async function rowsOf(db: Db, { scope, filter, before, limit }: RowsInput): Promise<Row[]> {
  const { from, until, ...exact } = filter
  const equals = Object.entries(exact).filter(([, value]) => value !== undefined)
  const rows = await db
    .selectFrom('operator_record')
    .leftJoin('operator as subject', (join) =>
      join.on(sql<boolean>`subject_kind = 'operator' and subject.id::text = subject_id`),
    )
    .leftJoin('operator_invitation as invitation', (join) =>
      join.on(sql<boolean>`subject_kind = 'invitation' and invitation.id::text = subject_id`),
    )
    .selectAll('operator_record')
    .select(({ fn }) => fn.coalesce('subject.name', 'invitation.email').as('subject_name'))
    .where(within(scope))
    .$if(before !== undefined, (query) => query.where('number', '<', before!))
    .$if(from !== undefined, (query) => query.where('at', '>=', new Date(`${from}T00:00:00Z`)))
    .$if(until !== undefined, (query) =>
      query.where('at', '<', new Date(Date.parse(`${until}T00:00:00Z`) + 24 * 60 * 60 * 1000)),
    )
    .where((row) =>
      row.and(
        equals.map(([name, value]) => row(`operator_record.${name as 'action'}`, '=', value!)),
      ),
    )
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ at, via, details, previous_hash: previous, hash, ...row }) => ({
    ...row,
    at: at.toISOString(),
    via: via as Row['via'],
    details: JSON.stringify(details),
    previous_hash: previous.toString('hex'),
    hash: hash.toString('hex'),
  }))
}
