import type { z } from 'zod/mini'
import type { getCheckout as contract } from '#contract/orders.ts'
import type { Db } from '#server/db/connect.ts'
import { newcomerDiscount, newcomerOf } from '#server/features/discounts/discounts.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { debitStanding } from '../orders/debit-limits.ts'
import { offeredMethods } from '../orders/methods.ts'
import { type KnownBuyer, orderAnswer, type PaymentDeps } from '../orders/order.ts'
import { type Quote, quote } from '../orders/quote.ts'
import { remainingLimit } from '../orders/spending-limit.ts'

type GetCheckoutInput = z.output<typeof contract.input>

/** Everything that the payment step shows. */
export async function getCheckout(
  { db, provider }: PaymentDeps,
  buyer: KnownBuyer,
  wanted: GetCheckoutInput,
): Promise<z.input<typeof contract.output>> {
  const { accountId, countries, siteId, now } = buyer
  const settings = await settingsOf(db, siteId)
  const country = wanted.country ?? buyer.country
  const { code, package: style } = wanted
  const price = await quote(db, { ...buyer, style, country, code })
  const { currency, offer, discount } = price
  const amountMinor = offer.total_minor
  const [methods, debit, open, left, better] = await Promise.all([
    offeredMethods(provider, { country, currency, amountMinor, now }),
    debitStanding(db, { accountId, ibanHash: null, amountMinor, limits: settings, now }),
    openOrder(db, accountId),
    remainingLimit(db, buyer, price),
    betterPercentage(db, buyer, price),
  ])
  return {
    country,
    countries: [...countries],
    currency,
    offer,
    discount,
    better_percentage: better,
    vat_minor: price.vatMinor,
    vat_rate: price.vatRate,
    methods: methods.filter(({ method }) => debit === 'ok' || method !== 'directdebit'),
    makes_premium: !buyer.isPremium,
    open_order: open ? orderAnswer(open) : null,
    left_to_spend: left,
    debit,
  }
}

/** A code takes the place of the discount for newcomers, also where it is worth less: they are told what it costs them. */
async function betterPercentage(db: Db, buyer: KnownBuyer, { discount }: Quote) {
  const { memberId, now } = buyer
  if (discount === null) return null
  const without = newcomerDiscount(await newcomerOf(db, memberId), now)
  return without && without.percentage > discount.percentage ? without.percentage : null
}

/** The latest purchase that was begun and not paid. */
function openOrder(db: Db, accountId: string) {
  return db
    .selectFrom('credit_order')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', 'in', ['new', 'pending'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
