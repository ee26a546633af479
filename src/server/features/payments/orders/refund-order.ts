import { type RawBuilder, sql } from 'kysely'
import type { Currency } from '#contract/geo.ts'
import type { Tx } from '#server/db/connect.ts'
import type { Notify } from '#server/events/with-events.ts'
import { balanceOf, moveCredits } from '#server/features/credits/credits.ts'
import type { OrderRow } from './order.ts'
import { callProvider, type PaymentDeps, type ProviderPayment } from '../provider/provider.ts'
import { notifyOrderChanged, refundMail } from './order-news.ts'

const BATCH = 20
/** Whoever wrote the refund sends it, too, and gets this long for it. */
const GRACE_MS = 60_000
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 60 * 60 * 1000

type PayRefundsInput = {
  id: string
  amount_minor: number
  payment_id: string
  currency: Currency
  tries: number
}

/** Sends what is to go back and the provider does not know of yet. What it did not take before does not keep the rest waiting. */
export async function payRefunds(deps: PaymentDeps): Promise<void> {
  const now = deps.clock()
  const before = new Date(now.getTime() - GRACE_MS)
  const { rows } = await toSend(
    deps,
    sql`coalesce(next_try_at <= ${now}, order_refund.created_at <= ${before})`,
  )
  for (const refund of rows) await payRefund(deps, refund)
}

/** Sends a refund that was just written. Returns whether the provider knows of it now. */
export async function sendRefund(deps: PaymentDeps, id: string): Promise<boolean> {
  const { rows } = await toSend(deps, sql`order_refund.id = ${id}`)
  return rows[0] ? payRefund(deps, rows[0]) : true
}

function toSend({ db, provider }: PaymentDeps, which: RawBuilder<unknown>) {
  return sql<PayRefundsInput>`
    select order_refund.id, amount_minor, credit_order.provider_id as payment_id, currency, tries
    from order_refund join credit_order on credit_order.id = order_refund.order_id
    where order_refund.status = 'asked' and ${which} and credit_order.provider = ${provider.name}
    order by next_try_at nulls first, order_refund.created_at limit ${BATCH}`.execute(db)
}

/** Sends one refund; the same again is the same. What goes wrong is tried again later, ever more rarely. Returns whether it was sent. */
async function payRefund(deps: PaymentDeps, refund: PayRefundsInput): Promise<boolean> {
  const { id, amount_minor: amountMinor, payment_id: paymentId, currency, tries } = refund
  const row = deps.db.updateTable('order_refund').where('id', '=', id)
  try {
    const sent = await callProvider(() =>
      deps.provider.refund({ paymentId, key: id, amountMinor, currency }),
    )
    await row.set({ status: 'done', provider_id: sent.id, next_try_at: null }).execute()
    return true
  } catch (error) {
    deps.log.error({ err: error, refund_id: id }, 'a refund could not be sent')
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS)
    const nextTryAt = new Date(deps.clock().getTime() + pause)
    const next = { tries: tries + 1, next_try_at: nextTryAt }
    await row.set(next).where('status', '=', 'asked').execute()
    return false
  }
}

type ApplyExternalRefundInput = {
  readonly payment: ProviderPayment
  readonly notify: Notify
  readonly now: Date
}

/** Money that an operator gave back at the provider's, not here: its share of the credits goes, as far as they are there. */
export async function applyExternalRefund(
  tx: Tx,
  order: OrderRow,
  { payment, notify, now }: ApplyExternalRefundInput,
): Promise<OrderRow> {
  const refunded = Math.min(payment.refundedMinor, order.total_minor)
  const amount = refunded - order.refunded_minor
  if (amount <= 0) return order
  const balance = await balanceOf(tx, order.account_id)
  const taken = creditsOf(order, { refundedMinor: refunded, balance })
  const key = `provider:${refunded}`
  const refund = { key, amountMinor: amount, credits: taken, status: 'done' } as const
  const written = await writeRefund(tx, order, { ...refund, notify, now })
  return written.order
}

type Going = { readonly refundedMinor: number; readonly balance: number }

/** The credits that go when so much has gone back in all: their share, as far as they are there. */
export function creditsOf(order: OrderRow, { refundedMinor, balance }: Going): number {
  const { total_minor: total, credits, refunded_credits: before } = order
  const share = Number((BigInt(credits) * BigInt(refundedMinor)) / BigInt(total)) - before
  return Math.max(0, Math.min(share, balance))
}

type Refund = {
  readonly key: string
  readonly amountMinor: number
  readonly credits: number
  /** asked: the provider is still to be told. */
  readonly status: 'asked' | 'done'
  /** Another mail than the one about a refund. */
  readonly mail?: typeof refundMail
  readonly notify: Notify
  readonly now: Date
}

/** Writes that money goes back for a locked purchase, and takes its credits. */
export async function writeRefund(
  tx: Tx,
  order: OrderRow,
  { key, amountMinor, credits, status, mail = refundMail, notify, now }: Refund,
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
  await mail(tx, { id: order.id, amountMinor, credits }, now)
  notifyOrderChanged(notify, refunded)
  return { id, order: refunded }
}

/** Ends premium, unless there is an order left that is paid: not wholly refunded, and not charged back. */
export async function endPremium(tx: Tx, memberId: string): Promise<void> {
  await sql`
    update member set paid_user = false
    where id = ${memberId} and paid_user and not exists (
      select from credit_order
      where member_id = ${memberId} and status = 'completed' and refunded_credits < credits
    )`.execute(tx)
}
