import type { Currency } from '#contract/geo.ts'
import { localeOf } from '#contract/locales.ts'
import { useCatalogue } from '#web/i18n/catalogue-context.ts'

export type Money = (minor: number, currency: Currency) => string

/** Minor units as money is written in the language on the screen. */
export function useMoney(): Money {
  const { iso } = localeOf(useCatalogue().locale)
  return (minor, currency) => {
    const format = new Intl.NumberFormat(iso, { style: 'currency', currency })
    const { maximumFractionDigits = 2 } = format.resolvedOptions()
    return format.format(minor / 10 ** maximumFractionDigits)
  }
}
