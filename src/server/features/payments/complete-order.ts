import { sql } from 'kysely'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#server/db/connect.ts'
import type { Notify } from '#server/events/telling.ts'
import { moveCredits } from '#server/features/credits/credits.ts'
import { takeDiscount } from '#server/features/discounts/discounts.ts'
import type { OrderRow } from './order-row.ts'
import { receiptMail } from './receipts/receipt-mail.ts'
import { notifyOrderChanged } from './tell-changed.ts'

type CompleteOrderInput = {
  readonly notify: Notify
  readonly now: Date
  /** Whether the money is there. A debit gives the credits before it is. */
  readonly isSettled: boolean
}

/** Gives the credits of a locked purchase that is paid, with all that comes with it: premium, the receipt, the news. */
export async function completeOrder(
  tx: Tx,
  order: OrderRow,
  { notify, now, isSettled }: CompleteOrderInput,
): Promise<OrderRow> {
  const { site_id: siteId, account_id: accountId, id } = order
  await keepDiscount(tx, order, now)
  const purchase = { reason: 'purchase', reference: id, amount: order.credits } as const
  await moveCredits(tx, { siteId, accountId, ...purchase, now })
  const completed = await tx
    .updateTable('credit_order')
    .set({
      status: 'completed',
      completed_at: now,
      settled_at: isSettled ? now : null,
      receipt_number: await nextReceipt(tx, siteId),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await makePremium(tx, order)
  await receiptMail(tx, completed, now)
  notifyOrderChanged(notify, completed)
  return completed
}

/** A purchase that failed had given its discount back; paid after all it has it again, unless somebody used it since. */
async function keepDiscount(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const { site_id: siteId, account_id: accountId, id: orderId, status } = order
  if (order.discount_kind === null || (status !== 'failed' && status !== 'cancelled')) return
  const discount = { kind: order.discount_kind as 'code', code: order.discount_code! }
  try {
    await takeDiscount(tx, { siteId, accountId, discount, orderId, now })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

/** Numbers of receipts have no gap: the counter is raised in the transaction that uses the number. */
async function nextReceipt(tx: Tx, siteId: string): Promise<number> {
  const { rows } = await sql<{ last_number: number }>`
    insert into receipt_counter (site_id, last_number) values (${siteId}, 1)
    on conflict (site_id) do update set last_number = receipt_counter.last_number + 1
    returning last_number`.execute(tx)
  return rows[0]!.last_number
}

async function makePremium(tx: Tx, { member_id: memberId }: OrderRow): Promise<void> {
  if (memberId === null) return
  await tx.updateTable('member').set({ paid_user: true }).where('id', '=', memberId).execute()
}
