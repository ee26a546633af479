import type { DiscountKind } from '#contract/discounts.ts'
import type { Currency } from '#contract/geo.ts'
import { useText } from '#web/i18n/use-text.ts'
import { useMoney } from './use-money.ts'
import { usePercent } from './use-percent.ts'
import css from './payments.module.css'

type PriceLinesProps = {
  credits: number
  price: number
  total: number
  currency: Currency
  discount: { kind: DiscountKind; code: string; percentage: number } | null
}

/** The sum of an order: package, discount, total. */
export function PriceLines({ credits, price, total, currency, discount }: PriceLinesProps) {
  const t = useText('payments')
  const money = useMoney()
  const percent = usePercent()
  return (
    <dl className={css['lines']}>
      <div>
        <dt>{t('credits', { count: credits })}</dt>
        <dd>{money(price, currency)}</dd>
      </div>
      {discount && (
        <div className={css['discount']}>
          <dt>
            {t(`discounts.${discount.kind}`, {
              percentage: percent(discount.percentage * 100),
              code: discount.code,
            })}
          </dt>
          <dd>{`− ${money(price - total, currency)}`}</dd>
        </div>
      )}
      <div className={css['total']}>
        <dt>{t('total')}</dt>
        <dd>{money(total, currency)}</dd>
      </div>
    </dl>
  )
}
