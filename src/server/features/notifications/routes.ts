import * as contract from '#contract/notifications.ts'
import { type App, route } from '#server/http/route.ts'
import { pageRoute } from '#server/http/page-path.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { bounceOf, type Traffic } from '#server/features/traffic/traffic.ts'
import { type IsPushAddress, subscribe } from './subscribe.ts'
import { showPage } from './news-for.ts'

type Means = {
  readonly isAddress: IsPushAddress
  readonly traffic: Pick<Traffic, 'countBounce'>
  readonly countryOf: (ip: string) => string | null
}

export function notificationRoutes(app: App, { isAddress, traffic, countryOf }: Means): void {
  const { db } = app

  route(
    app,
    contract.subscribePush,
    async ({ input, visit }) => {
      const { id: memberId, sessionId } = visit.member
      const { subscription } = input
      await subscribe(db, { memberId, sessionId, subscription, now: visit.now }, isAddress)
      return {}
    },
    { limit: 'push' },
  )

  route(app, contract.unsubscribePush, async ({ input, visit }) => {
    await db
      .deleteFrom('push_subscription')
      .where('endpoint', '=', input.endpoint)
      .where('member_id', '=', visit.member.id)
      .execute()
    return {}
  })

  route(app, contract.hidePage, async ({ input, visit }) => {
    const { member, now, query } = visit
    const { is_shown: isShown = false, path = '', vitals } = input
    if (member) await showPage(db, { sessionId: member.sessionId, isShown, now })
    if (isShown) return {}
    const { log } = app.fastify
    if (query['lb'] !== undefined) {
      log.info({ isMember: member !== null }, 'the first page was left at once')
      const { time_zone: timeZone } = await settingsOf(db, visit.site.id)
      const bounce = bounceOf(visit, { path, timeZone, countryOf })
      if (bounce) traffic.countBounce(bounce)
    }
    if (vitals) log.info({ route: pageRoute(path)?.name ?? null, ...vitals }, 'how a page felt')
    return {}
  })
}
