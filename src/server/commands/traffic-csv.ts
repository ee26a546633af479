import type { Figures } from '#server/features/traffic/traffic.ts'
import type { Column } from './traffic-columns.ts'

/** Figures for a spreadsheet, a line each below the titles (RFC 4180). */
export function trafficCsv(columns: readonly Column[], all: readonly Figures[]): string[] {
  const titles = columns.map(({ title }) => title).join(',')
  return [
    titles,
    ...all.map((figures) => columns.map((column) => cellOf(column, figures)).join(',')),
  ]
}

function cellOf({ kind, of }: Column, figures: Figures): string {
  const value = of(figures)
  if (value === null) return ''
  if (kind === 'share') return Number(value).toFixed(4)
  if (kind === 'amount') return (Number(value) / 100).toFixed(2)
  return kind === 'count' ? String(value) : quoted(harmless(String(value)))
}

/** What a spreadsheet would take for a formula is shown as it is. */
function harmless(text: string): string {
  return /^[=+@-]/.test(text) ? `'${text}` : text
}

function quoted(text: string): string {
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
