import type { z } from 'zod/mini'
import type { getCheckout as checkoutContract } from '#contract/orders.ts'
import type { Db } from '#server/db/connect.ts'
import { discountFor, newcomerDiscount, newcomerOf } from '#server/features/discounts/discounts.ts'
import { countryFor, packagesOf, settingsOf } from '#server/features/settings/settings.ts'
import { debitStanding } from './orders/debit-limits.ts'
import { offeredMethods } from './provider/methods.ts'
import { buyerOf, type KnownBuyer } from './orders/buyer.ts'
import { orderAnswer } from './orders/order.ts'
import type { PaymentDeps } from './provider/provider.ts'
import { offersOf, type Quote, quote } from './orders/quote.ts'
import { remainingLimit } from './orders/spending-limit.ts'
import { COUNTRY_CURRENCY } from '#contract/geo.ts'
import type { CountryCode } from '#contract/locales.ts'
import {
  type listPackages as packagesContract,
  listPrices as endpoint,
  type listPrices as pricesContract,
} from '#contract/packages.ts'
import { type App, route } from '#server/http/route.ts'

/** What a member can buy, with the discount that every one of their purchases would have now. */
export async function listPackages(
  db: Db,
  buyer: KnownBuyer,
  wanted: CountryCode | undefined,
): Promise<z.input<typeof packagesContract.output>> {
  const { siteId } = buyer
  const country = buyer.countries.find((code) => code === wanted) ?? buyer.country
  const currency = COUNTRY_CURRENCY[country]
  const asked = { ...buyer, country, currency, code: undefined, priceMinor: 0 }
  const [settings, packages, discount] = await Promise.all([
    settingsOf(db, siteId),
    packagesOf(db, siteId, buyer.now),
    discountFor(db, asked),
  ])
  const pricing = { currency, percentage: discount?.percentage ?? 0, settings }
  return { country, currency, packages: [...offersOf(packages, pricing)], discount }
}

type ListPricesInput = {
  readonly siteId: string
  readonly now: Date
  /** Countries, the likeliest first. */
  readonly likely: readonly (string | null)[]
}

/** What everybody of a country pays for each package, without any discount. */
async function listPrices(
  db: Db,
  { siteId, now, likely }: ListPricesInput,
): Promise<z.input<typeof pricesContract.output>> {
  const [settings, packages] = await Promise.all([
    settingsOf(db, siteId),
    packagesOf(db, siteId, now),
  ])
  const country = countryFor(settings, likely)
  const currency = COUNTRY_CURRENCY[country]
  const offers = offersOf(packages, { currency, percentage: 0, settings })
  return { country, currency, packages: [...offers] }
}

type Deps = { readonly countryOf: (ip: string) => string | null }

export function priceRoutes(app: App, { countryOf }: Deps): void {
  route(app, endpoint, async ({ visit }) => {
    const { site, member, countryChoice, ip, now } = visit
    const own = member ? (await buyerOf(app.db, { ...visit, member })).country : null
    const likely = [own, countryChoice, countryOf(ip)]
    return listPrices(app.db, { siteId: site.id, now, likely })
  })
}

type GetCheckoutInput = z.output<typeof checkoutContract.input>

/** Everything that the payment step shows. */
export async function getCheckout(
  { db, provider }: PaymentDeps,
  buyer: KnownBuyer,
  wanted: GetCheckoutInput,
): Promise<z.input<typeof checkoutContract.output>> {
  const { accountId, countries, siteId, now } = buyer
  const settings = await settingsOf(db, siteId)
  const country = wanted.country ?? buyer.country
  const { code, package: style } = wanted
  const price = await quote(db, { ...buyer, style, country, code })
  const { currency, offer, discount } = price
  const amountMinor = offer.total_minor
  const [methods, debit, open, left, better] = await Promise.all([
    offeredMethods(provider, { country, currency, amountMinor, now }),
    debitStanding(db, {
      accountId,
      ibanHash: null,
      phoneHash: null,
      amountMinor,
      limits: settings,
      now,
    }),
    openOrder(db, accountId),
    remainingLimit(db, buyer, price),
    betterPercentage(db, buyer, price),
  ])
  return {
    country,
    countries: [...countries],
    currency,
    offer,
    discount,
    better_percentage: better,
    vat_minor: price.vatMinor,
    vat_rate: price.vatRate,
    methods: methods.filter(({ method }) => debit === 'ok' || method !== 'directdebit'),
    makes_premium: !buyer.isPremium,
    open_order: open ? orderAnswer(open) : null,
    left_to_spend: left,
    debit,
  }
}

/** A code takes the place of the discount for newcomers, also where it is worth less: they are told what it costs them. */
async function betterPercentage(db: Db, buyer: KnownBuyer, { discount }: Quote) {
  const { memberId, now } = buyer
  if (discount === null) return null
  const without = newcomerDiscount(await newcomerOf(db, memberId), now)
  return without && without.percentage > discount.percentage ? without.percentage : null
}

/** The latest purchase that was begun and not paid. */
function openOrder(db: Db, accountId: string) {
  return db
    .selectFrom('credit_order')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', 'in', ['new', 'pending'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
