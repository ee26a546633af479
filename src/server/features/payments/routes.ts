import * as orders from '#contract/orders.ts'
import { listPackages as packages } from '#contract/packages.ts'
import { countingGuesses } from '#server/features/discounts/discounts.ts'
import type { SessionMember } from '#server/http/session.ts'
import type { Visit } from '#server/http/visit.ts'
import { type App, route } from '#server/http/route.ts'
import { buyerOf } from './orders/buyer.ts'
import type { PaymentDeps } from './provider/provider.ts'
import { cancelOrder, getOrder, listOrders } from './orders/own-orders.ts'
import { getCheckout, listPackages } from './shop.ts'
import { listRepeats, repeatOrder } from './orders/repeat-order.ts'
import { placeOrder } from './orders/place-order.ts'
import { receiptRoute } from './receipts/route.ts'
import { webhookRoute } from './webhook.ts'
import { withdrawalRoutes } from './withdrawals/routes.ts'

/** How often a member who waits makes us ask the provider. */
const ASK_PAUSE_MS = 2_000
/** A provider may take its time, and a buyer should not have to press twice. */
const BUYING = { limit: 'order', longestMs: 12_000 } as const

export async function paymentRoutes(app: App, deps: PaymentDeps): Promise<void> {
  const { db } = app
  const mayAskAbout = throttle(ASK_PAUSE_MS)

  route(app, packages, async ({ input, visit }) =>
    listPackages(db, await buyerOf(db, visit), input.country),
  )

  route(
    app,
    orders.getCheckout,
    async ({ input, visit }) => {
      const buyer = await buyerOf(db, visit)
      return countingGuesses(app, guessOf(input, visit), () => getCheckout(deps, buyer, input))
    },
    { longestMs: BUYING.longestMs },
  )

  route(
    app,
    orders.placeOrder,
    async ({ input, visit }) => {
      const buyer = await buyerOf(db, visit)
      const place = () => placeOrder(deps, buyer, input)
      return { order: await countingGuesses(app, guessOf(input, visit), place) }
    },
    BUYING,
  )

  route(app, orders.getOrder, async ({ input: { id }, visit: { member, now } }) => {
    const mayAsk = (asked: string) => mayAskAbout(asked, now)
    return { order: await getOrder(deps, { id, memberId: member.id, mayAsk }) }
  })

  ownOrderRoutes(app, deps)
  withdrawalRoutes(app, deps)
  receiptRoute(app)
  await webhookRoute(app, deps)
}

/** What a buyer does with purchases that were begun. */
function ownOrderRoutes(app: App, deps: PaymentDeps): void {
  const { db } = app

  route(
    app,
    orders.cancelOrder,
    async ({ input: { id }, visit }) => ({
      order: await cancelOrder(deps, { id, memberId: visit.member.id }),
    }),
    { longestMs: BUYING.longestMs },
  )

  route(app, orders.listOrders, async ({ input: { after }, visit }) =>
    listOrders(db, { memberId: visit.member.id, after }),
  )

  route(app, orders.listRepeats, async ({ visit }) => listRepeats(db, await buyerOf(db, visit)))

  route(
    app,
    orders.repeatOrder,
    async ({ input, visit }) => ({
      order: await repeatOrder(deps, await buyerOf(db, visit), input),
    }),
    BUYING,
  )
}

type MemberVisit = Pick<Visit, 'now'> & { readonly member: SessionMember }

/** The code that a buyer typed, as a guess at one. */
function guessOf({ code }: { readonly code?: string | undefined }, { member, now }: MemberVisit) {
  return { memberId: member.id, code, now }
}

/** Says yes to a key once in a while, and no until that while is over. */
function throttle(pauseMs: number): (key: string, now: Date) => boolean {
  const lastOf = new Map<string, number>()
  return (key, now) => {
    const last = lastOf.get(key)
    if (last !== undefined && Math.abs(now.getTime() - last) < pauseMs) return false
    if (lastOf.size >= 10_000) lastOf.clear()
    lastOf.set(key, now.getTime())
    return true
  }
}
