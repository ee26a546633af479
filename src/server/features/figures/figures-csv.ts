import type { CSV_OF, FiguresAnswer } from '#contract/office/figures.ts'

type Cell = string | number | null

/** The same numbers as on the screen, for a spreadsheet: amounts with a point, and nothing where too few people are behind it. */
export function figuresCsv(figures: FiguresAnswer, of: (typeof CSV_OF)[number]) {
  const rows = { days: dayRows, table: tableRows, cohorts: cohortRows }[of](figures)
  return {
    csv: rows.map((row) => row.map(cellOf).join(',')).join('\r\n') + '\r\n',
    rows: rows.length - 1,
  }
}

const COUNTS = [
  'visits',
  'signups',
  'activated',
  'wrote',
  'bought',
  'orders',
  'first_orders',
  'credits_sold',
  'credits_spent',
  'messages',
] as const

type Counted = FiguresAnswer['days'][number] | FiguresAnswer['table'][number]

function countsOf(counted: Omit<Counted, 'day' | 'key'>): Cell[] {
  const { revenue } = counted
  return [
    ...COUNTS.map((name) => counted[name]),
    revenue === null ? null : (revenue / 100).toFixed(2),
  ]
}

function dayRows({ days, currency }: FiguresAnswer): Cell[][] {
  return [
    ['day', ...COUNTS, `revenue_${currency ?? ''}`],
    ...days.map((day) => [day.day, ...countsOf(day)]),
  ]
}

function tableRows({ table, more, totals, currency }: FiguresAnswer): Cell[][] {
  return [
    ['key', ...COUNTS, `revenue_${currency ?? ''}`],
    ...table.map((line) => [line.key, ...countsOf(line)]),
    ...(more ? [[`${more.lines} more`, ...countsOf(more)]] : []),
    ['total', ...countsOf(totals)],
  ]
}

function cohortRows({ cohorts }: FiguresAnswer): Cell[][] {
  const longest = Math.max(0, ...cohorts.map(({ active }) => active.length))
  return [
    ['week', 'people', ...Array.from({ length: longest }, (_, nth) => `week_${nth + 1}`)],
    ...cohorts.map(({ week, people, active }) => [week, people, ...active]),
  ]
}

/** What begins like a formula is taken for words. */
function cellOf(cell: Cell): string {
  if (cell === null) return ''
  const text = String(cell)
  const plain =
    typeof cell === 'string' && /^[=+\-@\t\r]/.test(text) && !/^-?\d/.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
