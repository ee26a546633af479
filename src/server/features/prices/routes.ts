import * as contract from '#contract/office/prices.ts'
import type { Bus } from '#server/events/bus.ts'
import { doerOf } from '#server/features/record/record.ts'
import { type OfficeApp, officeRoute } from '#server/http/office-route.ts'
import { askForPrices, dropPrices, pricesOf } from './price-lists.ts'

export function priceOfficeRoutes(app: OfficeApp, { events }: { readonly events: Bus }): void {
  const { db } = app

  officeRoute(app, contract.readPrices, ({ input, visit }) =>
    pricesOf(db, input.site_id, visit.now),
  )

  officeRoute(app, contract.askForPrices, async ({ input, visit }) => {
    const { site_id: siteId, valid_from: from, packages, why } = input
    const validFrom = from === null ? null : new Date(from)
    const { scope, now } = visit
    const asking = { siteId, validFrom, packages, why, by: doerOf(visit), scope, now }
    const { id, number, state } = await askForPrices({ db, events }, asking)
    return { id, number, state }
  })

  officeRoute(app, contract.dropPrices, async ({ input, visit }) => {
    const { site_id: siteId, valid_from: from } = input
    const { now } = visit
    await dropPrices(db, { siteId, validFrom: new Date(from), by: doerOf(visit), now })
    return pricesOf(db, siteId, now)
  })
}
