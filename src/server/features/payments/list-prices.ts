import type { z } from 'zod/mini'
import { COUNTRY_CURRENCY } from '#contract/geo.ts'
import type { listPrices as contract } from '#contract/packages.ts'
import type { Db } from '#server/db/connect.ts'
import { packagesOf, settingsOf } from '#server/features/settings/settings.ts'
import { offersOf } from './offers-of.ts'

type ListPricesInput = {
  readonly siteId: string
  /** Countries, the likeliest first: the first that the site serves counts, else its own first. */
  readonly wishes: readonly (string | null)[]
}

/** What everybody of a country pays for each package, without any discount. */
export async function listPrices(
  db: Db,
  { siteId, wishes }: ListPricesInput,
): Promise<z.input<typeof contract.output>> {
  const [settings, packages] = await Promise.all([settingsOf(db, siteId), packagesOf(db, siteId)])
  const served = wishes.flatMap((wish) => settings.countries.find((code) => code === wish) ?? [])
  const country = served[0] ?? settings.countries[0]!
  const currency = COUNTRY_CURRENCY[country]
  const offers = offersOf(packages, { currency, percentage: 0, settings })
  return { country, currency, packages: [...offers] }
}
