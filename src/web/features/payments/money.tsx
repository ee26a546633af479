import type { DiscountKind } from '#contract/discounts.ts'
import type { Currency } from '#contract/geo.ts'
import { localeOf } from '#contract/locales.ts'
import type { Method } from '#contract/orders.ts'
import { useClock } from '#web/features/settings/use-clock.ts'
import { useCatalogue, useText } from '#web/i18n/catalogue.ts'
import type { IconName } from '#web/ui/icon-names.ts'
import css from './payments.module.css'

type Money = (minor: number, currency: Currency) => string

/** Minor units as money is written in the language on the screen. */
export function useMoney(): Money {
  const { iso } = localeOf(useCatalogue().locale)
  return (minor, currency) => {
    const format = new Intl.NumberFormat(iso, { style: 'currency', currency })
    const { maximumFractionDigits = 2 } = format.resolvedOptions()
    return format.format(minor / 10 ** maximumFractionDigits)
  }
}

/** Hundredths of a percent as they are written in the language on the screen. */
export function usePercent(): (hundredths: number) => string {
  const { iso } = localeOf(useCatalogue().locale)
  return (hundredths) =>
    new Intl.NumberFormat(iso, { style: 'percent', maximumFractionDigits: 2 }).format(
      hundredths / 10_000,
    )
}

/** A moment as the day it was where the site is, in the language on the screen. */
export function useDay(): (moment: string) => string {
  const { locale, timeZone } = useClock()
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })
  return (moment) => format.format(new Date(moment))
}

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

export const METHOD_ICON = {
  ideal: 'bank',
  bancontact: 'contactless-payment',
  applepay: 'contactless-payment',
  googlepay: 'contactless-payment',
  creditcard: 'credit-card',
  paypal: 'paypal-logo',
  eps: 'bank',
  przelewy24: 'bank',
  blik: 'phone',
  directdebit: 'arrows-clockwise',
} as const satisfies Record<Method, IconName>
