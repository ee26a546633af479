import type { Currency } from '#contract/geo.ts'
import type { Tx } from '#server/db/connect.ts'
import { withEvents, type Notify } from '#server/events/telling.ts'
import { balanceOf } from '#server/features/credits/credits.ts'
import { lockOrder } from './lock-order.ts'
import type { OrderRow } from './order-row.ts'
import { payRefund } from './pay-refunds.ts'
import type { PaymentDeps } from './payment-desk.ts'
import { totalPart } from './price-of.ts'
import { writeRefund } from './write-refund.ts'

type RefundOrderInput = {
  /** The operator's own name for this refund: the same one again is the same refund. */
  readonly key: string
  /** How many credits; all that are unspent without it. */
  readonly credits?: number | undefined
}

export type Refunded = {
  readonly amountMinor: number
  readonly credits: number
  /** Whether the provider knows; if not, it is told later. */
  readonly isSent: boolean
}

/** More was asked for than this, so nothing went back: what is left of the purchase, and not spent. */
export type TooMany = { readonly most: number }

/**
 * Pays back what was not spent of a purchase: its total x unspent / bought credits, rounded down. The credits go, never below
 * zero. Null where there is nothing to pay back.
 */
export async function refundOrder(
  deps: PaymentDeps,
  order: OrderRow,
  wish: RefundOrderInput,
): Promise<Refunded | TooMany | null> {
  const now = deps.clock()
  const refund = await withEvents({ ...deps, now }, (tx, notify) =>
    writeOnce(tx, order, { ...wish, notify, now }),
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
