import { parseArgs } from 'node:util'
import { dayIn } from '#contract/fields.ts'
import type { Db } from '#server/db/connect.ts'
import { settingsOf, sitesByDomain } from '#server/features/settings/settings.ts'
import { figuresOf, type Question } from '#server/features/traffic/traffic.ts'
import {
  type Command,
  type CommandDeps,
  CommandError,
  isDay,
  runCommand,
  siteNamed,
} from './command-line.ts'
import { trafficColumns, trafficCsv, trafficTable } from './traffic-report.ts'

const HELP = `What came of the visitors, by who sent them and the page they came to

  npm run traffic -- figures            the last 30 days of every site, by source
  npm run traffic -- figures --from 2026-01-01 --to 2026-01-31 --site example.com --by both --csv

  --from 2026-01-01   the first day, in the time zone of the site; otherwise 29 days before the last one
  --to 2026-01-31     the last day; otherwise today
  --site example.com  only this site
  --by source         one line for each network, ref, sub1, sub2 and sub3 (source), for each landing page (lander),
                      or for each of both (both)
  --csv               for a spreadsheet: rates as fractions of one, amounts with a point

visits      pages that visitors opened: landing pages and the first page; no members, no programs
bounces     of the visits with lb in their address (such as ?lb=1) those that ended without a press, a key or a scroll;
            the rate is that of the visits with lb
signups     who signed up in these days; the rate is that of the visits
activated   of these, who confirmed their address; the rate is that of the signups
buyers      of these, who bought until now, whenever that was; the rate is that of the signups
revenue     what they paid until now, without what was refunded or charged back

A visit, like a signup, counts for the source in its address, or for the last one in 30 days. Who signed up without a landing page
stands with the first page: index. What was one source too many for a day has its visits with the network other.
Members who were erased stand together as (erased), from their first credit on: whether they confirmed their address is not known
any more, and whoever never had a credit is not counted.`

/** Shows an operator what came of the visitors, and gives the exit code. */
export function runTraffic(args: readonly string[], deps: CommandDeps): Promise<number> {
  return runCommand({ name: 'traffic', help: HELP, commands: { figures } }, args, deps)
}

const figures: Command = async ({ db, now }, words) => {
  const { isCsv, ...question } = await trafficRequest(db, words, now)
  const all = question.sites.length === 0 ? [] : await figuresOf(db, question)
  const columns = trafficColumns(question.by, all)
  if (isCsv) return trafficCsv(columns, all)
  const period = `${question.from} to ${question.to}`
  return all.length === 0 ? [`no traffic from ${period}`] : [period, ...trafficTable(columns, all)]
}

const DAY_MS = 24 * 60 * 60 * 1000
const OPTIONS = {
  from: { type: 'string' },
  to: { type: 'string' },
  site: { type: 'string' },
  by: { type: 'string' },
  csv: { type: 'boolean' },
} as const

/** What an operator wants to know of the traffic, and how it is to be shown. */
async function trafficRequest(
  db: Db,
  words: readonly string[],
  now: Date,
): Promise<Question & { readonly isCsv: boolean }> {
  const given = optionsIn(words)
  const by = given.by ?? 'source'
  if (by !== 'source' && by !== 'lander' && by !== 'both')
    throw new CommandError('--by must be source, lander or both')
  const sites = await placesOf(db, given.site)
  const to = dayOf('to', given.to) ?? latestDay(sites, now)
  const from = dayOf('from', given.from) ?? daysBefore(to, 29)
  if (from > to) throw new CommandError(`--from ${from} is after --to ${to}`)
  return { sites, from, to, by, isCsv: given.csv ?? false }
}

function optionsIn(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS }).values
  } catch (error) {
    // It names the word that it does not know, then goes on at length.
    throw new CommandError((error as Error).message.split(/[.\n]/)[0]!)
  }
}

async function placesOf(db: Db, domain: string | undefined): Promise<Question['sites']> {
  const sites =
    domain === undefined ? [...(await sitesByDomain(db)).values()] : [await siteNamed(db, domain)]
  return Promise.all(
    sites.map(async (site) => ({
      id: site.id,
      domain: site.domain,
      timeZone: (await settingsOf(db, site.id)).time_zone,
    })),
  )
}

function dayOf(name: string, text: string | undefined): string | null {
  if (text === undefined) return null
  if (!isDay(text)) throw new CommandError(`--${name} must be a day such as 2026-01-31`)
  return text
}

/** Today where it is latest, so that none of the sites misses what has just been counted. */
function latestDay(sites: Question['sites'], now: Date): string {
  const days = sites.map(({ timeZone }) => dayIn(timeZone, now))
  return days.toSorted().at(-1) ?? now.toISOString().slice(0, 10)
}

function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * DAY_MS).toISOString().slice(0, 10)
}
