import * as contract from '#contract/notifications.ts'
import { type App, route } from '#server/http/route.ts'
import type { IsPushAddress } from './is-push-address.ts'
import { showPage } from './show-page.ts'
import { subscribe } from './subscribe.ts'

export function notificationRoutes(app: App, isAddress: IsPushAddress): void {
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
    const isShown = input.is_shown ?? false
    if (member) await showPage(db, { sessionId: member.sessionId, isShown, now })
    if (query['lb'] !== undefined && !isShown)
      app.fastify.log.info({ isMember: member !== null }, 'the first page was left at once')
    return {}
  })
}
