import { localeOf } from '#contract/locales.ts'
import { useNow } from '#web/browser/use-now.ts'
import { useBoot } from './boot.ts'
import { useSettings } from './use-settings.ts'
import { useCatalogue } from '#web/i18n/catalogue-context.ts'

/** What it takes to say how long ago something was: the time now, the language, and where the site is. */
export function useClock() {
  const now = useNow(useBoot().now)
  const { time_zone: timeZone } = useSettings()
  const { locale } = useCatalogue()
  return { now, timeZone, locale: localeOf(locale).iso }
}
