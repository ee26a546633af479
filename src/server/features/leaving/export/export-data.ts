import { type RawBuilder, sql } from 'kysely'
import { type LocaleCode, localeOf } from '#contract/locales.ts'
import type { Db } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'
import { mandateDetails } from '#server/features/payments/payments.ts'
import { regionName } from '#server/features/places/places.ts'
import { escapeHtml } from '#server/kernel/text.ts'
import type { ExportTexts } from '#server/texts/text-types.ts'
import { textsIn } from '#server/texts/texts.ts'
import { type Section, SECTIONS } from './export-rule.ts'
import { EXPORT_RULES } from './export-rules.ts'

type ExportRow = Readonly<Record<string, unknown>>
export type ExportData = ReadonlyMap<Section, readonly ExportRow[]>

/** Everything that is stored about a member, as the rules of each table say: of others not more than their ids. */
export async function exportData(
  { db, secretKey }: { readonly db: Db; readonly secretKey: string },
  memberId: string,
): Promise<ExportData> {
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
  const details = await mandateDetails({ db, secretKey }, memberId)
  const mandates = found.get('mandates') ?? []
  found.set(
    'mandates',
    mandates.map((row) => ({ ...row, ...details.get(String(row['reference'])) })),
  )
  return new Map(SECTIONS.map((section) => [section, found.get(section) ?? []]))
}

type Selection = {
  readonly by: string
  readonly owner: string
  readonly columns: readonly string[]
  readonly parts?: Readonly<Record<string, RawBuilder<unknown>>>
}

async function rowsOf(db: Db, table: keyof Tables, { by, owner, columns, parts = {} }: Selection) {
  const selected = [
    ...columns.map((column) => sql.ref(column)),
    ...Object.entries(parts).map(([name, part]) => sql`${part} as ${sql.ref(name)}`),
  ]
  const { rows } = await sql<ExportRow>`
    select ${sql.join(selected)}
    from ${sql.table(table)}
    where ${sql.ref(by)} = ${owner}
    order by ${sql.ref(columns.find((column) => column.endsWith('_at')) ?? columns[0]!)}`.execute(
    db,
  )
  return rows
}

type ExportPageInput = {
  readonly site: string
  readonly language: LocaleCode
  readonly timeZone: string
  readonly now: Date
}

/** The same data as a page for people, in their language. It needs no script and no connection. */
export function exportPage(data: ExportData, input: ExportPageInput): string {
  const { site, language } = input
  const texts = textsIn(language).export
  const show = showIn(input, texts)
  const title = escapeHtml(`${texts.title} – ${site}`)
  const sections = [...data].map(
    ([section, rows]) =>
      `<section><h2>${escapeHtml(texts.sections[section])}</h2>${table(rows, texts, show)}</section>`,
  )
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${STYLE}</style></head>
<body><h1>${title}</h1><p>${escapeHtml(texts.intro)} ${show('', input.now, {})}</p>
${sections.join('\n')}
</body></html>
`
}

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}' +
  'table{border-collapse:collapse;width:100%}' +
  'th,td{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0;overflow-wrap:anywhere}' +
  'tbody tr{border-top:1px solid #ccc}img{max-width:12rem}'

type Show = (field: string, value: unknown, row: ExportRow) => string

/** One row is told field by field, several as a list. */
function table(rows: readonly ExportRow[], texts: ExportTexts, show: Show): string {
  const [first, ...others] = rows
  if (!first) return `<p>${escapeHtml(texts.nothing)}</p>`
  const label = (field: string) => escapeHtml(texts.fields[field] ?? field)
  const cell = ([field, value]: [string, unknown], row: ExportRow) =>
    field === 'filename' && typeof value === 'string' ? photo(value) : show(field, value, row)
  if (others.length === 0) {
    const lines = Object.entries(first).map(
      (entry) => `<tr><th scope="row">${label(entry[0])}</th><td>${cell(entry, first)}</td></tr>`,
    )
    return `<table><tbody>${lines.join('')}</tbody></table>`
  }
  const head = Object.keys(first).map((field) => `<th scope="col">${label(field)}</th>`)
  const lines = rows.map(
    (row) =>
      `<tr>${Object.entries(row)
        .map((entry) => `<td>${cell(entry, row)}</td>`)
        .join('')}</tr>`,
  )
  return `<table><thead><tr>${head.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table>`
}

function photo(filename: string): string {
  return `<img src="photos/${escapeHtml(filename)}.webp" alt="">`
}

function showIn({ language, timeZone }: ExportPageInput, texts: ExportTexts): Show {
  const { iso } = localeOf(language)
  const time = new Intl.DateTimeFormat(iso, { dateStyle: 'long', timeStyle: 'short', timeZone })
  const words = wordsIn(iso, texts)
  return (field, value, row) => {
    if (value === null || value === '') return '–'
    if (value instanceof Date) return escapeHtml(time.format(value))
    if (typeof value === 'boolean') return escapeHtml(value ? texts.yes : texts.no)
    if (Array.isArray(value)) return value.length === 0 ? '–' : escapeHtml(value.join(', '))
    if (typeof value === 'object') return escapeHtml(Object.entries(value).map(pair).join(', '))
    if (typeof value === 'string') return escapeHtml(words[field]?.(value, row) ?? value)
    return escapeHtml(JSON.stringify(value))
  }
}

type Word = (code: string, row: ExportRow) => string

/** How people say what these columns keep as codes. */
function wordsIn(iso: string, texts: ExportTexts): Record<string, Word> {
  const countries = new Intl.DisplayNames(iso, { type: 'region' })
  const languages = new Intl.DisplayNames(iso, { type: 'language' })
  const day = new Intl.DateTimeFormat(iso, { dateStyle: 'long', timeZone: 'UTC' })
  const word = (code: string) => texts.values[code] ?? code
  return {
    gender: word,
    identity: word,
    seeks: word,
    seeks_couples: word,
    status: word,
    country: (code) => countries.of(code) ?? code,
    region: (code, { country }) => regionName(String(country), code),
    language: (code) => languages.of(code) ?? code,
    date_of_birth: (date) => day.format(new Date(date)),
  }
}

function pair([name, value]: [string, unknown]): string {
  return `${name}: ${String(value)}`
}
