import type { Withdrawn } from '#contract/withdrawals.ts'
import type { Currency } from '#contract/geo.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { type Notify, withEvents } from '#server/events/with-events.ts'
import { withdrawalMail } from '../orders/order-news.ts'
import { lockOrder, type OrderRow, ownOrder } from '../orders/order.ts'
import { sendRefund, writeRefund } from '../orders/refund-order.ts'
import type { PaymentDeps } from '../provider/provider.ts'
import { withdrawableOrders } from './withdrawable.ts'

/** Who withdraws: a member from their own purchase, or somebody who knows its number and its buyer's address. */
export type Withdrawer = { readonly orderId: string } & (
  | { readonly memberId: string }
  | { readonly siteId: string; readonly email: string }
)

type WithdrawInput = Withdrawer & {
  /** The sum that was shown. */
  readonly amountMinor: number
}

const KEY = 'withdrawal'

/**
 * Withdraws from a purchase, once however often it is asked: the unspent credits go, the buyer is mailed a receipt, and the
 * provider is asked to pay the money back, now or, if it is away, later.
 */
export async function withdrawFrom(deps: PaymentDeps, asked: WithdrawInput): Promise<Withdrawn> {
  const now = deps.clock()
  const order = await orderOf(deps.db, asked)
  const { isNew, refundId, withdrawn } = await withEvents({ ...deps, now }, (tx, notify) =>
    writeOnce(tx, order, { ...asked, notify, now }),
  )
  if (isNew) await sendRefund(deps, refundId)
  return withdrawn
}

/** A purchase that is not one's own is not there; without a login that is told like any other reason. */
export async function orderOf(db: Db, asked: Withdrawer): Promise<OrderRow> {
  const { orderId: id } = asked
  const order =
    'memberId' in asked
      ? await ownOrder(db, { id, memberId: asked.memberId })
      : await named(db, asked)
  if (!order) throw new Refusal('memberId' in asked ? 'NOT_FOUND' : 'NOT_WITHDRAWABLE')
  return order
}

type Named = Extract<Withdrawer, { readonly email: string }>

function named(db: Db, { orderId, siteId, email }: Named): Promise<OrderRow | undefined> {
  return db
    .selectFrom('credit_order')
    .innerJoin('member', 'member.id', 'credit_order.member_id')
    .selectAll('credit_order')
    .where('credit_order.id', '=', orderId)
    .where('credit_order.site_id', '=', siteId)
    .where((row) => row(row.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()
}

type WriteOnceInput = WithdrawInput & { readonly notify: Notify; readonly now: Date }
type Written = { readonly isNew: boolean; readonly refundId: string; readonly withdrawn: Withdrawn }

async function writeOnce(tx: Tx, known: OrderRow, asked: WriteOnceInput): Promise<Written> {
  const { notify, now } = asked
  const order = await lockOrder(tx, known)
  const before = await findWithdrawal(tx, order)
  if (before) return { ...before, isNew: false }
  const [offer] = await withdrawableOrders(tx, { siteId: order.site_id, orderId: order.id, now })
  if (!offer) throw new Refusal('NOT_WITHDRAWABLE')
  const { unspent: credits, amount_minor: amountMinor } = offer
  if (amountMinor !== asked.amountMinor) throw new Refusal('SUM_CHANGED')
  const refund = { key: KEY, amountMinor, credits, status: 'asked', mail: withdrawalMail } as const
  const { id: refundId } = await writeRefund(tx, order, { ...refund, notify, now })
  const way = 'memberId' in asked ? 'login' : 'number'
  await tx
    .insertInto('order_withdrawal')
    .values({ order_id: order.id, refund_id: refundId, way, withdrawn_at: now })
    .execute()
  return { ...(await findWithdrawal(tx, order))!, isNew: true }
}

async function findWithdrawal(tx: Tx, order: OrderRow): Promise<Omit<Written, 'isNew'> | null> {
  const found = await tx
    .selectFrom('order_withdrawal')
    .innerJoin('order_refund', 'order_refund.id', 'refund_id')
    .select(['refund_id', 'withdrawn_at', 'credits', 'amount_minor'])
    .where('order_withdrawal.order_id', '=', order.id)
    .executeTakeFirst()
  if (!found) return null
  const { refund_id: refundId, withdrawn_at: at, credits, amount_minor } = found
  const currency = order.currency as Currency
  const withdrawn = {
    order_id: order.id,
    withdrawn_at: at.toISOString(),
    credits,
    amount_minor,
    currency,
  }
  return { refundId, withdrawn }
}
