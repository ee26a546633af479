import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { DiscountCode } from '#contract/discounts.ts'
import { CODE_ALONE, MOST_USES } from '#contract/office/codes.ts'
import { CURRENCIES } from '#contract/geo.ts'
import { COUNTRY_CODES } from '#contract/locales.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { openBus } from '#server/events/bus.ts'
import {
  changeCode,
  isNewcomerCode,
  listCodes,
  type ListedCode,
  makeBatch,
  makeCode,
  type NewCodes,
} from '#server/features/discounts/discounts.ts'
import { settingsOf, type Site } from '#server/features/settings/settings.ts'
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

const HELP = `Discount codes

  npm run discounts -- list <domain>                  every code, with what it asks for and how often it was used
  npm run discounts -- create <domain> --percentage <1 to 100> ...   new codes; prints them
  npm run discounts -- end <domain> <code> [--as <operator mail>]    stop a code; purchases that were begun with it keep it

What create takes:

  --percentage 25     how much less is paid
  --code SUMMER25     a code of your own: 3 to 30 letters, digits and dashes; otherwise one is made up
  --count 50          so many made-up codes at once
  --minimum 29.95     what must be bought at least, before the discount, in --currency (EUR if there is none)
  --currency EUR      the currency of the minimum
  --country NL        only for payments from this country
  --until 2026-12-31  the last day it works, in the time zone of the site; otherwise 30 days from now
  --each              every member can use it once; otherwise it works once in all
  --uses 500          with --each, how often it works in all
  --why "…"           why, which stays in the record
  --as <operator mail>  in whose name; without, it is the command line's

A code of more than ${CODE_ALONE.percentage} per cent, or for more than ${CODE_ALONE.uses} uses, waits for a second person, who approves it in the office: it is asked
for in somebody's own name, with --as. Codes that are made at once count together, and are never more than that.

  npm run discounts -- create example.com --percentage 25 --code SUMMER25 --each --until 2026-08-31`

/** Makes, lists and ends discount codes for an operator, and gives the exit code. */
export function runDiscounts(args: readonly string[], deps: CommandDeps): Promise<number> {
  const commands = { list, create, end }
  return runCommand({ name: 'discounts', help: HELP, commands }, args, deps)
}

const list: Command = async ({ db, now }, [domain]) => {
  const site = await siteNamed(db, domain)
  const codes = await listCodes(db, site.id)
  if (codes.length === 0) return [`${site.domain} has no codes`]
  return codes.map((code) => lineOf(code, now))
}

const create: Command = async ({ db, now }, [domain, ...words]) => {
  const site = await siteNamed(db, domain)
  const { time_zone: timeZone } = await settingsOf(db, site.id)
  const given = givenIn(words)
  const request = await newCodesIn(db, given, { siteId: site.id, timeZone, now })
  const by = await doerNamed(db, site, given.as, 'prices_edit')
  const told = { by, why: given.why?.trim() || 'by command' }
  if (request.count > 1) return makeBatch(db, { ...withinAlone(request), ...told })
  const asked = { ...request, ...told, scope: [site.id] }
  const { code, state } = await makeCode({ db, events: openBus() }, asked).catch(
    (error: unknown) => {
      throw error instanceof Refusal ? new CommandError(whyNot(error, site, request)) : error
    },
  )
  return state === 'asked' ? [`${code} waits for a second person, in the office`] : [code]
}

function whyNot(error: Refusal, { domain }: Site, { code }: NewCodes): string {
  const isTaken = (error.code as string) === 'CODE_TAKEN'
  return isTaken ? `${domain} has a code ${code} already` : wordsFor(error)
}

/** A request is about one code, so what several could give away together is not asked for. */
function withinAlone<Request extends Asked>(request: Request): Request {
  const { count, percentage, mostUses } = request
  const isOver = percentage > CODE_ALONE.percentage || count * mostUses > CODE_ALONE.uses
  if (!isOver) return request
  const { percentage: most, uses } = CODE_ALONE
  throw new CommandError(
    `codes at once are at most ${most}% and work at most ${uses} times together: ask for more one by one`,
  )
}

const end: Command = async ({ db, now }, [domain, word, ...words]) => {
  const site = await siteNamed(db, domain)
  if (word === undefined) throw new CommandError('which code? npm run discounts -- list shows them')
  const by = await doerNamed(db, site, optionsIn(words, ['as']).as, 'prices_edit')
  const code = word.toUpperCase()
  const ending = { siteId: site.id, code, change: { ends: true }, by, now } as const
  await changeCode(db, ending).catch((error: unknown) => {
    const isUnknown = error instanceof Refusal && error.code === 'NOT_FOUND'
    throw isUnknown ? new CommandError(`${site.domain} has no code ${word}`) : error
  })
  return [`${code} works no more`]
}

function lineOf(code: ListedCode, now: Date): string {
  const { minimum, currency, country, ended_at: endedAt } = code
  const parts = [
    `${code.percentage}%`,
    code.is_once_each ? 'once each' : 'once',
    ...(minimum === null ? [] : [`from ${(minimum / 100).toFixed(2)} ${currency}`]),
    ...(country === null ? [] : [`only ${country}`]),
    `used ${code.uses} ${code.uses === 1 ? 'time' : 'times'}`,
    endOf(code.expires_at, endedAt, now),
  ]
  return `${code.code} (${parts.join(', ')})`
}

function endOf(expiresAt: Date, endedAt: Date | null, now: Date): string {
  if (endedAt) return `ended ${timeOf(endedAt)}`
  return `${expiresAt > now ? 'until' : 'over since'} ${timeOf(expiresAt)}`
}

function timeOf(time: Date): string {
  return time.toISOString().slice(0, 16).replace('T', ' ')
}

const DAY_MS = 24 * 60 * 60 * 1000
const OPTIONS = {
  percentage: { type: 'string' },
  code: { type: 'string' },
  count: { type: 'string' },
  minimum: { type: 'string' },
  currency: { type: 'string' },
  country: { type: 'string' },
  until: { type: 'string' },
  each: { type: 'boolean' },
  uses: { type: 'string' },
  why: { type: 'string' },
  as: { type: 'string' },
} as const

type NewCodesContext = { readonly siteId: string; readonly timeZone: string; readonly now: Date }
type Given = ReturnType<typeof givenIn>
type Asked = NewCodes & { readonly mostUses: number }

/** What an operator wants a code to be. */
async function newCodesIn(db: Db, given: Given, context: NewCodesContext): Promise<Asked> {
  const { siteId, now } = context
  if (given.percentage === undefined)
    throw new CommandError('how much less? Give --percentage, from 1 to 100')
  if (given.code !== undefined && given.count !== undefined)
    throw new CommandError('--code is one code: leave --count out')
  return {
    siteId,
    code: given.code === undefined ? null : codeOf(given.code),
    count: wholeNumber('count', given.count ?? '1', 1000),
    percentage: wholeNumber('percentage', given.percentage, 100),
    minimum: minimumOf(given),
    country: given.country === undefined ? null : oneOf('country', given.country, COUNTRY_CODES),
    isOnceEach: given.each ?? false,
    mostUses: given.each ? wholeNumber('uses', given.uses ?? '500', MOST_USES) : 1,
    expiresAt: await expiryOf(db, given.until, context),
    now,
  }
}

function givenIn(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS }).values
  } catch (error) {
    // It names the word that it does not know, then goes on at length.
    throw new CommandError((error as Error).message.split(/[.\n]/)[0]!)
  }
}

function codeOf(text: string): string {
  const { success, data: code } = z.safeParse(DiscountCode, text)
  if (!success) throw new CommandError('--code must be 3 to 30 letters, digits and dashes')
  if (isNewcomerCode(code))
    throw new CommandError(`${code} is what newcomers get: choose another code`)
  return code
}

function wholeNumber(name: string, text: string, most: number): number {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0
  if (value < 1 || value > most)
    throw new CommandError(`--${name} must be a whole number from 1 to ${most}`)
  return value
}

function oneOf<Name extends string>(name: string, text: string, names: readonly Name[]): Name {
  const found = names.find((each) => each === text.toUpperCase())
  if (!found) throw new CommandError(`--${name} must be one of ${names.join(', ')}`)
  return found
}

function minimumOf({ minimum, currency }: Given): NewCodes['minimum'] {
  if (minimum === undefined) {
    if (currency !== undefined) throw new CommandError('--currency is that of a --minimum')
    return null
  }
  const [, whole, rest = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(minimum) ?? []
  const minor = whole === undefined ? 0 : Number(whole) * 100 + Number(rest.padEnd(2, '0'))
  if (minor === 0) throw new CommandError('--minimum must be an amount such as 29.95')
  return { minor, currency: oneOf('currency', currency ?? 'EUR', CURRENCIES) }
}

async function expiryOf(db: Db, until: string | undefined, { timeZone, now }: NewCodesContext) {
  if (until === undefined) return new Date(now.getTime() + 30 * DAY_MS)
  const end = await endOfDay(db, until, timeZone)
  if (end === null) throw new CommandError('--until must be a day such as 2026-12-31')
  if (end <= now) throw new CommandError(`--until ${until} is over already`)
  return end
}

/** When a day (yyyy-mm-dd) is over in a time zone; null for what is no day. */
async function endOfDay(db: Db, day: string, timeZone: string): Promise<Date | null> {
  if (!isDay(day)) return null
  const { rows } = await sql<{ end: Date }>`
    select (${day}::date + 1)::timestamp at time zone ${timeZone} as end`.execute(db)
  return rows[0]!.end
}
