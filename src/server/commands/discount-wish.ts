import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { DiscountCode, TIME_BONUS_CODE } from '#contract/discounts.ts'
import { CURRENCIES } from '#contract/geo.ts'
import { COUNTRY_CODES } from '#contract/locales.ts'
import type { Db } from '#server/db/connect.ts'
import { WELCOME_CODE, type CodeWish } from '#server/features/discounts/discounts.ts'
import { endOfDay } from './end-of-day.ts'
import { CommandError } from './site-error.ts'

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
} as const

type DiscountWishInput = { readonly siteId: string; readonly timeZone: string; readonly now: Date }
type Given = ReturnType<typeof optionsIn>

/** What an operator wants a code to be. */
export async function discountWish(
  db: Db,
  words: readonly string[],
  circumstances: DiscountWishInput,
): Promise<CodeWish> {
  const { siteId, now } = circumstances
  const given = optionsIn(words)
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
    expiresAt: await expiryOf(db, given.until, circumstances),
    now,
  }
}

function optionsIn(words: readonly string[]) {
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
  if (code === TIME_BONUS_CODE || code === WELCOME_CODE)
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

function minimumOf({ minimum, currency }: Given): CodeWish['minimum'] {
  if (minimum === undefined) {
    if (currency !== undefined) throw new CommandError('--currency is that of a --minimum')
    return null
  }
  const [, whole, rest = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(minimum) ?? []
  const minor = whole === undefined ? 0 : Number(whole) * 100 + Number(rest.padEnd(2, '0'))
  if (minor === 0) throw new CommandError('--minimum must be an amount such as 29.95')
  return { minor, currency: oneOf('currency', currency ?? 'EUR', CURRENCIES) }
}

async function expiryOf(db: Db, until: string | undefined, { timeZone, now }: DiscountWishInput) {
  if (until === undefined) return new Date(now.getTime() + 30 * DAY_MS)
  const end = await endOfDay(db, until, timeZone)
  if (end === null) throw new CommandError('--until must be a day such as 2026-12-31')
  if (end <= now) throw new CommandError(`--until ${until} is over already`)
  return end
}
