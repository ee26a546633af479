import type { Tx } from '#server/db/connect.ts'
import type { Notify } from '#server/events/telling.ts'
import { freeDiscount } from '#server/features/discounts/discounts.ts'
import type { OrderRow } from './order-row.ts'
import { notifyOrderChanged } from './tell-changed.ts'

type GivingUp = {
  readonly status: 'failed' | 'cancelled'
  readonly notify: Notify
  /** For one that only we gave up: until the provider has, too, somebody may still pay it. */
  readonly goesOnAsking?: boolean
}

/** Ends a locked purchase that was not paid, and gives its discount back. */
export async function closeUnpaidOrder(
  tx: Tx,
  order: OrderRow,
  { status, notify, goesOnAsking = false }: GivingUp,
): Promise<OrderRow> {
  const checkAt = goesOnAsking ? order.check_at : null
  if (order.status === status && order.check_at === checkAt) return order
  await freeDiscount(tx, order.id)
  const ended = await tx
    .updateTable('credit_order')
    .set({ status, check_at: checkAt })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  notifyOrderChanged(notify, ended)
  return ended
}
