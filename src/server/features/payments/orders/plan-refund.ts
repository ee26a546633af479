import type { Tx } from '#server/db/connect.ts'
import type { Notify } from '#server/events/with-events.ts'
import { balanceOf } from '#server/features/credits/credits.ts'
import { lockOrder, orderById, type OrderRow } from './order.ts'
import { totalPart } from './quote.ts'
import { creditsOf, writeRefund } from './refund-order.ts'

/** What is to go back: what was not spent, or so many credits of it; or a sum for goodwill, whatever was spent. */
export type RefundWish =
  | { readonly way: 'rule'; readonly credits: number | null }
  | { readonly way: 'goodwill'; readonly amountMinor: number }

export type RefundPlan = {
  readonly order: OrderRow
  readonly amountMinor: number
  readonly credits: number
  /** What the member has, and the last movement of their credits. */
  readonly balance: number
  readonly lastEntry: number
}

/** More was asked for than this: of credits what is left and not spent, of money what did not go back yet. */
type TooMuch = { readonly most: number }

/**
 * What a refund of a purchase would be now, with purchase and balance locked. By the rule that is its total x unspent / bought
 * credits, rounded down. For goodwill it is what was wished, and its share of the credits goes as far as they are there. Null where
 * there is nothing to pay back.
 */
export async function planRefund(
  tx: Tx,
  orderId: string,
  wish: RefundWish,
): Promise<RefundPlan | TooMuch | null> {
  const known = await orderById(tx, orderId)
  if (!known) return null
  const order = await lockOrder(tx, known)
  if (order.status !== 'completed') return null
  const balance = await balanceOf(tx, order.account_id)
  const part = wish.way === 'rule' ? byRule(order, balance, wish) : goodwill(order, balance, wish)
  if (part === null || 'most' in part) return part
  return { order, ...part, balance, lastEntry: await lastEntryOf(tx, order) }
}

type Part = { readonly amountMinor: number; readonly credits: number }
type Rule = Extract<RefundWish, { way: 'rule' }>

function byRule(order: OrderRow, balance: number, wish: Rule): Part | TooMuch | null {
  const most = Math.min(balance, order.credits - order.refunded_credits)
  const credits = wish.credits ?? most
  const open = order.total_minor - order.refunded_minor
  const share = totalPart(order.total_minor, Math.min(credits, most), order.credits)
  // Less where goodwill was paid before.
  const amountMinor = Math.min(share, open)
  if (amountMinor === 0) return null
  return credits > most ? { most } : { amountMinor, credits }
}

type Goodwill = Extract<RefundWish, { way: 'goodwill' }>

function goodwill(order: OrderRow, balance: number, wish: Goodwill): Part | TooMuch | null {
  const most = order.total_minor - order.refunded_minor
  if (most === 0) return null
  if (wish.amountMinor > most) return { most }
  const refundedMinor = order.refunded_minor + wish.amountMinor
  return { amountMinor: wish.amountMinor, credits: creditsOf(order, { refundedMinor, balance }) }
}

async function lastEntryOf(tx: Tx, { account_id: accountId }: OrderRow): Promise<number> {
  const { last } = await tx
    .selectFrom('credit_entry')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return last ?? 0
}

type RefundIn = {
  readonly plan: RefundPlan
  /** The same one again is the same refund: the second is refused by the database. */
  readonly key: string
  readonly notify: Notify
  readonly now: Date
}

/** Writes a planned refund, in the transaction that planned it. The provider is told after the commit. */
export async function refundIn(tx: Tx, { plan, ...refund }: RefundIn): Promise<{ id: string }> {
  const { order, amountMinor, credits } = plan
  const { id } = await writeRefund(tx, order, { ...refund, amountMinor, credits, status: 'asked' })
  return { id }
}
