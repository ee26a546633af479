import type { ReactNode } from 'react'
import { type Order, RECEIPT_PATH } from '#contract/orders.ts'
import { useText } from '#web/i18n/use-text.ts'
import { PriceLines } from '../price-lines.tsx'
import { useDay } from '../use-day.ts'
import { useMoney } from '../use-money.ts'
import { usePercent } from '../use-percent.ts'
import { useMethodName } from './use-method-name.ts'
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
