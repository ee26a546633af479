import { randomUUID } from 'node:crypto'
import type { z } from 'zod/mini'
import type { CountryCode } from '#contract/locales.ts'
import type { Method, Order, placeOrder as contract } from '#contract/orders.ts'
import type { PackageOffer, PackageStyle } from '#contract/packages.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { type Notify, withEvents } from '#server/events/with-events.ts'
import { takeDiscount } from '#server/features/discounts/discounts.ts'
import { type Settings, settingsOf } from '#server/features/settings/settings.ts'
import { requireDebit } from './debit-limits.ts'
import { completeOrder } from './lifecycle.ts'
import { requireMethod } from '../provider/methods.ts'
import { lockAccount, orderAnswer, type OrderRow } from './order.ts'
import { nextCheck, openPayment } from './payment.ts'
import type { Buyer, KnownBuyer } from './buyer.ts'
import type { PaymentDeps } from '../provider/provider.ts'
import { isStillSold, quote, type Quote } from './quote.ts'
import { requireWithinLimit } from './spending-limit.ts'

/** Begins a purchase that is paid at the provider's own page. */
export async function placeOrder(
  deps: PaymentDeps,
  buyer: KnownBuyer,
  wanted: z.output<typeof contract.input>,
): Promise<Order> {
  const order = await beginOrder(deps, buyer, {
    clientId: wanted.client_id,
    style: wanted.package,
    country: wanted.country ?? buyer.country,
    code: wanted.code,
    totalMinor: wanted.total_minor,
    credits: wanted.credits,
    method: wanted.method,
    bank: wanted.bank ?? null,
    debit: null,
  })
  return orderAnswer(order)
}

/**
 * Begins a purchase at the server's own price, and asks the provider for its payment. A provider that does not answer is asked
 * again later: the purchase is there and waits.
 */
export async function beginOrder(
  deps: PaymentDeps,
  buyer: Buyer,
  request: OrderRequest,
): Promise<OrderRow> {
  const order =
    (await orderOfRequest(deps.db, buyer, request)) ?? (await newOrder(deps, buyer, request))
  return openPayment(deps, order)
}

async function newOrder(deps: PaymentDeps, buyer: Buyer, request: OrderRequest): Promise<OrderRow> {
  const { db, provider } = deps
  const { now } = buyer
  const price = await quote(db, { ...buyer, ...request })
  const { currency, offer } = price
  requireAsShown(request, offer)
  await requireMethod(provider, { ...request, currency, amountMinor: offer.total_minor, now })
  const settings = await settingsOf(db, buyer.siteId)
  return withEvents({ ...deps, now }, (tx, notify) =>
    writeOrder(tx, { buyer, request, price, settings, provider: provider.name, notify }),
  )
}

/** What the buyer saw is what is bought: the same sum for other credits is another price. */
export function requireAsShown(
  { totalMinor, credits }: Pick<OrderRequest, 'totalMinor' | 'credits'>,
  offer: PackageOffer,
): void {
  if (offer.total_minor === totalMinor && offer.credits === (credits ?? offer.credits)) return
  const { total_minor, credits: sold } = offer
  throw new Refusal('PRICE_CHANGED', { total_minor, credits: sold })
}

type Writing = {
  readonly buyer: Buyer
  readonly request: OrderRequest
  readonly price: Quote
  readonly settings: Settings
  readonly provider: string
  readonly notify: Notify
}

/**
 * Writes a purchase with the discount it uses, unless it is there already or is one too many. With the account locked,
 * purchases of one member are written one after the other. What costs nothing is completed at once.
 */
async function writeOrder(tx: Tx, writing: Writing): Promise<OrderRow> {
  const { buyer, request, price, notify } = writing
  const { siteId, accountId, now } = buyer
  await lockAccount(tx, accountId)
  const known = await orderOfRequest(tx, buyer, request)
  if (known) return known
  await requireLimits(tx, writing)
  if (!(await isStillSold(tx, buyer, price))) throw new Refusal('PRICE_CHANGED')
  const order = await insertOrder(tx, writing)
  const { discount } = price
  if (discount) await takeDiscount(tx, { siteId, accountId, discount, orderId: order.id, now })
  if (order.total_minor > 0) return order
  return completeOrder(tx, order, { notify, now, isSettled: true })
}

async function requireLimits(tx: Tx, { buyer, request, price, settings }: Writing): Promise<void> {
  const { accountId, now } = buyer
  const { currency, offer: bought } = price
  const amountMinor = bought.total_minor
  await requireWithinLimit(tx, { ...buyer, bought, currency, timeZone: settings.time_zone })
  if (request.debit === null) return
  const { ibanHash, phoneHash } = request.debit
  await requireDebit(tx, { accountId, ibanHash, phoneHash, amountMinor, limits: settings, now })
}

function insertOrder(tx: Tx, { buyer, request, price, provider }: Writing): Promise<OrderRow> {
  const { offer, discount } = price
  const isFree = offer.total_minor === 0
  return tx
    .insertInto('credit_order')
    .values({
      id: randomUUID(),
      site_id: buyer.siteId,
      member_id: buyer.memberId,
      account_id: buyer.accountId,
      client_id: request.clientId,
      style: offer.style,
      credits: offer.credits,
      currency: price.currency,
      price_minor: offer.price_minor,
      discount_kind: discount?.kind ?? null,
      discount_code: discount?.code ?? null,
      discount_percentage: discount?.percentage ?? 0,
      total_minor: offer.total_minor,
      country: request.country,
      vat_rate: price.vatRate,
      method: request.method,
      bank: request.bank,
      provider,
      iban_hash: request.debit?.ibanHash ?? null,
      phone_hash: request.debit?.phoneHash ?? null,
      mandate_id: request.debit?.mandateId ?? null,
      created_at: buyer.now,
      check_at: isFree ? null : nextCheck({ created_at: buyer.now, checks: 0 }, buyer.now),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export type OrderRequest = {
  /** The browser's own id of this purchase: the same one again is the same purchase. */
  readonly clientId: string
  readonly style: PackageStyle
  readonly country: CountryCode
  readonly code: string | undefined
  /** What stood on the button. */
  readonly totalMinor: number
  /** And what it was for; browsers that do not say it are believed to have seen the right thing. */
  readonly credits?: number | undefined
  readonly method: Method
  readonly bank: string | null
  readonly debit: {
    readonly mandateId: string
    readonly ibanHash: string
    readonly phoneHash: string | null
  } | null
}

/** The purchase that was begun with this client id, if there is one; refused when something else was asked for then. */
export async function orderOfRequest(
  db: Db,
  { accountId }: Pick<Buyer, 'accountId'>,
  request: OrderRequest,
): Promise<OrderRow | undefined> {
  const order = await db
    .selectFrom('credit_order')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('client_id', '=', request.clientId)
    .executeTakeFirst()
  if (order && !isSame(order, request)) throw new Refusal('CLIENT_ID_REUSED')
  return order
}

function isSame(order: OrderRow, request: OrderRequest): boolean {
  return (
    order.style === request.style &&
    order.country === request.country &&
    order.method === request.method &&
    order.bank === request.bank &&
    order.total_minor === request.totalMinor &&
    order.iban_hash === (request.debit?.ibanHash ?? null) &&
    isSameCode(order, request.code)
  )
}

/** A newcomer's discount is there without a code, and may be typed as well. */
function isSameCode(order: OrderRow, code: string | undefined): boolean {
  const wasTyped = order.discount_kind === 'code' || order.discount_kind === 'stay'
  return code === undefined ? !wasTyped : order.discount_code === code
}
