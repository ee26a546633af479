import { Problem } from './problem.ts'

export interface Amount {
  currency: string
  value: string
}

const CURRENCIES = new Set('EUR GBP USD DKK SEK NOK PLN CHF AUD NZD CAD'.split(' '))
const HIGHEST_CENTS = 5_000_000

/** Reads an amount as strictly as Mollie does: a string with two decimals, in a currency it takes. */
export function readAmount(input: unknown): Amount {
  if (!input || typeof input !== 'object')
    throw new Problem(422, 'The amount is required', 'amount')
  const { currency, value } = input as Record<string, unknown>
  if (typeof currency !== 'string' || !CURRENCIES.has(currency))
    throw new Problem(422, 'The amount contains an invalid currency', 'amount')
  if (typeof value !== 'string' || !/^\d+\.\d{2}$/.test(value))
    throw new Problem(422, 'The amount contains an invalid value', 'amount')
  if (cents({ value }) > HIGHEST_CENTS)
    throw new Problem(422, 'The amount is higher than the maximum', 'amount')
  return { currency, value }
}

export function cents({ value }: Pick<Amount, 'value'>): number {
  return Number(value.replace('.', ''))
}

export function amountOf(currency: string, total: number): Amount {
  const digits = String(total).padStart(3, '0')
  return { currency, value: `${digits.slice(0, -2)}.${digits.slice(-2)}` }
}
