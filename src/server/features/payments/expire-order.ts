import { withEvents } from '#server/events/telling.ts'
import { closeUnpaidOrder } from './give-up-order.ts'
import { lockOrder } from './lock-order.ts'
import type { OrderRow } from './order-row.ts'
import type { PaymentDeps } from './payment-desk.ts'

/** Gives up, here alone, a purchase that was never paid, and asks no more. Should it be paid later, the provider will say so. */
export async function expireOrder(
  deps: PaymentDeps,
  order: Pick<OrderRow, 'id' | 'account_id'>,
): Promise<void> {
  await withEvents({ ...deps, now: deps.clock() }, async (tx, notify) => {
    const locked = await lockOrder(tx, order)
    if (locked.completed_at !== null) return
    const status = locked.status === 'failed' ? 'failed' : 'cancelled'
    await closeUnpaidOrder(tx, locked, { status, notify })
  })
}
