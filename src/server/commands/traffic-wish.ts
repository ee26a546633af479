import { parseArgs } from 'node:util'
import { dayIn } from '#contract/fields.ts'
import type { Db } from '#server/db/connect.ts'
import { settingsOf, sitesByDomain } from '#server/features/settings/settings.ts'
import type { Question } from '#server/features/traffic/traffic.ts'
import { isDay } from './is-day.ts'
import { CommandError } from './site-error.ts'
import { siteNamed } from './site-named.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const OPTIONS = {
  from: { type: 'string' },
  to: { type: 'string' },
  site: { type: 'string' },
  by: { type: 'string' },
  csv: { type: 'boolean' },
} as const

/** What an operator wants to know of the traffic, and how it is to be shown. */
export async function trafficWish(
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
