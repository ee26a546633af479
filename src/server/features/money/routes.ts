import { setTimeout } from 'node:timers/promises'
import * as contract from '#contract/office/orders.ts'
import { ask, lookingIn } from '#server/features/approvals/approvals.ts'
import type { PaymentDeps } from '#server/features/payments/payments.ts'
import { doerOf } from '#server/features/record/record.ts'
import { type OfficeApp, officeRoute, type OperatorVisit } from '#server/http/office-route.ts'
import { creditsKind } from './credits-kind.ts'
import { listOrders } from './list-orders.ts'
import { orderPage } from './order-page.ts'
import { beginRound, workRound } from './reconcile.ts'
import { refundKind } from './refund-kind.ts'
import { roundsOf } from './rounds.ts'

export function moneyRoutes(app: OfficeApp, payments: PaymentDeps): void {
  const { db } = app

  officeRoute(app, contract.listOrders, ({ input: filter, visit: { scope, now } }) =>
    listOrders(db, { scope, filter, now }),
  )

  officeRoute(app, contract.getOrder, ({ input, visit }) =>
    orderPage(db, input.order_id, lookingIn(visit)),
  )

  officeRoute(
    app,
    contract.askRefund,
    async ({ input, visit }) => {
      const { order_id: subjectId, why, ...payload } = input
      const deps = { ...payments, kind: refundKind(payments) }
      return askedAnswer(await ask(deps, { subjectId, payload, why, ...asking(visit) }))
    },
    { longestMs: LONGEST_MS },
  )

  officeRoute(app, contract.giveCredits, async ({ input, visit }) => {
    const { member_id: subjectId, why, ...payload } = input
    const deps = { ...payments, kind: creditsKind }
    return askedAnswer(await ask(deps, { subjectId, payload, why, ...asking(visit) }))
  })

  officeRoute(app, contract.getRounds, ({ input, visit: { scope } }) =>
    roundsOf(db, { provider: payments.provider.name, scope, siteId: input.site_id }),
  )

  officeRoute(app, contract.reconcile, async ({ visit }) => {
    const round = await beginRound(payments, { by: doerOf(visit) })
    // A long one goes on while the page looks at it.
    if (round)
      await Promise.race([workRound(payments, round), setTimeout(SOON_MS, null, { ref: false })])
    return { is_begun: round !== null }
  })
}

const SOON_MS = 3_000
/** A provider may take its time. */
const LONGEST_MS = 12_000

function asking(visit: OperatorVisit) {
  return { by: doerOf(visit), scope: visit.scope, now: visit.now }
}

function askedAnswer({ id, number, state }: Awaited<ReturnType<typeof ask>>) {
  return { approval_id: id, number, state }
}
