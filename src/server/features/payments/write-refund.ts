import type { Tx } from '#server/db/connect.ts'
import type { Notify } from '#server/events/telling.ts'
import { moveCredits } from '#server/features/credits/credits.ts'
import { endPremium } from './end-premium.ts'
import type { OrderRow } from './order-row.ts'
import { refundMail } from './receipts/receipt-mail.ts'
import { notifyOrderChanged } from './tell-changed.ts'

type Refund = {
  readonly key: string
  readonly amountMinor: number
  readonly credits: number
  /** asked: the provider is still to be told. */
  readonly status: 'asked' | 'done'
  readonly notify: Notify
  readonly now: Date
}

/** Writes that money goes back for a locked purchase, and takes its credits. */
export async function writeRefund(
  tx: Tx,
  order: OrderRow,
  { key, amountMinor, credits, status, notify, now }: Refund,
): Promise<{ id: string; order: OrderRow }> {
  const { site_id: siteId, account_id: accountId, member_id: memberId } = order
  const { id } = await tx
    .insertInto('order_refund')
    .values({
      order_id: order.id,
      key,
      amount_minor: amountMinor,
      credits,
      status,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const movement = { amount: -credits, reason: 'refund', reference: id } as const
  if (credits > 0) await moveCredits(tx, { siteId, accountId, ...movement, now })
  const refunded = await tx
    .updateTable('credit_order')
    .set((row) => ({
      refunded_minor: row('refunded_minor', '+', amountMinor),
      refunded_credits: row('refunded_credits', '+', credits),
    }))
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (memberId !== null) await endPremium(tx, memberId)
  await refundMail(tx, { id: order.id, amountMinor, credits }, now)
  notifyOrderChanged(notify, refunded)
  return { id, order: refunded }
}
