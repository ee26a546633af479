import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'
import type { Notify } from '#server/events/with-events.ts'
import { moveCredits, takeBack } from '#server/features/credits/credits.ts'
import { freeDiscount, regainDiscount } from '#server/features/discounts/discounts.ts'
import type { ProviderPayment } from '../provider/provider.ts'
import type { OrderRow } from './order.ts'
import { notifyOrderChanged, receiptMail, returnedMail } from './order-news.ts'
import { applyExternalRefund, endPremium, writeRefund } from './refund-order.ts'
import { isWithinLimit } from './spending-limit.ts'

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

type CompleteOrderInput = {
  readonly notify: Notify
  readonly now: Date
  /** Whether the money is there. A debit gives the credits before it is. */
  readonly isSettled: boolean
}

/**
 * Gives the credits of a locked purchase that is paid, with all that comes with it: premium, the receipt, the news. One that
 * was given up can be paid all the same: where it may not be had for that price any more, everything goes back at once.
 */
export async function completeOrder(
  tx: Tx,
  order: OrderRow,
  { notify, now, isSettled }: CompleteOrderInput,
): Promise<OrderRow> {
  const { site_id: siteId, account_id: accountId, id } = order
  const isValid = await isStillValid(tx, order, now)
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
  if (isValid) return completed
  const all = { amountMinor: order.total_minor, credits: order.credits }
  const refund = { key: 'given-up', ...all, status: 'asked', notify, now } as const
  return (await writeRefund(tx, completed, refund)).order
}

/**
 * Whether there is a buyer for it, it has its discount, which it may have given back, and one that was given up is within the
 * buyer's limit. What an erased member pays goes back: its credits would be of use to no member.
 */
async function isStillValid(tx: Tx, order: OrderRow, now: Date): Promise<boolean> {
  const { site_id: siteId, account_id: accountId, id: orderId, status } = order
  if (order.member_id === null) return false
  const wasGivenUp = status === 'failed' || status === 'cancelled'
  if (wasGivenUp && !(await isWithinLimit(tx, order, now))) return false
  if (order.discount_kind === null) return true
  const discount = { kind: order.discount_kind as 'code', code: order.discount_code! }
  return regainDiscount(tx, { siteId, accountId, discount, orderId, now })
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

type ChargeBackInput = { readonly notify: Notify; readonly now: Date }

/**
 * Takes the credits of a locked purchase back whose money was taken back. What was spent of them meanwhile is owed. A debit
 * that was returned was the last one.
 */
async function chargeBack(
  tx: Tx,
  order: OrderRow,
  { notify, now }: ChargeBackInput,
): Promise<OrderRow> {
  const { id, site_id: siteId, account_id: accountId, member_id: memberId } = order
  const amount = order.credits - order.refunded_credits
  const owed = await takeBack(tx, { siteId, accountId, amount, reference: id, now })
  const returned = await tx
    .updateTable('credit_order')
    .set({ status: 'charged_back', charged_back_at: now, owed_credits: owed, check_at: null })
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

type GivingUp = {
  readonly status: 'failed' | 'cancelled'
  readonly notify: Notify
  /** For an order that only we gave up: until the provider has, too, its buyer may still pay it. */
  readonly goesOnAsking?: boolean
}

/** Ends a locked purchase that was not paid, and gives its discount back. */
export async function closeUnpaidOrder(
  tx: Tx,
  order: OrderRow,
  { status, notify, goesOnAsking = false }: GivingUp,
): Promise<OrderRow> {
  const checkAt = goesOnAsking ? order.check_at : null
  if (order.status === status && order.check_at === checkAt) return order
  await freeDiscount(tx, order.id)
  const ended = await tx
    .updateTable('credit_order')
    .set({ status, check_at: checkAt })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  notifyOrderChanged(notify, ended)
  return ended
}
