import type { z } from 'zod/mini'
import { COUNTRY_CURRENCY } from '#contract/geo.ts'
import type { CountryCode } from '#contract/locales.ts'
import {
  type listPackages as contract,
  type listPrices as pricesContract,
  listPrices as endpoint,
} from '#contract/packages.ts'
import type { Db } from '#server/db/connect.ts'
import { discountFor } from '#server/features/discounts/discounts.ts'
import { countryFor, packagesOf, settingsOf } from '#server/features/settings/settings.ts'
import { type App, route } from '#server/http/route.ts'
import { buyerOf, type KnownBuyer } from '../orders/order.ts'
import { offersOf } from '../orders/quote.ts'

/** What a member can buy, with the discount that every one of their purchases would have now. */
export async function listPackages(
  db: Db,
  buyer: KnownBuyer,
  wanted: CountryCode | undefined,
): Promise<z.input<typeof contract.output>> {
  const { siteId } = buyer
  const country = buyer.countries.find((code) => code === wanted) ?? buyer.country
  const currency = COUNTRY_CURRENCY[country]
  const asked = { ...buyer, country, currency, code: undefined, priceMinor: 0 }
  const [settings, packages, discount] = await Promise.all([
    settingsOf(db, siteId),
    packagesOf(db, siteId),
    discountFor(db, asked),
  ])
  const pricing = { currency, percentage: discount?.percentage ?? 0, settings }
  return { country, currency, packages: [...offersOf(packages, pricing)], discount }
}

type ListPricesInput = {
  readonly siteId: string
  /** Countries, the likeliest first. */
  readonly likely: readonly (string | null)[]
}

/** What everybody of a country pays for each package, without any discount. */
async function listPrices(
  db: Db,
  { siteId, likely }: ListPricesInput,
): Promise<z.input<typeof pricesContract.output>> {
  const [settings, packages] = await Promise.all([settingsOf(db, siteId), packagesOf(db, siteId)])
  const country = countryFor(settings, likely)
  const currency = COUNTRY_CURRENCY[country]
  const offers = offersOf(packages, { currency, percentage: 0, settings })
  return { country, currency, packages: [...offers] }
}

type Deps = { readonly countryOf: (ip: string) => string | null }

export function priceRoutes(app: App, { countryOf }: Deps): void {
  route(app, endpoint, async ({ visit }) => {
    const { site, member, countryChoice, ip } = visit
    const own = member ? (await buyerOf(app.db, { ...visit, member })).country : null
    const likely = [own, countryChoice, countryOf(ip)]
    return listPrices(app.db, { siteId: site.id, likely })
  })
}
