import { parseArgs } from 'node:util'
import {
  activeRecipients,
  lastSaid,
  publishRecipients,
  statementsOf,
  yearlyReport,
} from '#server/features/dsa/dsa.ts'
import {
  type Command,
  type CommandDeps,
  CommandError,
  isDay,
  runCommand,
  siteNamed,
} from './command-line.ts'
import { doerNamed, withoutName } from './doer.ts'

const HELP = `What the Digital Services Act has a platform publish

  npm run dsa -- recipients <domain>              members who were here in each of the last six whole months, and the average (Art. 24)
  npm run dsa -- publish <domain> [--as <operator mail>]
                                                  keeps that average as the one that was published, and notes it in the record
  npm run dsa -- statements <domain> --from 2026-01-01 --until 2026-01-31
                                                  statements of reasons for the Transparency Database, as JSON (Art. 24(5))
  npm run dsa -- report <domain> --year 2026      the numbers of a year by the parts of the Commission's template, as CSV
                                                  (Regulation 2024/2835)

Statements hold nothing that was written about a person: the facts of a decision stay here. Visitors without an account are not
told from each other, so that recipients are members. What authorities ordered, and what is words, is yours to add to the report.`

/** Makes the papers of the DSA for an operator, and gives the exit code. */
export function runDsa(args: readonly string[], deps: CommandDeps): Promise<number> {
  const commands = { recipients, publish, statements, report }
  return runCommand({ name: 'dsa', help: HELP, commands }, args, deps)
}

const recipients: Command = async ({ db, now }, [domain]) => {
  const { id } = await siteNamed(db, domain)
  const { months, average } = await activeRecipients(db, { siteId: id, now })
  const said = await lastSaid(db, id)
  return [
    ...months.map(({ month, people }) => `${month}  ${people}`),
    `average  ${average}`,
    said ? `published on ${said.at.slice(0, 10)}: ${said.average}` : 'not published yet',
  ]
}

const publish: Command = async ({ db, now }, words) => {
  const [[domain], as] = withoutName(words)
  const site = await siteNamed(db, domain)
  const by = await doerNamed(db, site, as, 'settings_edit')
  const { average } = await publishRecipients(db, { siteId: site.id, now, by })
  return [`published: ${average} on average`]
}

const statements: Command = async ({ db }, [domain, ...words]) => {
  const { id } = await siteNamed(db, domain)
  const { from, until } = optionsIn(words)
  if (from === undefined || until === undefined || !isDay(from) || !isDay(until))
    throw new CommandError('which days? Give --from and --until, such as 2026-01-31')
  return [
    JSON.stringify({ statements: await statementsOf(db, { siteId: id, from, until }) }, null, 2),
  ]
}

const report: Command = async ({ db, now }, [domain, ...words]) => {
  const site = await siteNamed(db, domain)
  const { year } = optionsIn(words)
  if (year === undefined || !/^20\d\d$/.test(year))
    throw new CommandError('which year? Give --year, such as 2026')
  const asked = { siteId: site.id, domain: site.domain, year: Number(year), now }
  const lines = await yearlyReport(db, asked)
  return [['part', 'indicator', 'scope', 'value'], ...lines].map((line) =>
    line.map(cellOf).join(','),
  )
}

function cellOf(cell: string | number): string {
  const text = String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const OPTIONS = {
  from: { type: 'string' },
  until: { type: 'string' },
  year: { type: 'string' },
} as const

function optionsIn(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS }).values
  } catch (error) {
    // It names the word that it does not know, then goes on at length.
    throw new CommandError((error as Error).message.split(/[.\n]/)[0]!)
  }
}
