import * as contract from '#contract/exclusions.ts'
import { type App, route } from '#server/http/route.ts'
import { confirmExclusion, liftExclusion, requestExclusion } from './exclude-address.ts'

export function exclusionRoutes(app: App): void {
  route(app, contract.requestExclusion, async ({ input, visit }) => {
    await requestExclusion(app, visit, input)
    return {}
  })

  route(app, contract.confirmExclusion, async ({ input, visit: { site, now } }) => {
    await confirmExclusion(app.db, { siteId: site.id, token: input.token, now })
    return {}
  })

  route(app, contract.liftExclusion, async ({ input, visit: { site, now } }) => {
    await liftExclusion(app.db, { siteId: site.id, token: input.token, now })
    return {}
  })
}
