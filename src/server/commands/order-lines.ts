import type { Db } from '#server/db/connect.ts'
import type { OrderRow } from '#server/features/payments/payments.ts'
import { money } from './order-named.ts'

/** A purchase in one line. */
export function orderLine(order: OrderRow): string {
  const { id, created_at: at, status, credits, method } = order
  const amount = money(order.total_minor, order.currency)
  return `${id}  ${minuteOf(at)}  ${status}  ${amount}  ${credits} credits  ${method}${receiptOf(order)}`
}

/** All that an operator may know about a purchase, a line each. */
export async function orderLines(db: Db, order: OrderRow): Promise<string[]> {
  const amount = (minor: number) => money(minor, order.currency)
  const refunds = await db
    .selectFrom('order_refund')
    .select(['amount_minor', 'credits', 'status', 'created_at'])
    .where('order_id', '=', order.id)
    .orderBy('created_at')
    .execute()
  return [
    `id = ${order.id}`,
    `member = ${order.member_id ?? 'erased'}`,
    `status = ${order.status}`,
    `credits = ${order.credits} (${order.style})`,
    `price = ${amount(order.price_minor)}`,
    `discount = ${order.discount_code === null ? 'none' : `${order.discount_percentage}% by ${order.discount_code}`}`,
    `total = ${amount(order.total_minor)}`,
    `country = ${order.country}, VAT ${order.vat_rate / 100}%`,
    `method = ${order.method}`,
    `payment = ${order.provider_id ?? 'none'} at ${order.provider}`,
    `begun = ${order.created_at.toISOString()}`,
    `completed = ${order.completed_at?.toISOString() ?? 'no'}`,
    `settled = ${order.settled_at?.toISOString() ?? 'no'}`,
    `receipt = ${order.receipt_number ?? 'none'}`,
    `refunded = ${amount(order.refunded_minor)} for ${order.refunded_credits} credits`,
    `owed = ${order.owed_credits} credits`,
    ...refunds.map(
      (refund) =>
        `refund = ${amount(refund.amount_minor)} for ${refund.credits} credits, ${minuteOf(refund.created_at)}, ${SENT[refund.status]}`,
    ),
  ]
}

const SENT: Readonly<Record<string, string>> = { asked: 'not yet sent', done: 'sent' }

function receiptOf({ receipt_number: number }: OrderRow): string {
  return number === null ? '' : `  receipt ${number}`
}

function minuteOf(time: Date): string {
  return time.toISOString().slice(0, 16).replace('T', ' ')
}
