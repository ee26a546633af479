import * as orders from '#contract/orders.ts'
import { listPackages as packages } from '#contract/packages.ts'
import { type App, route } from '#server/http/route.ts'
import { buyerOf } from './orders/buyer.ts'
import type { PaymentDeps } from './provider/provider.ts'
import { cancelOrder, getOrder, listOrders } from './orders/own-orders.ts'
import { getCheckout, listPackages } from './shop.ts'
import { listRepeats, repeatOrder } from './orders/repeat-order.ts'
import { placeOrder } from './orders/place-order.ts'
import { receiptRoute } from './receipts/route.ts'
import { webhookRoute } from './webhook.ts'

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
    async ({ input, visit }) => getCheckout(deps, await buyerOf(db, visit), input),
    { longestMs: BUYING.longestMs },
  )

  route(
    app,
    orders.placeOrder,
    async ({ input, visit }) => ({
      order: await placeOrder(deps, await buyerOf(db, visit), input),
    }),
    BUYING,
  )

  route(app, orders.getOrder, async ({ input: { id }, visit: { member, now } }) => {
    const mayAsk = (asked: string) => mayAskAbout(asked, now)
    return { order: await getOrder(deps, { id, memberId: member.id, mayAsk }) }
  })

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

  receiptRoute(app)
  await webhookRoute(app, deps)
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
