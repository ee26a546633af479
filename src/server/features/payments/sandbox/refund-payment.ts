import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/connect.ts'
import type { NewRefund } from '../provider.ts'

/** Pays back at most what was paid. The same key again is the same refund. */
export async function refundSandboxPayment(db: Db, refund: NewRefund, now: Date) {
  const key = `${refund.paymentId}:${refund.key}`
  await db.transaction().execute(async (tx) => {
    if (await isKnown(tx, refund.paymentId, key)) return
    if (!(await payBack(tx, refund))) throw new Error('the sandbox cannot refund that')
    const { paymentId, amountMinor } = refund
    await tx
      .insertInto('sandbox_refund')
      .values({ key, payment_id: paymentId, amount_minor: amountMinor, created_at: now })
      .execute()
  })
  return { id: `sbr_${key}` }
}

/** Asked with the payment locked, so that the same refund at the same time waits for this one. */
async function isKnown(tx: Tx, paymentId: string, key: string): Promise<boolean> {
  await tx
    .selectFrom('sandbox_payment')
    .select('id')
    .where('id', '=', paymentId)
    .forUpdate()
    .execute()
  const known = tx.selectFrom('sandbox_refund').select('key').where('key', '=', key)
  return (await known.executeTakeFirst()) !== undefined
}

async function payBack(tx: Tx, { paymentId, amountMinor, currency }: NewRefund): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sandbox_payment')
    .set((is) => ({ refunded_minor: is('refunded_minor', '+', amountMinor) }))
    .where('id', '=', paymentId)
    .where('status', '=', 'paid')
    .where('currency', '=', currency)
    .where(sql<boolean>`refunded_minor + charged_back_minor + ${amountMinor} <= amount_minor`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
