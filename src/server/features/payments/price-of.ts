import type { PackageOffer } from '#contract/packages.ts'
import type { Currency } from '#contract/geo.ts'
import type { Package } from '#server/features/settings/settings.ts'

type Pricing = {
  readonly currency: Currency
  readonly percentage: number
  readonly messageCredits: number
  /** What a credit of the smallest package costs, as price and credits. */
  readonly smallest: { readonly price: number; readonly credits: number }
}

/**
 * What a package costs a member. All money is whole minor units, and this is the one place that rounds it: the total down,
 * what a message costs up, a saving down. Each is in the member's favour, or claims less than is true.
 */
export function offerOf(sold: Package, pricing: Pricing): PackageOffer | null {
  const { currency, percentage, messageCredits, smallest } = pricing
  const price = sold.prices[currency]
  if (price === undefined) return null
  const total = totalOf(price, percentage)
  return {
    style: sold.style,
    credits: sold.credits,
    is_popular: sold.is_popular,
    price_minor: price,
    total_minor: total,
    message_minor: divideUp(total * messageCredits, sold.credits),
    saving: savingOf(price, sold.credits, smallest),
  }
}

/** The price less the discount, rounded down. */
export function totalOf(price: number, percentage: number): number {
  return Number((BigInt(price) * BigInt(100 - percentage)) / 100n)
}

/** What a part of the credits cost of a total, rounded down: parts never add up to more than the whole. */
export function totalPart(total: number, part: number, credits: number): number {
  return Number((BigInt(total) * BigInt(part)) / BigInt(credits))
}

/** The VAT that is in a total, rounded to the nearest minor unit. The rate is in hundredths of a percent. */
export function vatIn(total: number, rate: number): number {
  const whole = 10_000n + BigInt(rate)
  return Number((BigInt(total) * BigInt(rate) * 2n + whole) / (whole * 2n))
}

function savingOf(price: number, credits: number, smallest: Pricing['smallest']): number {
  const before = BigInt(smallest.price) * BigInt(credits)
  const now = BigInt(price) * BigInt(smallest.credits)
  return now >= before ? 0 : Number(((before - now) * 100n) / before)
}

function divideUp(value: number, by: number): number {
  return Number((BigInt(value) + BigInt(by) - 1n) / BigInt(by))
}
