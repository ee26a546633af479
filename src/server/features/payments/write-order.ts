import { randomUUID } from 'node:crypto'
import type { Tx } from '#server/db/connect.ts'
import type { Notify } from '#server/events/telling.ts'
import { takeDiscount } from '#server/features/discounts/discounts.ts'
import type { Settings } from '#server/features/settings/settings.ts'
import { completeOrder } from './complete-order.ts'
import { requireDebit } from './direct-debit/demand-debit.ts'
import { lockAccount } from './lock-order.ts'
import { nextCheck } from './next-check.ts'
import { type Buyer, orderOfRequest, type OrderRequest } from './order-of-wish.ts'
import type { OrderRow } from './order-row.ts'
import type { Quote } from './quote.ts'
import { requireWithinLimit } from './spending-limit.ts'

type Writing = {
  readonly buyer: Buyer
  readonly wish: OrderRequest
  readonly price: Quote
  readonly settings: Settings
  readonly provider: string
  readonly notify: Notify
}

/**
 * Writes a purchase with the discount it uses, unless it is there already or is one too many. With the account locked,
 * purchases of one member are written one after the other. What costs nothing is completed at once.
 */
export async function writeOrder(tx: Tx, writing: Writing): Promise<OrderRow> {
  const { buyer, wish, price, notify } = writing
  const { siteId, accountId, now } = buyer
  await lockAccount(tx, accountId)
  const known = await orderOfRequest(tx, buyer, wish)
  if (known) return known
  await requireLimits(tx, writing)
  const order = await insertOrder(tx, writing)
  const { discount } = price
  if (discount) await takeDiscount(tx, { siteId, accountId, discount, orderId: order.id, now })
  if (order.total_minor > 0) return order
  return completeOrder(tx, order, { notify, now, isSettled: true })
}

async function requireLimits(tx: Tx, { buyer, wish, price, settings }: Writing): Promise<void> {
  const { accountId, now } = buyer
  const { currency, offer: bought } = price
  const amountMinor = bought.total_minor
  await requireWithinLimit(tx, { ...buyer, bought, currency, timeZone: settings.time_zone })
  if (wish.debit === null) return
  const { ibanHash } = wish.debit
  await requireDebit(tx, { accountId, ibanHash, amountMinor, limits: settings, now })
}

function insertOrder(tx: Tx, { buyer, wish, price, provider }: Writing): Promise<OrderRow> {
  const { offer, discount } = price
  const isFree = offer.total_minor === 0
  return tx
    .insertInto('credit_order')
    .values({
      id: randomUUID(),
      site_id: buyer.siteId,
      member_id: buyer.memberId,
      account_id: buyer.accountId,
      client_id: wish.clientId,
      style: offer.style,
      credits: offer.credits,
      currency: price.currency,
      price_minor: offer.price_minor,
      discount_kind: discount?.kind ?? null,
      discount_code: discount?.code ?? null,
      discount_percentage: discount?.percentage ?? 0,
      total_minor: offer.total_minor,
      country: wish.country,
      vat_rate: price.vatRate,
      method: wish.method,
      bank: wish.bank,
      provider,
      iban_hash: wish.debit?.ibanHash ?? null,
      mandate_id: wish.debit?.mandateId ?? null,
      created_at: buyer.now,
      check_at: isFree ? null : nextCheck({ created_at: buyer.now, checks: 0 }, buyer.now),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
