import type { z } from 'zod/mini'
import type { Order, placeOrder as contract } from '#contract/orders.ts'
import { beginOrder } from './begin-order.ts'
import type { KnownBuyer } from './buyer-of.ts'
import { orderAnswer } from './order-answer.ts'
import type { PaymentDeps } from './payment-desk.ts'

/** Begins a purchase that is paid at the provider's own page. */
export async function placeOrder(
  deps: PaymentDeps,
  buyer: KnownBuyer,
  wanted: z.output<typeof contract.input>,
): Promise<Order> {
  const order = await beginOrder(deps, buyer, {
    clientId: wanted.client_id,
    style: wanted.package,
    country: wanted.country ?? buyer.country,
    code: wanted.code,
    totalMinor: wanted.total_minor,
    method: wanted.method,
    bank: wanted.bank ?? null,
    debit: null,
  })
  return orderAnswer(order)
}
