import { Refusal } from '#contract/refusals.ts'
import { telling } from '#server/events/telling.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { demandMethod } from './demand-method.ts'
import { openPayment } from './open-payment.ts'
import { type Buyer, orderOfWish, type Wish } from './order-of-wish.ts'
import type { OrderRow } from './order-row.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { quote } from './quote.ts'
import { writeOrder } from './write-order.ts'

export type { Buyer, Wish } from './order-of-wish.ts'

/**
 * Begins a purchase at the server's own price, and asks the provider for its payment. A provider that does not answer is asked
 * again later: the purchase is there and waits.
 */
export async function beginOrder(desk: PaymentDesk, buyer: Buyer, wish: Wish): Promise<OrderRow> {
  const order = (await orderOfWish(desk.db, buyer, wish)) ?? (await newOrder(desk, buyer, wish))
  return openPayment(desk, order, wish.debit?.mandate ?? null)
}

async function newOrder(desk: PaymentDesk, buyer: Buyer, wish: Wish): Promise<OrderRow> {
  const { db, provider } = desk
  const { now } = buyer
  const price = await quote(db, { ...buyer, ...wish })
  if (price.offer.total_minor !== wish.totalMinor) throw new Refusal('PRICE_CHANGED')
  await demandMethod(provider, price, { ...wish, now })
  const settings = await settingsOf(db, buyer.siteId)
  return telling({ ...desk, now }, (tx, tell) =>
    writeOrder(tx, { buyer, wish, price, settings, provider: provider.name, tell }),
  )
}
