import { type Figures, type Question, sumOf } from '#server/features/traffic/traffic.ts'

/** A column of figures: a name, a count, a share of something, or an amount in minor units. */
type Column = {
  readonly title: string
  readonly kind: 'name' | 'count' | 'share' | 'amount'
  /** Null where there is nothing to have a share of. */
  readonly of: (figures: Figures) => string | number | null
}

const SOURCE = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const

/** The columns of the figures, one of them for each currency that buyers paid in. */
export function trafficColumns(by: Question['by'], all: readonly Figures[]): Column[] {
  const currencies = [...new Set(all.flatMap(({ revenue }) => Object.keys(revenue)))].toSorted()
  return [
    name('site'),
    ...(by === 'source' ? [] : [name('lander')]),
    ...(by === 'lander' ? [] : SOURCE.map(name)),
    count('visits'),
    count('bounces'),
    share('bounce_rate', 'bounces', ({ watched }) => watched),
    count('signups'),
    share('signup_rate', 'signups', ({ visits }) => visits),
    count('activated'),
    share('activation_rate', 'activated', ({ signups, erased }) => signups - erased),
    count('buyers'),
    share('buyer_rate', 'buyers', ({ signups }) => signups),
    ...currencies.map((currency): Column => ({
      title: `revenue_${currency}`,
      kind: 'amount',
      of: ({ revenue }) => revenue[currency] ?? 0,
    })),
  ]
}

type CountName = 'visits' | 'bounces' | 'signups' | 'activated' | 'buyers'

function name(title: 'site' | 'lander' | (typeof SOURCE)[number]): Column {
  return { title, kind: 'name', of: (figures) => figures[title] }
}

function count(title: CountName): Column {
  return { title, kind: 'count', of: (figures) => figures[title] }
}

function share(title: string, part: CountName, wholeOf: (figures: Figures) => number): Column {
  const of = (figures: Figures) => {
    const whole = wholeOf(figures)
    return whole === 0 ? null : figures[part] / whole
  }
  return { title, kind: 'share', of }
}

const LONGEST = 40

/** Figures as a table for operators, with their sum below if there are several. */
export function trafficTable(columns: readonly Column[], all: readonly Figures[]): string[] {
  const lines = [
    columns.map(({ title }) => title.replaceAll('_', ' ')),
    ...all.map((figures) => columns.map((column) => cellOf(column, figures))),
    ...(all.length > 1 ? [totalOf(columns, all.reduce(sumOf))] : []),
  ]
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]!.length)))
  return lines.map((line) =>
    line
      .map((cell, at) =>
        columns[at]!.kind === 'name' ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!),
      )
      .join('  ')
      .trimEnd(),
  )
}

function totalOf(columns: readonly Column[], sum: Figures): string[] {
  const cells = columns.map((column) => (column.kind === 'name' ? '' : cellOf(column, sum)))
  return ['total', ...cells.slice(1)]
}

function cellOf({ kind, of }: Column, figures: Figures): string {
  const value = of(figures)
  if (value === null) return '–'
  if (kind === 'share') return `${(Number(value) * 100).toFixed(1)}%`
  if (kind === 'amount') return (Number(value) / 100).toFixed(2)
  const text = String(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}

/** Figures for a spreadsheet, a line each below the titles (RFC 4180). */
export function trafficCsv(columns: readonly Column[], all: readonly Figures[]): string[] {
  const titles = columns.map(({ title }) => title).join(',')
  return [
    titles,
    ...all.map((figures) => columns.map((column) => csvCellOf(column, figures)).join(',')),
  ]
}

function csvCellOf({ kind, of }: Column, figures: Figures): string {
  const value = of(figures)
  if (value === null) return ''
  if (kind === 'share') return Number(value).toFixed(4)
  if (kind === 'amount') return (Number(value) / 100).toFixed(2)
  return kind === 'count' ? String(value) : quoted(harmless(String(value)))
}

/**
 * What a spreadsheet would take for a formula is shown as it is, also where it divides lines at other signs than we do: in many
 * countries at semicolons.
 */
function harmless(text: string): string {
  return text.replaceAll(/(^|[;\t|\n])(\s*)(?=[=+@-])/g, "$1$2'")
}

function quoted(text: string): string {
  return /[",;|]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
