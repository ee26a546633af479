import type { Tx } from '#server/db/connect.ts'
import type { Notify } from '#server/events/telling.ts'
import { chargeBack } from './charge-back.ts'
import { completeOrder } from './complete-order.ts'
import { closeUnpaidOrder } from './give-up-order.ts'
import type { OrderRow } from './order-row.ts'
import type { ProviderPayment } from './provider.ts'
import { applyExternalRefund } from './take-outside-refund.ts'

type MoveOrderToInput = {
  readonly payment: ProviderPayment
  readonly notify: Notify
  readonly now: Date
}

/** Brings a locked purchase to what the provider says of its payment. */
export async function moveOrderTo(
  tx: Tx,
  locked: OrderRow,
  said: MoveOrderToInput,
): Promise<OrderRow> {
  const order = await remember(tx, locked, said.payment)
  if (order.status === 'charged_back') return order
  const isDebit = order.method === 'directdebit'
  const { status } = said.payment
  if (status === 'paid') return paid(tx, order, said)
  if (status === 'pending' && isDebit) return debited(tx, order, said)
  if (status === 'open' || status === 'pending') return order
  if (order.completed_at === null)
    return closeUnpaidOrder(tx, order, { status: ENDED[status], notify: said.notify })
  return order.settled_at === null ? chargeBack(tx, order, said) : order
}

const ENDED = { failed: 'failed', canceled: 'cancelled', expired: 'cancelled' } as const

/** Which payment it is, and where it is paid, as long as it can be. From here on the purchase waits for the provider. */
async function remember(tx: Tx, order: OrderRow, payment: ProviderPayment): Promise<OrderRow> {
  const isKnown = order.provider_id !== null && order.status !== 'new'
  if (isKnown && order.checkout_url === payment.checkoutUrl) return order
  return tx
    .updateTable('credit_order')
    .set({
      provider_id: payment.id,
      checkout_url: payment.checkoutUrl,
      ...(order.status === 'new' ? { status: 'pending' } : {}),
    })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function paid(tx: Tx, order: OrderRow, said: MoveOrderToInput): Promise<OrderRow> {
  const completed =
    order.completed_at === null
      ? await completeOrder(tx, order, { ...said, isSettled: true })
      : order
  const settled = await markSettled(tx, completed, said.now)
  if (said.payment.chargedBackMinor > 0) return chargeBack(tx, settled, said)
  return applyExternalRefund(tx, settled, said)
}

/** A debit that the provider has accepted gives its credits at once; when it fails later, it is charged back. */
function debited(tx: Tx, order: OrderRow, said: MoveOrderToInput): Promise<OrderRow> | OrderRow {
  if (order.completed_at !== null) return order
  return completeOrder(tx, order, { ...said, isSettled: false })
}

async function markSettled(tx: Tx, order: OrderRow, now: Date): Promise<OrderRow> {
  return tx
    .updateTable('credit_order')
    .set({ settled_at: order.settled_at ?? now, check_at: null })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
