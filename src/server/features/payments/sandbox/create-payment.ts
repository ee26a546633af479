import { randomBytes } from 'node:crypto'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import type { NewPayment } from '../provider.ts'
import { findPaymentOf, type SandboxPayment } from './find-payment.ts'

const OPEN_MS = 15 * 60 * 1000

/** A payment that can be paid for a quarter of an hour; a debit is accepted at once. The same order has the same one. */
export async function createSandboxPayment(
  db: Db,
  payment: NewPayment,
  now: Date,
): Promise<SandboxPayment> {
  const isDebit = payment.method === 'directdebit'
  if (isDebit && payment.mandate === null) throw new Refusal('METHOD_UNAVAILABLE')
  await db
    .insertInto('sandbox_payment')
    .values({
      id: `sbx_${randomBytes(12).toString('hex')}`,
      order_id: payment.orderId,
      site_id: payment.siteId,
      amount_minor: payment.amountMinor,
      currency: payment.currency,
      method: payment.method,
      bank: payment.bank,
      description: payment.description,
      locale: payment.locale,
      return_url: payment.returnUrl,
      webhook_url: payment.webhookUrl,
      status: isDebit ? 'pending' : 'open',
      created_at: now,
      expires_at: new Date(now.getTime() + OPEN_MS),
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute()
  return findPaymentOf(db, payment.orderId)
}
