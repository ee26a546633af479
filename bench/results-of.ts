import type { Outcome } from './figure.ts'
import { tableOf } from './table-of.ts'

type About = { readonly date: Date; readonly machine: string }

/** The whole of RESULTS.md. */
export function resultsOf(outcomes: readonly Outcome[], { date, machine }: About): string {
  const methods = outcomes.map(
    ({ section: { name, method } }) => `- \`npm run bench -- ${name}\`: ${method}`,
  )
  return `# Results

Measured on ${date.toISOString().slice(0, 10)} by \`npm run bench\` on ${machine}.
Every figure stands beside a control of the same run: a ratio says more than a time on somebody's machine.

${tableOf(outcomes)}

## How to get each figure again

${methods.join('\n')}
`
}
