import { pathTo } from '#contract/routes.ts'
import type { Currency } from '#contract/geo.ts'
import type { LocaleCode } from '#contract/locales.ts'
import type { Method } from '#contract/orders.ts'
import { Refusal } from '#contract/refusals.ts'
import { withEvents } from '#server/events/telling.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { callProvider, ProviderUnavailable } from './ask-provider.ts'
import { closeUnpaidOrder } from './give-up-order.ts'
import { lockOrder } from './lock-order.ts'
import type { OrderRow } from './order-row.ts'
import type { PaymentDeps } from './payment-desk.ts'
import type { Mandate, NewPayment } from './provider.ts'
import { applyPayment } from './take-payment.ts'
import { WEBHOOK_PATH } from './webhook-path.ts'

/**
 * Asks the provider for the payment of a purchase that has none yet. Without an answer the purchase stays as it is: the same
 * purchase asked for again is the same payment. If the provider says no, it has failed.
 */
export async function openPayment(
  deps: PaymentDeps,
  order: OrderRow,
  mandate: Mandate | null,
): Promise<OrderRow> {
  if (order.status !== 'new') return order
  const asked = await paymentFor(deps, order, mandate)
  try {
    const payment = await callProvider(() => deps.provider.create(asked))
    return await applyPayment(deps, order, payment)
  } catch (error) {
    if (error instanceof Refusal) await failOrder(deps, order)
    if (!(error instanceof ProviderUnavailable)) throw error
    deps.log.warn({ err: error, order_id: order.id }, 'a payment could not be opened yet')
    return order
  }
}

async function failOrder(deps: PaymentDeps, order: OrderRow): Promise<void> {
  await withEvents({ ...deps, now: deps.clock() }, async (tx, notify) => {
    const locked = await lockOrder(tx, order)
    if (locked.status === 'new') await closeUnpaidOrder(tx, locked, { status: 'failed', notify })
  })
}

async function paymentFor(
  deps: PaymentDeps,
  order: OrderRow,
  mandate: Mandate | null,
): Promise<NewPayment> {
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
    locale: (language ?? 'nl') as LocaleCode,
    returnUrl: `${origin}${pathTo('transactions', { id: order.id })}`,
    webhookUrl: `${origin}${WEBHOOK_PATH}`,
    mandate,
  }
}
