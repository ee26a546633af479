import type { History } from './history.ts'
import { groupBy } from './registers.ts'

/** What was done, with what outcome, and what went wrong meanwhile, as a table. */
export function figuresOf(
  { deeds, final, listenings }: History,
  faults: Readonly<Record<string, number>>,
): string {
  const rows = [...groupBy(deeds, ({ kind }) => kind)].map(([kind, own]) => {
    const count = (outcome: string) => own.filter((deed) => deed.outcome === outcome).length
    return `| ${kind} | ${count('ok')} | ${count('refused')} | ${count('unknown')} |`
  })
  const heard = listenings.reduce((sum, each) => sum + each.heard.length, 0)
  const wrong = Object.entries(faults).map(([name, times]) => `${name} ${times}`)
  return [
    '',
    '| operation | ok | refused | unknown |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    `${deeds.length} operations, ${final.messages.length} messages, ${final.orders.length} orders, ${heard} events heard by ${listenings.length} sessions.`,
    `Faults: ${wrong.join(', ')}.`,
    '',
    '',
  ].join('\n')
}
