import { sumOf, type Figures } from '#server/features/traffic/traffic.ts'
import type { Column } from './traffic-columns.ts'

const LONGEST = 40

/** Figures for somebody who reads them, with their sum below if there are several. */
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
