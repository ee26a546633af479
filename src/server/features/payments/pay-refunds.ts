import { sql } from 'kysely'
import type { Currency } from '#contract/geo.ts'
import { askProvider } from './ask-provider.ts'
import type { PaymentDesk } from './payment-desk.ts'

const BATCH = 20
/** Whoever asked for it just now sends it as well. */
const GRACE_MS = 60_000

type PayRefundsInput = {
  id: string
  amount_minor: number
  payment_id: string
  currency: Currency
}

/** Sends what is to go back and the provider does not know of yet. */
export async function payRefunds(desk: PaymentDesk): Promise<void> {
  const before = new Date(desk.clock().getTime() - GRACE_MS)
  const { rows } = await sql<PayRefundsInput>`
    select order_refund.id, amount_minor, credit_order.provider_id as payment_id, currency
    from order_refund join credit_order on credit_order.id = order_refund.order_id
    where order_refund.status = 'asked' and order_refund.created_at <= ${before}
      and credit_order.provider = ${desk.provider.name}
    order by order_refund.created_at limit ${BATCH}`.execute(desk.db)
  for (const refund of rows) await payRefund(desk, refund)
}

/** Sends one refund; the same again is the same. What goes wrong is tried again later. Returns whether it was sent. */
export async function payRefund(desk: PaymentDesk, refund: PayRefundsInput): Promise<boolean> {
  const { id, amount_minor: amountMinor, payment_id: paymentId, currency } = refund
  try {
    const sent = await askProvider(() =>
      desk.provider.refund({ paymentId, key: id, amountMinor, currency }),
    )
    await desk.db
      .updateTable('order_refund')
      .set({ status: 'done', provider_id: sent.id })
      .where('id', '=', id)
      .execute()
    return true
  } catch (error) {
    desk.log.error({ err: error, refund_id: id }, 'a refund could not be sent')
    return false
  }
}
