import type { z } from 'zod/mini'
import { COUNTRY_CURRENCY } from '#contract/geo.ts'
import type { CountryCode } from '#contract/locales.ts'
import type { listPackages as contract } from '#contract/packages.ts'
import type { Db } from '#server/db/connect.ts'
import { discountFor } from '#server/features/discounts/discounts.ts'
import { packagesOf, settingsOf } from '#server/features/settings/settings.ts'
import type { KnownBuyer } from './buyer-of.ts'
import { offersOf } from './offers-of.ts'

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
