import { sql } from 'kysely'
import * as z from 'zod/mini'
import { type Currency, CURRENCIES } from '#contract/geo.ts'
import * as contract from '#contract/office/prices.ts'
import type { PriceListShown, PricePackage } from '#contract/office/prices.ts'
import { PACKAGE_STYLES, type PackageStyle } from '#contract/packages.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { openBus } from '#server/events/bus.ts'
import { askForPrices, dropPrices, pricesOf } from '#server/features/prices/prices.ts'
import type { Site } from '#server/features/settings/settings.ts'
import {
  type Command,
  type CommandDeps,
  CommandError,
  isDay,
  runCommand,
  siteNamed,
} from './command-line.ts'
import { optionsIn } from './deciding.ts'
import { doerNamed } from './doer.ts'
import { wordsFor } from './paying.ts'

const HELP = `Packages and their prices

  npm run packages -- list <domain>                   what is sold now and later, and what waits for a second person
  npm run packages -- set <domain> <change ...> --as <operator mail>   ask for other prices
      p1.EUR=29.95       what a package costs in a currency
      p1.EUR=none        not sold in that currency any more
      p1.credits=30      how many credits it has
      p1=none            not sold any more; a package that is new needs its credits and prices
      popular=p2         the one that is shown first (or popular=none)
      --from 2026-12-01  when it begins, or 2026-12-01T09:00, in the time zone of the site; otherwise as soon as somebody agrees
      --why "…"          why, which stays in the record
  npm run packages -- drop <domain> <time> [--as <operator mail>]      take prices back that are not sold yet

Nobody changes prices alone: what is asked for waits for a second person, who sees it in the office and approves it there. It changes
what is sold at the time that it begins; all else stays as it is sold then.

  npm run packages -- set example.com p1.EUR=29.95 p2.EUR=59.95 --from 2026-12-01 --as kees@example.com`

/** Lists packages and asks for other prices for an operator, and gives the exit code. */
export function runPackages(args: readonly string[], deps: CommandDeps): Promise<number> {
  return runCommand({ name: 'packages', help: HELP, commands: { list, set, drop } }, args, deps)
}

const list: Command = async ({ db, now }, [domain]) => {
  const site = await siteNamed(db, domain)
  const { lists, asked, time_zone: timeZone } = await pricesOf(db, site.id, now)
  const waiting =
    asked && `request ${asked.number} of ${asked.asker} waits for a second person, in the office`
  return [...lists.flatMap((each) => listLines(each, timeZone)), ...(waiting ? [waiting] : [])]
}

function listLines({ valid_from: from, is_now, is_own, packages }: PriceListShown, zone: string) {
  const since = from === null ? '' : `${is_now ? ' since' : ' from'} ${timeIn(from, zone)}`
  const head = `${is_now ? 'now' : 'later'}${since}${is_own ? '' : ', as every site that has none of its own'}`
  return [head, ...packages.map((sold) => `  ${packageLine(sold)}`)]
}

function packageLine({ style, credits, is_popular: isPopular, prices }: PricePackage): string {
  const told = Object.entries(prices).map(
    ([currency, minor]) => `${currency} ${(minor / 100).toFixed(2)}`,
  )
  return `${style}: ${credits} credits${isPopular ? ', popular' : ''}: ${told.join(', ')}`
}

function timeIn(moment: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return format.format(new Date(moment)).replace(' ', 'T')
}

const set: Command = async ({ db, now }, [domain, ...words]) => {
  const site = await siteNamed(db, domain)
  const first = words.findIndex((word) => word.startsWith('--'))
  const changes = first === -1 ? words : words.slice(0, first)
  const given = optionsIn(words.slice(changes.length), ['from', 'why', 'as'])
  if (changes.length === 0) throw new CommandError('what changes? Such as p1.EUR=29.95')
  const { lists, time_zone: timeZone } = await pricesOf(db, site.id, now)
  const validFrom = given.from === undefined ? null : await timeNamed(db, given.from, timeZone)
  const before = listSoldAt(lists, validFrom ?? now)
  const packages = changes.reduce(changed, before)
  requireShape(site, packages)
  const by = await doerNamed(db, site, given.as, 'prices_edit')
  const why = given.why?.trim() || 'by command'
  const asking = { siteId: site.id, validFrom, packages, why, by, scope: [site.id], now }
  const { number } = await askForPrices({ db, events: openBus() }, asking).catch(
    (error: unknown) => {
      throw error instanceof Refusal ? new CommandError(whyNot(error, packages)) : error
    },
  )
  return [
    `request ${number} waits for a second person, who approves it in the office`,
    ...packages.map((sold) => `  ${packageLine(sold)}`),
  ]
}

const drop: Command = async ({ db, now }, [domain, time, ...words]) => {
  const site = await siteNamed(db, domain)
  if (time === undefined) throw new CommandError('which prices? Give the time that list shows')
  const by = await doerNamed(db, site, optionsIn(words, ['as']).as, 'prices_edit')
  const { time_zone: timeZone } = await pricesOf(db, site.id, now)
  const validFrom = await timeNamed(db, time, timeZone)
  await dropPrices(db, { siteId: site.id, validFrom, by, now }).catch((error: unknown) => {
    const isUnknown = error instanceof Refusal && error.code === 'NOT_FOUND'
    throw isUnknown ? new CommandError(`${site.domain} has no prices from ${time} on`) : error
  })
  return [`the prices from ${time} on are taken back`]
}

function listSoldAt(lists: readonly PriceListShown[], at: Date): readonly PricePackage[] {
  const sold = lists.findLast(({ valid_from: from }) => from === null || new Date(from) <= at)
  return sold?.packages ?? []
}

/** The packages with one change, such as `p1.EUR=29.95`. */
function changed(packages: readonly PricePackage[], change: string): readonly PricePackage[] {
  const [, name = '', field, value = ''] = /^(\w+)(?:\.(\w+))?=(.+)$/.exec(change) ?? []
  if (name === 'popular' && field === undefined) return withPopular(packages, value)
  const style = PACKAGE_STYLES.find((each) => each === name)
  if (!style) throw new CommandError(`${change} is not a change such as p1.EUR=29.95`)
  const rest = packages.filter((sold) => sold.style !== style)
  if (field === undefined) {
    if (value === 'none' && rest.length < packages.length) return rest
    throw new CommandError(`${change} is not a change: p1=none takes a package away that is sold`)
  }
  const before = packages.find((sold) => sold.style === style) ?? emptyPackage(style)
  const next = [...rest, withField(before, { field, value, change })]
  return next.toSorted((one, other) => one.style.localeCompare(other.style))
}

function emptyPackage(style: PackageStyle): PricePackage {
  return { style, credits: 0, is_popular: false, prices: {} }
}

function withPopular(packages: readonly PricePackage[], value: string): readonly PricePackage[] {
  if (value !== 'none' && !packages.some(({ style }) => style === value))
    throw new CommandError(`popular=${value}: there is no such package`)
  return packages.map((sold) => ({ ...sold, is_popular: sold.style === value }))
}

type Change = { readonly field: string; readonly value: string; readonly change: string }

function withField(sold: PricePackage, { field, value, change }: Change): PricePackage {
  if (field === 'credits') {
    if (/^[1-9]\d{0,5}$/.test(value)) return { ...sold, credits: Number(value) }
    throw new CommandError(`${change}: credits are a whole number`)
  }
  const currency = CURRENCIES.find((each) => each === field.toUpperCase())
  if (!currency)
    throw new CommandError(`${change}: ${field} is neither credits nor a currency that is sold in`)
  const { [currency]: _, ...others } = sold.prices
  const prices = value === 'none' ? others : { ...others, ...priceIn(currency, value, change) }
  return { ...sold, prices }
}

function priceIn(currency: Currency, value: string, change: string) {
  const [, whole, rest = ''] = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(value) ?? []
  const minor = whole === undefined ? 0 : Number(whole) * 100 + Number(rest.padEnd(2, '0'))
  if (minor === 0) throw new CommandError(`${change}: a price is an amount such as 29.95`)
  return { [currency]: minor }
}

/** What the screen's call would refuse is refused here. */
function requireShape(site: Site, packages: readonly PricePackage[]): void {
  const wish = { site_id: site.id, valid_from: null, packages, why: 'by command' }
  const { error } = z.safeParse(contract.askForPrices.input, wish)
  const [issue] = error?.issues ?? []
  if (issue)
    throw new CommandError(`${fieldOf(issue.path.join('.'), packages)} is missing or wrong`)
}

function whyNot(error: Refusal, packages: readonly PricePackage[]): string {
  const { field = '', why = '' } = error.params ?? {}
  if (error.code === 'INVALID_INPUT')
    return `${fieldOf(String(field), packages)} ${RULES[why] ?? why}`
  const words: Readonly<Record<string, string>> = {
    CHANGED_MEANWHILE: 'prices begin at that time already: drop them first',
    NOBODY_TO_APPROVE: 'nobody changes prices alone: ask in your own name with --as',
  }
  return words[error.code] ?? wordsFor(error)
}

const RULES: Readonly<Record<string, string>> = {
  more_credits: 'must be more than those of the package before it',
  dearer: 'must cost more than the package before it',
  saves: 'must cost less for a credit than the package before it',
  one_popular: 'can have one that is popular',
  'is over': 'must be a time to come',
}

/** packages.1.prices.EUR is p1.EUR to whoever typed it. */
function fieldOf(field: string, packages: readonly PricePackage[]): string {
  const [, nth, below] = /^packages\.(\d)\.(?:prices\.)?(\w+)/.exec(field) ?? []
  if (nth !== undefined) return `${packages[Number(nth)]?.style}.${below}`
  return field === 'valid_from' ? '--from' : field
}

/** When a day or a minute begins in the time zone of a site. */
async function timeNamed(db: Db, word: string, timeZone: string): Promise<Date> {
  const [day = '', minute = '00:00'] = word.split('T')
  if (!isDay(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(minute))
    throw new CommandError(`${word} is not a time such as 2026-12-01 or 2026-12-01T09:00`)
  const { rows } = await sql<{ time: Date }>`
    select ${`${day} ${minute}`}::timestamp at time zone ${timeZone} as time`.execute(db)
  return rows[0]!.time
}
