import * as contract from '#contract/account.ts'
import { requireStepUp, logInMember } from '#server/features/accounts/accounts.ts'
import type { Files } from '#server/features/media/media.ts'
import { type App, route } from '#server/http/route.ts'
import { deleteAccount } from './delete-account.ts'
import { exportRoute } from './export/export-route.ts'
import { reactivate, requestReactivation } from './reactivate.ts'
import { stayOffer } from './stay-offer.ts'

export function leavingRoutes(app: App, files: Files): void {
  route(app, contract.acceptStayOffer, async ({ visit }) =>
    stayOffer(app.db, { siteId: visit.site.id, memberId: visit.member.id, now: visit.now }),
  )

  route(
    app,
    contract.deleteAccount,
    async ({ input, visit }) => {
      requireStepUp(visit)
      const { reason, explanation = '' } = input
      const { site, member, now } = visit
      const who = { siteId: site.id, memberId: member.id }
      const erasedAt = await deleteAccount(app, { ...who, reason, explanation, now })
      visit.cookies.clearSession()
      visit.cookies.clearStorage()
      return { erased_at: erasedAt.toISOString() }
    },
    { event: 'deletion' },
  )

  route(app, contract.requestReactivation, async ({ input, visit }) => {
    await requestReactivation(app, visit, input.email)
    return {}
  })

  route(
    app,
    contract.reactivate,
    async ({ input, visit }) => {
      const memberId = await reactivate(app, visit, input.token)
      return { user: await logInMember(app, visit, { memberId, isConfirmed: false }) }
    },
    { event: 'reactivation' },
  )

  exportRoute(app, files)
}
