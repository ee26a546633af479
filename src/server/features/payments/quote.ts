import type { Discount } from '#contract/discounts.ts'
import { COUNTRY_CURRENCY, type Currency } from '#contract/geo.ts'
import type { CountryCode } from '#contract/locales.ts'
import type { PackageOffer, PackageStyle } from '#contract/packages.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { discountFor } from '#server/features/discounts/discounts.ts'
import { packagesOf, settingsOf } from '#server/features/settings/settings.ts'
import { offersOf } from './offers-of.ts'
import { vatIn } from './price-of.ts'
import { VAT_RATES } from './vat-rates.ts'

export type Purchase = {
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
  const { siteId, style, country } = purchase
  const [settings, packages] = await Promise.all([settingsOf(db, siteId), packagesOf(db, siteId)])
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

const NOT_SERVED = { field: 'country', why: 'invalid_value' }
