import type { Tx } from '#server/db/connect.ts'
import type { Notify } from '#server/events/telling.ts'
import { takeBack } from '#server/features/credits/credits.ts'
import { endPremium } from './end-premium.ts'
import type { OrderRow } from './order-row.ts'
import { returnedMail } from './receipts/receipt-mail.ts'
import { notifyOrderChanged } from './tell-changed.ts'

type ChargeBackInput = { readonly notify: Notify; readonly now: Date }

/**
 * Takes the credits of a locked purchase back whose money was taken back. What was spent of them meanwhile is owed. A debit
 * that was returned was the last one.
 */
export async function chargeBack(
  tx: Tx,
  order: OrderRow,
  { notify, now }: ChargeBackInput,
): Promise<OrderRow> {
  const { id, site_id: siteId, account_id: accountId, member_id: memberId } = order
  const amount = order.credits - order.refunded_credits
  const owed = await takeBack(tx, { siteId, accountId, amount, reference: id, now })
  const returned = await tx
    .updateTable('credit_order')
    .set({ status: 'charged_back', owed_credits: owed, check_at: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (memberId !== null) {
    await endPremium(tx, memberId)
    if (order.method === 'directdebit') await blockDebits(tx, memberId, now)
  }
  await returnedMail(tx, returned, now)
  notifyOrderChanged(notify, returned)
  return returned
}

async function blockDebits(tx: Tx, memberId: string, now: Date): Promise<void> {
  await tx
    .updateTable('member')
    .set({ debit_blocked_at: now })
    .where('id', '=', memberId)
    .where('debit_blocked_at', 'is', null)
    .execute()
}
