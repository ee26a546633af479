import type { Currency } from '#contract/geo.ts'
import type { Method } from '#contract/orders.ts'
import { Refusal } from '#contract/refusals.ts'
import { pathTo } from '#contract/routes.ts'
import type { Db } from '#server/db/connect.ts'
import { signals } from '#server/kernel/signals.ts'
import { withEvents } from '#server/events/with-events.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { lockOrder, orderById, type OrderRow } from './order.ts'
import { singleFlight } from '../provider/single-flight.ts'
import {
  callProvider,
  type Mandate,
  type NewPayment,
  type PaymentDeps,
  type ProviderPayment,
  ProviderUnavailable,
  WEBHOOK_PATH,
} from '../provider/provider.ts'
import { closeUnpaidOrder, moveOrderTo } from './lifecycle.ts'

/**
 * Asks the provider for the payment of a purchase that has none yet. Without an answer the purchase stays as it is: the same
 * purchase asked for again is the same payment. If the provider says no, it has failed.
 */
export async function openPayment(deps: PaymentDeps, order: OrderRow): Promise<OrderRow> {
  if (order.status !== 'new') return order
  await opening(deps.provider, order.id, () => openOnce(deps, order))
  return (await orderById(deps.db, order.id)) ?? order
}

/** A buyer who asks for one order many times at once makes us ask the provider once. */
const opening = singleFlight()

async function openOnce(deps: PaymentDeps, { id }: OrderRow): Promise<void> {
  const order = await orderById(deps.db, id)
  if (order?.status !== 'new') return
  try {
    const asked = await paymentFor(deps, order)
    const payment = await callProvider(() => deps.provider.create(asked))
    await applyPayment(deps, order, payment)
  } catch (error) {
    if (error instanceof Refusal) await failOrder(deps, order)
    if (!(error instanceof ProviderUnavailable)) throw error
    deps.log.warn({ err: error, order_id: order.id }, 'a payment could not be opened yet')
  }
}

async function failOrder(deps: PaymentDeps, order: OrderRow): Promise<void> {
  await withEvents({ ...deps, now: deps.clock() }, async (tx, notify) => {
    const locked = await lockOrder(tx, order)
    if (locked.status === 'new') await closeUnpaidOrder(tx, locked, { status: 'failed', notify })
  })
}

async function paymentFor(deps: PaymentDeps, order: OrderRow): Promise<NewPayment> {
  const mandate = await mandateOf(deps.db, order)
  // The buyer may have ended it since the order was placed.
  if (order.method === 'directdebit' && mandate === null) throw new Refusal('METHOD_UNAVAILABLE')
  const { company } = await settingsOf(deps.db, order.site_id)
  const { domain, language } = await deps.db
    .selectFrom('credit_order')
    .innerJoin('site', 'site.id', 'credit_order.site_id')
    .leftJoin('member', 'member.id', 'credit_order.member_id')
    .select(['site.domain', 'member.language'])
    .where('credit_order.id', '=', order.id)
    .executeTakeFirstOrThrow()
  const origin = deps.originOf(domain)
  return {
    orderId: order.id,
    siteId: order.site_id,
    amountMinor: order.total_minor,
    currency: order.currency as Currency,
    method: order.method as Method,
    bank: order.bank,
    // Others may read a bank statement: it names the company, and not what it sells.
    description: `${company.name} ${order.id.slice(0, 8)}`,
    locale: language ?? 'nl',
    returnUrl: `${origin}${pathTo('transactions', { id: order.id })}`,
    webhookUrl: `${origin}${WEBHOOK_PATH}`,
    mandate,
  }
}

/** How long the provider is asked for the payment of a purchase that it never answered for. */
const PATIENCE_MS = 60 * 60 * 1000

/** Asks again for a payment that was never answered for; after an hour the order is given up. */
export async function reopenPayment(deps: PaymentDeps, order: OrderRow): Promise<void> {
  if (order.status !== 'new') return
  const age = deps.clock().getTime() - order.created_at.getTime()
  if (age > PATIENCE_MS) return expireOrder(deps, order)
  await openPayment(deps, order)
}

/** The right to debit that a purchase was made with, as long as it holds and the provider knows it. */
export async function mandateOf(
  db: Db,
  { mandate_id: id }: Pick<OrderRow, 'mandate_id'>,
): Promise<Mandate | null> {
  if (id === null) return null
  const mandate = await db
    .selectFrom('debit_mandate')
    .select(['provider_customer', 'provider_mandate'])
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  const { provider_customer: customer = null, provider_mandate: named = null } = mandate ?? {}
  return customer === null || named === null ? null : { customer, mandate: named }
}

/**
 * Brings a purchase to what the provider says of its payment, however often and in whatever order that is heard. A payment
 * that is not the one we asked for changes nothing.
 */
export async function applyPayment(
  deps: PaymentDeps,
  order: OrderRow,
  payment: ProviderPayment,
): Promise<OrderRow> {
  if (!isForOrder(payment, order)) {
    deps.log.error(
      { order_id: order.id, payment_id: payment.id },
      'a payment is not what its order asked for: nothing was credited',
    )
    return order
  }
  if (isAsSaid(order, payment)) return order
  const now = deps.clock()
  const { before, moved } = await withEvents({ ...deps, now }, async (tx, notify) => {
    const locked = await lockOrder(tx, order)
    return { before: locked, moved: await moveOrderTo(tx, locked, { payment, notify, now }) }
  })
  if (moved.status !== before.status) signals.order.tell({ status: moved.status })
  return moved
}

function isForOrder(payment: ProviderPayment, order: OrderRow): boolean {
  return (
    payment.orderId === order.id &&
    payment.amountMinor === order.total_minor &&
    payment.currency === order.currency &&
    (order.provider_id === null || order.provider_id === payment.id)
  )
}

/** Most of what the provider says is known already: then no lock is taken. */
function isAsSaid(order: OrderRow, payment: ProviderPayment): boolean {
  if (order.provider_id === null) return false
  if (order.status === 'charged_back') return true
  const isUntouched =
    payment.chargedBackMinor === 0 && payment.refundedMinor <= order.refunded_minor
  if (order.settled_at !== null) return isUntouched
  // Only we had given it up so far.
  if (order.status === 'cancelled' && order.check_at !== null && payment.status !== 'open')
    return false
  return isUntouched && SAYS_NOTHING_NEW[order.status]?.includes(payment.status) === true
}

const SAYS_NOTHING_NEW: Readonly<Record<string, readonly ProviderPayment['status'][]>> = {
  pending: ['open'],
  failed: ['open', 'failed'],
  cancelled: ['open', 'canceled', 'expired'],
}

/** Gives up, here alone, a purchase that was never paid, and asks no more. Should it be paid later, the provider will say so. */
export async function expireOrder(
  deps: PaymentDeps,
  order: Pick<OrderRow, 'id' | 'account_id'>,
): Promise<void> {
  await withEvents({ ...deps, now: deps.clock() }, async (tx, notify) => {
    const locked = await lockOrder(tx, order)
    if (locked.completed_at !== null) return
    const status = locked.status === 'failed' ? 'failed' : 'cancelled'
    await closeUnpaidOrder(tx, locked, { status, notify })
  })
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** After so long an order that was not paid is given up. */
export const LONGEST_OPEN_MS = 14 * DAY_MS

/** When the provider is asked next about a purchase: often at first, while the buyer waits, then ever more rarely. */
export function nextCheck(
  { created_at: createdAt, checks }: Pick<OrderRow, 'created_at' | 'checks'>,
  now: Date,
): Date {
  return new Date(now.getTime() + pauseAt(now.getTime() - createdAt.getTime(), checks))
}

function pauseAt(age: number, checks: number): number {
  if (checks === 0) return MINUTE_MS
  if (age < HOUR_MS) return 2 * MINUTE_MS
  return age < DAY_MS ? 15 * MINUTE_MS : HOUR_MS
}
