import { sql } from 'kysely'
import type { Currency } from '#contract/geo.ts'
import type { Tx } from '#server/db/connect.ts'
import { type Notify, withEvents } from '#server/events/with-events.ts'
import { balanceOf, moveCredits } from '#server/features/credits/credits.ts'
import { lockOrder, type OrderRow } from './order.ts'
import { callProvider, type PaymentDeps, type ProviderPayment } from '../provider/provider.ts'
import { notifyOrderChanged, refundMail } from './order-news.ts'
import { totalPart } from './quote.ts'

type RefundOrderInput = {
  /** The operator's own name for this refund: the same one again is the same refund. */
  readonly key: string
  /** How many credits; all that are unspent without it. */
  readonly credits?: number | undefined
}

type Refunded = {
  readonly amountMinor: number
  readonly credits: number
  /** Whether the provider knows; if not, it is told later. */
  readonly isSent: boolean
}

/** More was asked for than this, so nothing went back: what is left of the purchase, and not spent. */
type TooMany = { readonly most: number }

/**
 * Pays back what was not spent of a purchase: its total x unspent / bought credits, rounded down. The credits go, never below
 * zero. Null where there is nothing to pay back.
 */
export async function refundOrder(
  deps: PaymentDeps,
  order: OrderRow,
  request: RefundOrderInput,
): Promise<Refunded | TooMany | null> {
  const now = deps.clock()
  const refund = await withEvents({ ...deps, now }, (tx, notify) =>
    writeOnce(tx, order, { ...request, notify, now }),
  )
  if (!refund || 'most' in refund) return refund
  const { id, amount_minor: amountMinor, credits, status } = refund
  const currency = order.currency as Currency
  const asked = { id, amount_minor: amountMinor, payment_id: order.provider_id!, currency }
  const isSent = status === 'done' || (await payRefund(deps, asked))
  return { amountMinor, credits, isSent }
}

async function writeOnce(
  tx: Tx,
  { id, account_id }: OrderRow,
  {
    key,
    credits: wished,
    notify,
    now,
  }: RefundOrderInput & { readonly notify: Notify; readonly now: Date },
) {
  const order = await lockOrder(tx, { id, account_id })
  const before = await findRefund(tx, id, key)
  if (before) return before
  if (order.status !== 'completed') return null
  const left = order.credits - order.refunded_credits
  const most = Math.min(await balanceOf(tx, account_id), left)
  const credits = wished ?? most
  const amountMinor = totalPart(order.total_minor, Math.min(credits, most), order.credits)
  if (amountMinor === 0) return null
  if (credits > most) return { most }
  await writeRefund(tx, order, { key, amountMinor, credits, status: 'asked', notify, now })
  return (await findRefund(tx, id, key)) ?? null
}

function findRefund(tx: Tx, orderId: string, key: string) {
  return tx
    .selectFrom('order_refund')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('key', '=', key)
    .executeTakeFirst()
}

const BATCH = 20
/** The command that wrote the refund sends it, too, and gets this long for it. */
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
  const { total_minor: total, credits, refunded_credits: before } = order
  const refunded = Math.min(payment.refundedMinor, total)
  const amount = refunded - order.refunded_minor
  if (amount <= 0) return order
  const share = Number((BigInt(credits) * BigInt(refunded)) / BigInt(total)) - before
  const balance = await balanceOf(tx, order.account_id)
  const taken = Math.max(0, Math.min(share, balance))
  const key = `provider:${refunded}`
  const refund = { key, amountMinor: amount, credits: taken, status: 'done' } as const
  const written = await writeRefund(tx, order, { ...refund, notify, now })
  return written.order
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
