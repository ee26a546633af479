import type { ReactNode } from 'react'
import { type Order, type OrderStatus, RECEIPT_PATH } from '#contract/orders.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { classNames } from '#web/ui/class-names.ts'
import { PriceLines, useDay, useMoney, usePercent } from '../money.tsx'
import css from './orders.module.css'

/** What was ordered, how it was paid, what came back of it, and the receipt. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useText('transactions.facts')
  const method = useMethodName(order)
  const money = useMoney()
  const percent = usePercent()
  const day = useDay()
  const { currency, price_minor: price, total_minor: total, credits, discount } = order

  return (
    <div className={css['facts']}>
      <PriceLines {...{ credits, price, total, currency, discount }} />
      <dl className={css['more-facts']}>
        {order.vat_rate > 0 && (
          <Fact name={t('vat', { rate: percent(order.vat_rate) })}>
            {money(order.vat_minor, currency)}
          </Fact>
        )}
        {order.refunded_minor > 0 && (
          <Fact name={t('refunded', { count: order.refunded_credits })}>
            {money(order.refunded_minor, currency)}
          </Fact>
        )}
        <Fact name={t('method')}>{method}</Fact>
        <Fact name={t('date')}>{day(order.created_at)}</Fact>
        {order.receipt_number !== null && <Fact name={t('number')}>{order.receipt_number}</Fact>}
      </dl>
      {order.receipt_number !== null && (
        <a className={`link ${css['receipt']}`} href={`${RECEIPT_PATH}?id=${order.id}`} download>
          {t('receipt')}
        </a>
      )}
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** How a purchase stands, in a word. */
export function StatusTag({ order }: { order: Order }) {
  const t = useText('transactions.status')
  const state = stateOf(order)
  return <span className={classNames(css['status'], css[state])}>{t(state)}</span>
}

export type OrderState = OrderStatus | 'open' | 'refunded' | 'partly_refunded'

/** How an order stands for its buyer: what can still be paid is not at the bank yet, and money may have gone back. */
export function stateOf(order: Order): OrderState {
  const { status, checkout_url: address, refunded_minor: refunded } = order
  if (status === 'pending' && address !== null) return 'open'
  if (status !== 'completed' || refunded === 0) return status
  // Parts are rounded down, so of all credits a cent less than the total may have gone back.
  const isWhole = refunded >= order.total_minor || order.refunded_credits >= order.credits
  return isWhole ? 'refunded' : 'partly_refunded'
}

/** How a purchase was paid. What cost nothing was not, whichever method stood chosen. */
export function useMethodName({ method, total_minor: total }: Order): string {
  const t = useText('payments')
  return total === 0 ? t('free') : t(`methods.${method}`)
}
