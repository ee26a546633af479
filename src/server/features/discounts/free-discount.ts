import type { Tx } from '#server/db/connect.ts'

/** Gives the discount of an order back, if it has one: the order failed, or was given up. */
export async function freeDiscount(tx: Tx, orderId: string): Promise<void> {
  await tx.deleteFrom('discount_use').where('order_id', '=', orderId).execute()
}
