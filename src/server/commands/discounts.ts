import {
  endCode,
  listCodes,
  makeCodes,
  type ListedCode,
} from '#server/features/discounts/discounts.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { discountWish } from './discount-wish.ts'
import { HELP } from './discounts-help.ts'
import { runCommand, type Command, type Surroundings } from './run-command.ts'
import { CommandError } from './site-error.ts'
import { siteNamed } from './site-named.ts'

/** Makes, lists and ends discount codes for an operator, and gives the exit code. */
export function runDiscounts(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const commands = { list, create, end }
  return runCommand({ name: 'discounts', help: HELP, commands }, args, surroundings)
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
  const wish = await discountWish(db, words, { siteId: site.id, timeZone, now })
  const codes = await makeCodes(db, wish)
  if (codes.length === 0) throw new CommandError(`${site.domain} has a code ${wish.code} already`)
  return codes
}

const end: Command = async ({ db, now }, [domain, code]) => {
  const site = await siteNamed(db, domain)
  if (code === undefined) throw new CommandError('which code? npm run discounts -- list shows them')
  if (!(await endCode(db, { siteId: site.id, code: code.toUpperCase(), now })))
    throw new CommandError(`${site.domain} has no code ${code}`)
  return [`${code.toUpperCase()} works no more`]
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
