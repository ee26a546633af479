import { sql } from 'kysely'
import type { Currency } from '#contract/geo.ts'
import type { Tx } from '#server/db/connect.ts'
import { type Notify, withEvents } from '#server/events/telling.ts'
import { balanceOf } from '#server/features/credits/credits.ts'
import { callProvider } from '../provider/provider.ts'
import { writeRefund } from './lifecycle.ts'
import { lockOrder, type OrderRow, type PaymentDeps } from './order.ts'
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
async function payRefund(deps: PaymentDeps, refund: PayRefundsInput): Promise<boolean> {
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
