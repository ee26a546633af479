import { Refusal } from '#contract/refusals.ts'
import { withEvents } from '#server/events/telling.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { requireMethod } from './demand-method.ts'
import { openPayment } from './open-payment.ts'
import { type Buyer, orderOfRequest, type OrderRequest } from './order-of-wish.ts'
import type { OrderRow } from './order-row.ts'
import type { PaymentDeps } from './payment-desk.ts'
import { quote } from './quote.ts'
import { writeOrder } from './write-order.ts'

export type { Buyer, OrderRequest as Wish } from './order-of-wish.ts'

/**
 * Begins a purchase at the server's own price, and asks the provider for its payment. A provider that does not answer is asked
 * again later: the purchase is there and waits.
 */
export async function beginOrder(
  deps: PaymentDeps,
  buyer: Buyer,
  wish: OrderRequest,
): Promise<OrderRow> {
  const order = (await orderOfRequest(deps.db, buyer, wish)) ?? (await newOrder(deps, buyer, wish))
  return openPayment(deps, order, wish.debit?.mandate ?? null)
}

async function newOrder(deps: PaymentDeps, buyer: Buyer, wish: OrderRequest): Promise<OrderRow> {
  const { db, provider } = deps
  const { now } = buyer
  const price = await quote(db, { ...buyer, ...wish })
  if (price.offer.total_minor !== wish.totalMinor) throw new Refusal('PRICE_CHANGED')
  await requireMethod(provider, price, { ...wish, now })
  const settings = await settingsOf(db, buyer.siteId)
  return withEvents({ ...deps, now }, (tx, notify) =>
    writeOrder(tx, { buyer, wish, price, settings, provider: provider.name, notify }),
  )
}
