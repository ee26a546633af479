import { type Figure, isMet, type Outcome, ratioOf } from './figure.ts'

const HEAD = ['Figure', 'Value', 'Control', 'Ratio', 'Budget', 'Met']
const RULE = ['---', '---:', '---:', '---:', '---:', '---']

/** One line for each figure, in Markdown. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const rows = outcomes.flatMap((outcome) =>
    'failure' in outcome ? [failureRow(outcome)] : outcome.figures.map(figureRow),
  )
  return [HEAD, RULE, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function failureRow({ section, failure }: Extract<Outcome, { failure: string }>): string[] {
  return [`${section.name}: not measured, because ${failure}`, '', '', '', '', '']
}

function figureRow(figure: Figure): string[] {
  const { name, unit, value, control, budget } = figure
  const ratio = ratioOf(figure)
  const limit = budget && withUnit(budget.most, budget.of === 'value' ? unit : '×')
  return [
    name,
    withUnit(value, unit),
    withUnit(control, unit),
    ratio === null ? '–' : rounded(ratio),
    limit === undefined ? '–' : `≤ ${limit}`,
    { true: 'yes', false: '**no**', null: '–' }[`${isMet(figure)}`],
  ]
}

function withUnit(value: number, unit: string): string {
  return `${rounded(value)} ${unit}`.trim()
}

/** Three digits that count, and every one before the point. */
function rounded(value: number): string {
  const digits = value < 100 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 }
  return value.toLocaleString('en', digits)
}
