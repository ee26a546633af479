import { listPrices as endpoint } from '#contract/packages.ts'
import { type App, route } from '#server/http/route.ts'
import { buyerOf } from './buyer-of.ts'
import { listPrices } from './list-prices.ts'

type Deps = { readonly countryOf: (ip: string) => string | null }

export function priceRoutes(app: App, { countryOf }: Deps): void {
  route(app, endpoint, async ({ visit }) => {
    const { site, member, countryChoice, ip } = visit
    const own = member ? (await buyerOf(app.db, { ...visit, member })).country : null
    const wishes = [own, countryChoice, countryOf(ip)]
    return listPrices(app.db, { siteId: site.id, wishes })
  })
}
