import { telling } from '#server/events/telling.ts'
import { giveUpOrder } from './give-up-order.ts'
import { lockOrder } from './lock-order.ts'
import type { OrderRow } from './order-row.ts'
import type { PaymentDesk } from './payment-desk.ts'

/** Gives up, here alone, a purchase that was never paid, and asks no more. Should it be paid later, the provider will say so. */
export async function expireOrder(
  desk: PaymentDesk,
  order: Pick<OrderRow, 'id' | 'account_id'>,
): Promise<void> {
  await telling({ ...desk, now: desk.clock() }, async (tx, tell) => {
    const locked = await lockOrder(tx, order)
    if (locked.completed_at !== null) return
    const status = locked.status === 'failed' ? 'failed' : 'cancelled'
    await giveUpOrder(tx, locked, { status, tell })
  })
}
