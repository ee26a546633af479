import { sql } from 'kysely'
import type { Currency } from '#contract/geo.ts'
import { callProvider } from './ask-provider.ts'
import type { PaymentDeps } from './payment-desk.ts'

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
export async function payRefunds(deps: PaymentDeps): Promise<void> {
  const before = new Date(deps.clock().getTime() - GRACE_MS)
  const { rows } = await sql<PayRefundsInput>`
    select order_refund.id, amount_minor, credit_order.provider_id as payment_id, currency
    from order_refund join credit_order on credit_order.id = order_refund.order_id
    where order_refund.status = 'asked' and order_refund.created_at <= ${before}
      and credit_order.provider = ${deps.provider.name}
    order by order_refund.created_at limit ${BATCH}`.execute(deps.db)
  for (const refund of rows) await payRefund(deps, refund)
}

/** Sends one refund; the same again is the same. What goes wrong is tried again later. Returns whether it was sent. */
export async function payRefund(deps: PaymentDeps, refund: PayRefundsInput): Promise<boolean> {
  const { id, amount_minor: amountMinor, payment_id: paymentId, currency } = refund
  try {
    const sent = await callProvider(() =>
      deps.provider.refund({ paymentId, key: id, amountMinor, currency }),
    )
    await deps.db
      .updateTable('order_refund')
      .set({ status: 'done', provider_id: sent.id })
      .where('id', '=', id)
      .execute()
    return true
  } catch (error) {
    deps.log.error({ err: error, refund_id: id }, 'a refund could not be sent')
    return false
  }
}
