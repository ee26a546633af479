import type { Tx } from '#server/db/connect.ts'
import type { Notify } from '#server/events/with-events.ts'
import { type MailContent, sendMail } from '#server/features/mail/mail.ts'
import type { OrderRow } from './order.ts'
import { vatIn } from './quote.ts'

type OrderRef = { readonly id: string }

/** Mails the receipt of an order that this transaction completes. */
export function receiptMail(tx: Tx, order: OrderRef, now: Date): Promise<void> {
  return mailAbout(tx, order, now, (summary) => ({ name: 'receipt', order: summary }))
}

type RefundRef = OrderRef & { readonly amountMinor: number; readonly credits: number }

/** Tells that money of an order goes back. */
export function refundMail(
  tx: Tx,
  { id, amountMinor, credits }: RefundRef,
  now: Date,
): Promise<void> {
  const refund = { amount_minor: amountMinor, credits }
  return mailAbout(tx, { id }, now, (order) => ({ name: 'refund', order, refund }))
}

/** The receipt of a withdrawal, as the law wants it: what was said, when, and what comes of it. */
export function withdrawalMail(
  tx: Tx,
  { id, amountMinor, credits }: RefundRef,
  now: Date,
): Promise<void> {
  const refund = { amount_minor: amountMinor, credits }
  const at = now.toISOString()
  return mailAbout(tx, { id }, now, (order) => ({ name: 'withdrawal', order, refund, at }))
}

/** Tells that a payment was taken back: the credits went with it, and what was spent of them is owed. */
export function returnedMail(tx: Tx, order: OrderRef, now: Date): Promise<void> {
  return mailAbout(tx, order, now, (summary) => ({ name: 'payment_returned', order: summary }))
}

type About = Extract<MailContent, { readonly name: 'receipt' }>['order']

/** A member who was erased is not written to. */
async function mailAbout(
  tx: Tx,
  { id }: OrderRef,
  now: Date,
  contentOf: (order: About) => MailContent,
): Promise<void> {
  const order = await orderOf(tx, id)
  if (!order) return
  const { email, language, site_id: siteId, member_id: memberId, at, ...known } = order
  const content = contentOf({
    ...known,
    at: at!.toISOString(),
    receipt_number: known.receipt_number!,
    vat_minor: vatIn(known.total_minor, known.vat_rate),
  })
  const reader = { siteId, memberId, to: email, language: language }
  await sendMail(tx, { ...reader, content, now })
}

function orderOf(tx: Tx, id: string) {
  return tx
    .selectFrom('credit_order')
    .innerJoin('member', 'member.id', 'credit_order.member_id')
    .select(['credit_order.id', 'credit_order.site_id', 'member_id', 'email', 'language'])
    .select(['receipt_number', 'credits', 'currency', 'total_minor', 'vat_rate', 'owed_credits'])
    .select('completed_at as at')
    .where('credit_order.id', '=', id)
    .where('completed_at', 'is not', null)
    .executeTakeFirst()
}

/** Tells the buyer's open pages that an order, and with it the account, has changed. */
export function notifyOrderChanged(notify: Notify, { id, member_id: memberId }: OrderRow): void {
  if (memberId === null) return
  notify([memberId], { kind: 'user_changed' })
  notify([memberId], { kind: 'order_changed', order_id: id })
}
