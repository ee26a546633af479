import { parseArgs } from 'node:util'
import { writeFile } from 'node:fs/promises'
import { CSV_OF, PERIODS, PLOTS, TABLES_BY } from '#contract/office/figures.ts'
import { type Db, transact } from '#server/db/connect.ts'
import {
  figurePicture,
  figuresCsv,
  readFigures,
  rebuildFigures,
  refreshFigures,
} from '#server/features/figures/figures.ts'
import { type Doer, note } from '#server/features/record/record.ts'
import {
  type Command,
  type CommandDeps,
  CommandError,
  isDay,
  runCommand,
  siteNamed,
} from './command-line.ts'
import { doerEverywhere, withoutName } from './doer.ts'

const HELP = `What each day brought, and from where

  npm run figures -- show      the last 30 days of every site: totals, the days before, and a table
  npm run figures -- csv       the same for a spreadsheet
  npm run figures -- plot      a plot as an SVG, on the screen or with --out in a file
  npm run figures -- refresh   counts what may have changed; the product does it every ten minutes
  npm run figures -- rebuild   makes all of it again from what happened

  refresh and rebuild take --as <operator mail> at their end: in whose name. Without, it is the command line's.

  --period ${PERIODS.join('|')}   how many days; otherwise month
  --until 2026-01-31    the last day, in the time zone of the site; otherwise today
  --site example.com    only this site
  --by ${TABLES_BY.join('|')}
                        what the table is by; otherwise page
  --currency EUR        money of this currency; otherwise that with most revenue
  --of ${CSV_OF.join('|')}   of csv: which numbers; otherwise days
  --plot ${PLOTS.join('|')}   of plot: which one; otherwise revenue
  --out plot.svg        of plot: the file

revenue    without VAT, refunds and charge-backs, each on the day on which it happened
activated, wrote, bought   of who signed up in these days, who did so within 14 days of it`

/** Shows an operator what was counted, counts it anew, and gives the exit code. */
export function runFigures(args: readonly string[], deps: CommandDeps): Promise<number> {
  const commands = { show, csv, plot, refresh, rebuild: rebuildWith(deps.print) }
  return runCommand({ name: 'figures', help: HELP, commands }, args, deps)
}

const show: Command = async ({ db, now }, words) => {
  const { figures, options } = await figuresFor(db, words, now)
  const { totals, before, from, until, currency, table, more } = figures
  const amount = (minor: number | null) => ((minor ?? 0) / 100).toFixed(2)
  const lines = [
    ...table,
    ...(more ? [{ ...more, key: `${more.lines} more` }] : []),
    { ...totals, key: 'all' },
  ]
  return [
    `${from} to ${until}${figures.counted_at ? `, counted ${figures.counted_at}` : ', not counted yet'}`,
    `revenue ${currency ?? ''} ${amount(totals.revenue)} (${amount(before.revenue)} before), gone back ${amount(totals.refunded)}, charged back ${amount(totals.charged_back)}`,
    `purchases ${totals.orders}, first ones ${totals.first_orders}; credits sold ${totals.credits_sold}, spent ${totals.credits_spent}, owed ${totals.credits_owed}`,
    `visits ${totals.visits}, signups ${totals.signups}, activated ${totals.activated}, wrote ${totals.wrote}, bought ${totals.bought}; messages ${totals.messages}`,
    '',
    ...inColumns([
      [options.by ?? 'page', 'visits', 'signups', 'bought', 'revenue'],
      ...lines.map((line) => [
        line.key === '' ? '(none)' : line.key,
        `${line.visits}`,
        `${line.signups}`,
        `${line.bought}`,
        amount(line.revenue),
      ]),
    ]),
  ]
}

const csv: Command = async ({ db, now }, words) => {
  const { figures, options } = await figuresFor(db, words, now)
  const { csv: text } = figuresCsv(figures, oneOf('of', options.of ?? 'days', CSV_OF))
  return text.trimEnd().split('\r\n')
}

const plot: Command = async ({ db, now }, words) => {
  const { figures, options } = await figuresFor(db, words, now)
  const svg = figurePicture(figures, oneOf('plot', options.plot ?? 'revenue', PLOTS))
  if (options.out === undefined) return [svg]
  await writeFile(options.out, svg)
  return [`written to ${options.out}`]
}

const refresh: Command = async ({ db, now }, words) => {
  const by = await doerEverywhere(db, withoutName(words)[1], 'machine_read')
  await refreshFigures(db, now)
  await noted(db, { by, action: 'figures_counted', now })
  return ['the figures are counted']
}

const EVERY = 50

function rebuildWith(print: (line: string) => void): Command {
  return async ({ db, now }, words) => {
    const by = await doerEverywhere(db, withoutName(words)[1], 'machine_read')
    const onDay = (done: number, all: number) => {
      if (done % EVERY === 0 || done === all) print(`${done} of ${all} days`)
    }
    await rebuildFigures(db, { now, onDay })
    await noted(db, { by, action: 'figures_rebuilt', now })
    return ['all figures are made again']
  }
}

type Counted = { readonly by: Doer; readonly action: string; readonly now: Date }

/** Days are counted in transactions of their own: it is noted once all of them are. */
function noted(db: Db, counted: Counted): Promise<void> {
  const subject = { kind: 'figures', id: 'all' }
  return transact(db, (tx) => note(tx, { ...counted, siteId: null, subject }))
}

const OPTIONS = {
  period: { type: 'string' },
  until: { type: 'string' },
  site: { type: 'string' },
  by: { type: 'string' },
  currency: { type: 'string' },
  of: { type: 'string' },
  plot: { type: 'string' },
  out: { type: 'string' },
} as const

async function figuresFor(db: Db, words: readonly string[], now: Date) {
  const options = optionsIn(words)
  const { until, site, currency } = options
  if (until !== undefined && !isDay(until))
    throw new CommandError('--until must be a day such as 2026-01-31')
  if (currency !== undefined && !/^[A-Z]{3}$/.test(currency))
    throw new CommandError('--currency must be a code such as EUR')
  const filter = {
    period: oneOf('period', options.period ?? 'month', PERIODS),
    by: oneOf('by', options.by ?? 'page', TABLES_BY),
    ...(until !== undefined && { until }),
    ...(currency !== undefined && { currency }),
    ...(site !== undefined && { site_id: (await siteNamed(db, site)).id }),
  }
  return { options, figures: await readFigures(db, { filter, scope: 'all', showsFew: true, now }) }
}

function optionsIn(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS }).values
  } catch (error) {
    // It names the word that it does not know, then goes on at length.
    throw new CommandError((error as Error).message.split(/[.\n]/)[0]!)
  }
}

function oneOf<Word extends string>(name: string, given: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === given)
  if (!found) throw new CommandError(`--${name} must be one of ${words.join(', ')}`)
  return found
}

function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)))
  return rows.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
      .join('  '),
  )
}
