import type { Discount } from '#contract/discounts.ts'
import { COUNTRY_CURRENCY, type Currency } from '#contract/geo.ts'
import type { CountryCode } from '#contract/locales.ts'
import type { PackageOffer, PackageStyle } from '#contract/packages.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { discountFor } from '#server/features/discounts/discounts.ts'
import {
  listAt,
  type Package,
  packagesOf,
  readPriceLists,
  type Settings,
  settingsOf,
} from '#server/features/settings/settings.ts'

type Purchase = {
  readonly siteId: string
  readonly memberId: string
  readonly accountId: string
  readonly style: PackageStyle
  readonly country: CountryCode
  readonly code: string | undefined
  readonly now: Date
}

export type Quote = {
  readonly currency: Currency
  readonly offer: PackageOffer
  /** Packages that cost less, with the same discount. */
  readonly smaller: readonly PackageOffer[]
  readonly discount: Discount | null
  readonly vatRate: number
  readonly vatMinor: number
}

/** What a purchase costs this member now, and why. */
export async function quote(db: Db, purchase: Purchase): Promise<Quote> {
  const { siteId, style, country, now } = purchase
  const [settings, packages] = await Promise.all([
    settingsOf(db, siteId),
    packagesOf(db, siteId, now),
  ])
  if (!settings.countries.includes(country)) throw new Refusal('INVALID_INPUT', NOT_SERVED)
  const currency = COUNTRY_CURRENCY[country]
  const priceMinor = packages.find((sold) => sold.style === style)?.prices[currency]
  if (priceMinor === undefined) throw new Refusal('NOT_FOUND')
  const discount = await discountFor(db, { ...purchase, currency, priceMinor })
  const pricing = { currency, percentage: discount?.percentage ?? 0, settings }
  const offers = offersOf(packages, pricing)
  const offer = offers.find((each) => each.style === style)!
  const smaller = offers.filter((each) => each.price_minor < offer.price_minor)
  const vatRate = VAT_RATES[country]
  const vatMinor = vatIn(offer.total_minor, vatRate)
  return { currency, offer, smaller, discount, vatRate, vatMinor }
}

/** Whether a package is sold as it was quoted: what a process remembers of prices may be a second old, and an order lasts. */
export async function isStillSold(
  db: Db,
  { siteId, now }: Pick<Purchase, 'siteId' | 'now'>,
  { currency, offer }: Pick<Quote, 'currency' | 'offer'>,
): Promise<boolean> {
  const list = listAt(await readPriceLists(db, siteId), now)
  const sold = list?.packages.find(({ style }) => style === offer.style)
  return sold?.prices[currency] === offer.price_minor && sold.credits === offer.credits
}

const NOT_SERVED = { field: 'country', why: 'invalid_value' }

type OffersOfInput = {
  readonly currency: Currency
  readonly percentage: number
  readonly settings: Pick<Settings, 'message_credits'>
}

/** Every package that has a price in a currency, in their order, with what it costs. */
export function offersOf(
  packages: readonly Package[],
  { currency, percentage, settings }: OffersOfInput,
): readonly PackageOffer[] {
  const priced = packages.filter(({ prices }) => prices[currency] !== undefined)
  const [first] = priced.toSorted((one, other) => one.credits - other.credits)
  if (!first) return []
  const smallest = { price: first.prices[currency]!, credits: first.credits }
  const messageCredits = settings.message_credits
  return priced.flatMap(
    (sold) => offerOf(sold, { currency, percentage, messageCredits, smallest }) ?? [],
  )
}

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

/** What consumers pay on electronic services in 2026, in hundredths of a percent. Sales tax of states is not in prices. */
export const VAT_RATES = {
  NL: 2100,
  BE: 2100,
  FR: 2000,
  IT: 2200,
  ES: 2100,
  DE: 1900,
  AT: 2000,
  IE: 2300,
  GB: 2000,
  AU: 1000,
  NZ: 1500,
  US: 0,
  CA: 0,
  PL: 2300,
  CH: 810,
  DK: 2500,
  FI: 2550,
  NO: 2500,
  SE: 2500,
} as const satisfies Record<CountryCode, number>
