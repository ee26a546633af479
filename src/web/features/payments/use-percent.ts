import { localeOf } from '#contract/locales.ts'
import { useCatalogue } from '#web/i18n/catalogue-context.ts'

/** Hundredths of a percent as they are written in the language on the screen. */
export function usePercent(): (hundredths: number) => string {
  const { iso } = localeOf(useCatalogue().locale)
  return (hundredths) =>
    new Intl.NumberFormat(iso, { style: 'percent', maximumFractionDigits: 2 }).format(
      hundredths / 10_000,
    )
}
